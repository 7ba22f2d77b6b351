import type { EntryContext } from "@remix-run/node";

import type { SettledParts } from "./deferred";

/**
 * How long a page waits for its deferred parts before it is sent without them, in ms: an API on the same machine needs
 * less.
 */
const partsWait = 50;

/** What a page's loaders have deferred. */
export type PageParts = SettledParts & {
  /** Waits briefly for all parts; resolves with whether all have arrived. */
  waitBriefly: () => Promise<boolean>;
  /** Waits until all parts have arrived. */
  waitForAll: () => Promise<unknown>;
};

/** Finds the promises in the results of a page's loaders. Their calls have their own time limits. */
export function findParts({ staticHandlerContext }: EntryContext): PageParts {
  const parts = Object.values<unknown>(staticHandlerContext.loaderData)
    .flatMap((data) => (typeof data === "object" && data !== null ? Object.values<unknown>({ ...data }) : []))
    .filter((value) => value instanceof Promise);
  const settled = new Map<Promise<unknown>, unknown>();
  const all = Promise.all(parts.map(async (part) => settled.set(part, await part)));

  return {
    // Each part was saved with the value of its own promise.
    read: <T>(part: Promise<T>) => (settled.has(part) ? { value: settled.get(part) as T } : null),
    async waitBriefly() {
      if (parts.length > 0) await Promise.race([all, new Promise((resolve) => setTimeout(resolve, partsWait).unref())]);
      return settled.size === parts.length;
    },
    waitForAll: () => all,
  };
}

/** Like `findParts`, but resolves when all parts have arrived. */
export async function waitForParts(context: EntryContext): Promise<PageParts> {
  const parts = findParts(context);
  await parts.waitForAll();
  return parts;
}
