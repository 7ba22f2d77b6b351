import { createContext, useContext, useSyncExternalStore } from "react";

import type { Counters } from "~/lib/small-form";

import { changesUnderWay, shownCounters, shownValue, subscribe, type Change, type Kind } from "./changes";

/**
 * The shopper's unconfirmed changes, for components. On the server and during hydration, each hook returns the value
 * that the page was loaded with.
 */

function useShown(kind: Kind, productId: number, loaded: number): number {
  return useSyncExternalStore(
    subscribe,
    () => shownValue(kind, productId) ?? loaded,
    () => loaded,
  );
}

/** The quantity of a product in the basket, as the shopper should see it now. */
export function useQuantity(productId: number, loaded: number): number {
  return useShown("basket", productId, loaded);
}

/** Whether a product is a favourite, as the shopper should see it now. */
export function useFavorite(productId: number, loaded: boolean): boolean {
  return useShown("favorite", productId, loaded ? 1 : 0) > 0;
}

/** The ids of the products that were compared when the page was loaded. */
export const ComparedContext = createContext<readonly number[]>([]);

/** Whether a product is in the comparison, as the shopper should see it now. */
export function useCompared(productId: number): boolean {
  return useShown("compare", productId, useContext(ComparedContext).includes(productId) ? 1 : 0) > 0;
}

/** A counter of the header; null, and so no badge, if the API did not return one. */
export function useCounter(name: keyof Counters, loaded: number | null): number | null {
  return useSyncExternalStore(
    subscribe,
    () => (loaded === null ? null : (shownCounters()?.[name] ?? loaded)),
    () => loaded,
  );
}

const none: readonly Change[] = [];

/** The changes that are being sent. */
export function useChangesUnderWay(): readonly Change[] {
  return useSyncExternalStore(subscribe, changesUnderWay, () => none);
}
