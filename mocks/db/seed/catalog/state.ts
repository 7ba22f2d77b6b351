import { goods } from "../goods/read";
import type { Badge, ShowVariant } from "../goods/schema";
import type { Random } from "../lib/random";
import { nbsp } from "../lib/text";

/** The changeable part of a product. Prices in whole roubles; null if there is none. */
export type State = {
  stock: number;
  orderDays: number | null;
  oldPrice: number | null;
  badges: readonly Badge[];
  multiplicity: number;
};

/** «−17 %» in the signal colour, calculated from the two prices in roubles. */
export function discountBadge(price: number, oldPrice: number): Badge {
  const percent = Math.round((1 - price / oldPrice) * 100);
  return { name: { ru: `−${percent}${nbsp}%`, en: `−${percent}%` }, color: "#c9380a" };
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
  const drawn = random.some(Object.values(goods().words.badges), count);
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

/** The state of a hand-written product; throws on an unknown badge. */
export function shownState({ price, oldPrice, stock, orderDays, multiplicity, badges }: ShowVariant): State {
  const badgeOf = (one: ShowVariant["badges"][number]): Badge => {
    if (typeof one !== "string") return one;
    if (one === "discount" && oldPrice !== null) return discountBadge(price, oldPrice);
    const known = goods().words.badges[one];
    if (!known) throw new Error(`Unknown badge ${one}`);
    return known;
  };
  return { stock, orderDays, oldPrice, multiplicity, badges: badges.map(badgeOf) };
}
