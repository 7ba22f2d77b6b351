import type { Card } from "~/api/schemas/common";

/** What the HTML of a card does not say, or what a press changes. */
export type LiveCard = Pick<Card, "id" | "isStock" | "deliveryDate" | "quantity" | "isFavorite">;

/** A card of a listing as the browser gets it: whole with a client navigation, live beside a page's HTML. */
export type ListedCard = Card | LiveCard;

/** The part of a card that is sent beside its HTML. */
export function liveCard({ id, isStock, deliveryDate, quantity, isFavorite }: Card): LiveCard {
  return { id, isStock, deliveryDate, quantity, isFavorite };
}

/** Whether a card was sent whole. */
export function isWhole(card: ListedCard): card is Card {
  return "name" in card;
}
