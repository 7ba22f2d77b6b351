import type { Basket, BasketChange } from "~/api/schemas/basket";
import { formatPrice } from "~/i18n/format";
import type { Translation } from "~/i18n/react";

/** A change of a product in the basket; `name` is null if the product is no longer there. */
export type ChangeView = BasketChange & { name: string | null };

/** The changes that the API reports, with the names of their products. */
export function namedChanges({ list, changes }: Pick<Basket, "list" | "changes">): ChangeView[] {
  const names = new Map(list.map(({ productId, product }) => [productId, product.name]));
  return changes.map((change) => ({ ...change, name: names.get(change.productId) ?? null }));
}

/** The old and the new value: `цена выросла: было 990 ₽, стало 1 190 ₽`. */
export function changeText({ t }: Pick<Translation, "t">, { type, was, now }: BasketChange): string {
  const prices = { was: formatPrice(was), now: formatPrice(now) };
  switch (type) {
    case "price_up":
      return t("basket:changes.priceUp", prices);
    case "price_down":
      return t("basket:changes.priceDown", prices);
    case "quantity_reduced":
      return t("basket:changes.quantityReduced", { was, now });
    case "gone":
      return t("basket:changes.gone", { was });
  }
}
