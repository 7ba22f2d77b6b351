import { Await, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, Suspense, useContext, useMemo } from "react";

import type { Packed } from "~/lib/packed";

type DeferredProps<T> = {
  /** What a loader has deferred (`defer`). */
  part: Promise<T>;
  /** Shown during a client navigation until the part arrives. */
  waiting: ReactNode;
  children: (value: T) => ReactNode;
};

/**
 * A part of a page that may arrive after what is above it. The server sends the page in order: up to the first
 * unfinished part, and the rest when all parts are there (`page-parts.server.ts`). So it needs no JavaScript, and no
 * part is ever left out.
 */
export function Deferred<T>({ part, waiting, children }: DeferredProps<T>) {
  const settled = useContext(SettledPartsContext);
  const { key } = useLocation();
  if (settled) {
    const found = settled.read(part);
    return <Suspense>{found ? children(found.value) : <template {...{ [placeholderAttribute]: "" }} />}</Suspense>;
  }
  // A new page shows the placeholder; a revalidated page keeps its content.
  return (
    <Suspense key={key} fallback={waiting}>
      <Await resolve={part}>{children}</Await>
    </Suspense>
  );
}

/**
 * The deferred parts that have arrived while the server renders a page. `read` returns null for a part that has not.
 */
export type SettledParts = { read: <T>(part: Promise<T>) => { value: T } | null };

/** Set only on the server: the browser waits for its parts by itself. */
export const SettledPartsContext = createContext<SettledParts | null>(null);

/** The attribute of the element that stands in for a part that has not arrived yet. */
export const placeholderAttribute = "data-deferred";

/** Unpacks what a loader packed. Parses each string once, so that its objects keep their identity between renders. */
export function useUnpacked<T>(packed: Packed<T>): T {
  // Only `pack` creates such a string, from a `T`.
  return useMemo(() => JSON.parse(packed) as T, [packed]);
}
