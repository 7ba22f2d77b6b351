import { isRouteErrorResponse } from "@remix-run/react";

import type { Card } from "~/api/schemas/common";

/** What went wrong, as the shopper is told: a key of the common strings (`error.…Title`, `error.…Text`). */
export type ErrorKind = "notFound" | "unavailable" | "badRequest" | "failed";

/** The status of what a loader, an action or a component threw; 500 for what is no response. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Which of the error pages to show. */
export function errorKind(error: unknown): ErrorKind {
  const status = errorStatus(error);
  if (status === 404) return "notFound";
  // Who asks too often is told to come back in a minute, too.
  if (status === 429) return "unavailable";
  if (status === 502 || status === 503 || status === 504) return "unavailable";
  return status < 500 ? "badRequest" : "failed";
}

/**
 * What the shopper looked at before, where the error brings it along (`session/not-found.server`); null where it could not
 * be had.
 */
export function viewedBefore(error: unknown): Card[] | null {
  if (!isRouteErrorResponse(error)) return [];
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("viewed" in data)) return [];
  if (!Array.isArray(data.viewed)) return data.viewed === null ? null : [];
  return data.viewed.filter(isCard);
}

function isCard(value: unknown): value is Card {
  if (typeof value !== "object" || value === null) return false;
  const card: Partial<Record<keyof Card, unknown>> = value;
  return (
    [card.id, card.price, card.isStock, card.quantity].every(Number.isFinite) &&
    typeof card.code === "string" &&
    typeof card.name === "string" &&
    typeof card.isFavorite === "boolean" &&
    [card.picture, card.deliveryDate].every((text) => text === null || typeof text === "string") &&
    (card.oldPrice === null || typeof card.oldPrice === "number") &&
    isListOf(card.badge, ["name", "color"]) &&
    isListOf(card.properties, ["name", "value"])
  );
}

/** A list of objects that have these texts. */
function isListOf(value: unknown, names: string[]): boolean {
  return Array.isArray(value) && value.every((item: unknown) => hasTexts(item, names));
}

function hasTexts(value: unknown, names: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === "string");
}
