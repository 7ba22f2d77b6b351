import type { BasketWire } from "~/api/schemas/basket";
import type { PickupPointWire } from "~/api/schemas/orders";
import { parseOpeningHours, pickupDay } from "~/lib/opening-hours";
import { shopDay } from "~/lib/shop-day";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import { readOfficeStock } from "#mocks/db/queries/change-product";
import type { Language } from "#mocks/language";
import { listOffices } from "#mocks/shop";

/** A product to pick up. `ready` is the day on which the shop has it, `YYYY-MM-DD`: today for what is in stock. */
export type WantedProduct = { productId: number; quantity: number; ready: string };

export type DatedPoint = PickupPointWire & {
  /** The first day on which all the products can be picked up there. */
  date: string;
  /** The stock of a single product there; null if unknown. */
  stock: number | null;
};

/** Days that goods take from one office to another. */
const movingDays = 2;

/** The points where products can be picked up, each with its own first day. */
export function pickupPoints(
  { db, now, shop }: Pick<Context, "db" | "now" | "shop">,
  products: readonly WantedProduct[],
  language: Language,
): DatedPoint[] {
  const stocks = readOfficeStock(
    db,
    products.map(({ productId }) => productId),
  );
  const [only] = products.length === 1 ? products : [];
  return listOffices(shop, language).map(({ id, name, address, hours, latitude, longitude }) => {
    const lines = shop.offices[id - 1]?.opening;
    const ready = products.map((product) => readyAt(product, stocks.get(product.productId), id, now()));
    return {
      ...{ id, name, address, hours, latitude, longitude },
      date: pickupDay(lines ? parseOpeningHours(lines) : null, now(), ready.sort().at(-1) ?? shopDay(now())),
      stock: only ? (stocks.get(only.productId)?.get(id) ?? (stocks.has(only.productId) ? 0 : null)) : null,
    };
  });
}

/** The day on which a product is in an office. Without a known place, stock may have to be moved for a day. */
function readyAt(
  { quantity, ready }: WantedProduct,
  stock: Map<number, number> | undefined,
  office: number,
  now: Date,
): string {
  const isInStock = ready <= dayAfter(now, 0);
  if (!isInStock) return ready;
  if (stock === undefined) return dayAfter(now, 1);
  return (stock.get(office) ?? 0) >= quantity ? ready : dayAfter(now, movingDays);
}

/** The lines of a basket that can be ordered, as products to pick up. */
export function wantedProducts({ list }: BasketWire, now: Date): WantedProduct[] {
  return list
    .filter(({ available }) => available)
    .map(({ productId, quantity, product }) => ({
      productId,
      quantity,
      ready: product.isStock > 0 ? dayAfter(now, 0) : (product.deliveryDate ?? dayAfter(now, 0)),
    }));
}
