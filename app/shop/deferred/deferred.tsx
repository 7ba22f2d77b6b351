import { Await, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, Suspense, useContext, useMemo } from "react";

import type { Packed } from "~/lib/packed";

type DeferredProps<T> = {
  /** What a loader has deferred (`defer`). */
  part: Promise<T>;
  /** What is shown in a client navigation until the part comes. */
  waiting: ReactNode;
  children: (value: T) => ReactNode;
};

/**
 * A part of a page that may come after what stands above it. The server sends the page in order: up to the first part that is
 * late, and the rest when all parts are there (`page-parts.server.ts`). So it needs no script, and no part is ever left out.
 */
export function Deferred<T>({ part, waiting, children }: DeferredProps<T>) {
  const settled = useContext(SettledPartsContext);
  const { key } = useLocation();
  if (settled) {
    const found = settled.read(part);
    return <Suspense>{found ? children(found.value) : <template {...{ [placeOfPart]: "" }} />}</Suspense>;
  }
  // A new page shows that it waits; a page that is read again keeps what it shows.
  return (
    <Suspense key={key} fallback={waiting}>
      <Await resolve={part}>{children}</Await>
    </Suspense>
  );
}

/** The deferred parts that have come while the server draws a page. Reads give null for a part that has not. */
export type SettledParts = { read: <T>(part: Promise<T>) => { value: T } | null };

/** Set on the server alone: the browser waits for its parts by itself. */
export const SettledPartsContext = createContext<SettledParts | null>(null);

/** The element that stands in the HTML for a part that has not come yet. */
export const placeOfPart = "data-deferred";

/** What a loader packed. Parsed once for each string, so that its objects keep their identity between renders. */
export function useUnpacked<T>(packed: Packed<T>): T {
  // `pack` alone makes such a string, out of a `T`.
  return useMemo(() => JSON.parse(packed) as T, [packed]);
}
