import type { Card } from "~/api/schemas/common";

/** What the HTML of a card does not say, or what a press changes; what is missing is as with most products. */
export type LiveCard = Pick<Card, "id"> & Partial<Pick<Card, "isStock" | "deliveryDate" | "quantity" | "isFavorite">>;

/** The part of a card that is sent beside its HTML; null where the HTML says it all. */
export function liveCard({ id, isStock, deliveryDate, quantity, isFavorite }: Card): LiveCard | null {
  const live: LiveCard = {
    id,
    // The pieces in stock are shown where there are some, the date as people write it where there are none.
    ...(deliveryDate !== null && { isStock, deliveryDate }),
    ...(quantity > 0 && { quantity }),
    ...(isFavorite && { isFavorite }),
  };
  return Object.keys(live).length > 1 ? live : null;
}
