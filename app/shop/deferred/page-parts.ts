import { createContext } from "react";

/** The deferred parts that have arrived before a page is rendered. `read` returns null for a part that has not. */
type SettledParts = { read: <T>(part: Promise<T>) => { value: T } | null };

/** Set while the server renders a page, and while the browser hydrates it. */
export const SettledPartsContext = createContext<SettledParts | null>(null);

/** What a page's loaders have deferred. */
export type PageParts = SettledParts & {
  /** Whether all parts have arrived. */
  isWhole: () => boolean;
  /** Waits until all parts have arrived. */
  waitForAll: () => Promise<unknown>;
};

/** Finds the promises in the results of a page's loaders. Their calls have their own time limits. */
export function findParts(loaderData: Readonly<Record<string, unknown>>): PageParts {
  const parts = Object.values(loaderData)
    .flatMap((data) => (typeof data === "object" && data !== null ? Object.values<unknown>({ ...data }) : []))
    .filter((value) => value instanceof Promise);
  const settled = new Map<Promise<unknown>, unknown>();
  const all = Promise.all(parts.map(async (part) => settled.set(part, await part)));
  return {
    // Each part was saved with the value of its own promise.
    read: <T>(part: Promise<T>) => (settled.has(part) ? { value: settled.get(part) as T } : null),
    isWhole: () => settled.size === parts.length,
    waitForAll: () => all,
  };
}

/**
 * How long a page waits for its deferred parts before it is sent without them, in ms: an API on the same machine needs
 * less.
 */
const partsWait = 50;

/** Waits briefly for all parts, on the server; resolves with whether all have arrived. */
export async function waitBriefly({ isWhole, waitForAll }: PageParts): Promise<boolean> {
  if (!isWhole()) {
    await Promise.race([waitForAll(), new Promise((resolve) => setTimeout(resolve, partsWait).unref())]);
  }
  return isWhole();
}
