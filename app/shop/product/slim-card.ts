import type { Card } from "~/api/schemas/common";
import { pack, type Packed } from "~/lib/packed";

/** How many properties a card shows. */
const shownProperties = 2;

/**
 * A card without the fields that lists do not render, because loader data is sent to the browser in addition to the
 * HTML.
 */
export function slimCard(card: Card): Card {
  const { id, code, name, picture, price, oldPrice, badge, isStock, deliveryDate, quantity, isFavorite } = card;
  const properties = card.properties.slice(0, shownProperties);
  return { id, code, name, picture, price, oldPrice, badge, properties, isStock, deliveryDate, quantity, isFavorite };
}

/** The viewed products as a loader sends them. */
export function packViewed(cards: readonly Card[] | null): Packed<Card[] | null> {
  return pack(cards && cards.map(slimCard));
}
