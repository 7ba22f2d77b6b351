import { createContext } from "react";

/** The deferred parts that have come while the server draws a page. Reads give null for a part that has not. */
export type SettledParts = { read: <T>(part: Promise<T>) => { value: T } | null };

/** Set on the server alone: the browser waits for its parts by itself. */
export const SettledPartsContext = createContext<SettledParts | null>(null);

/** The element that stands in the HTML for a part that has not come yet. */
export const placeOfPart = "data-deferred";
