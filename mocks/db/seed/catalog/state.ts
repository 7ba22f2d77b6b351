import type { Text } from "#mocks/language";

import type { Random } from "../lib/random";
import { nbsp } from "../lib/text";

export type Badge = { name: Text; color: string };

/** The changeable part of a product. Prices in whole roubles; null if there is none. */
export type State = {
  stock: number;
  orderDays: number | null;
  oldPrice: number | null;
  badges: readonly Badge[];
  multiplicity: number;
};

/** A label with the colour that the shop's owner entered. */
export function badge(ru: string, en: string, color: string): Badge {
  return { name: { ru, en }, color };
}

/** Labels used by many products. */
export const labels = {
  popular: badge("Хит", "Popular", "#16191c"),
  fresh: badge("Новинка", "New", "#0f437f"),
  business: badge(`Для юрлиц −5${nbsp}%`, "Business −5%", "#125a36"),
  masters: badge("Выбор мастеров", "Pro choice", "#f0b429"),
  clearance: badge("Распродажа", "Clearance", "#98001f"),
  delivery: badge("Доставим бесплатно", "Free delivery", "#e6eff9"),
  gift: badge("Подарок к заказу", "Gift with order", "rebeccapurple"),
} as const;

/** «−17 %» in the signal colour, calculated from the two prices in roubles. */
export function discountBadge(price: number, oldPrice: number): Badge {
  const percent = Math.round((1 - price / oldPrice) * 100);
  return badge(`−${percent}${nbsp}%`, `−${percent}%`, "#c9380a");
}

function drawStock(random: Random): Pick<State, "stock" | "orderDays"> {
  const lot = random.next();
  if (lot < 0.7) return { stock: random.int(4, random.chance(0.3) ? 420 : 60), orderDays: null };
  if (lot < 0.79) return { stock: random.int(1, 3), orderDays: null };
  if (lot < 0.91) return { stock: 0, orderDays: random.int(3, 21) };
  return { stock: 0, orderDays: null };
}

/** Draws a random product state: most are in stock, some are nearly sold out, made to order or sold out. */
export function drawState(random: Random, price: number, multiplicity: number): State {
  const oldPrice = random.chance(0.18) ? Math.round(price / (1 - random.int(5, 35) / 100) / 10) * 10 : null;
  const count = random.chance(0.3) ? random.int(1, 2) : 0;
  const drawn = random.some(Object.values(labels), count);
  const discount = oldPrice !== null && oldPrice > price ? [discountBadge(price, oldPrice)] : [];
  const { stock, orderDays } = drawStock(random);
  return {
    stock: stock * multiplicity,
    orderDays,
    oldPrice: discount.length > 0 ? oldPrice : null,
    badges: [...discount, ...drawn],
    multiplicity,
  };
}
