import { Await, useLocation } from "@remix-run/react";
import { Suspense, useContext, type ReactNode } from "react";

import { placeOfPart, SettledPartsContext } from "./settled";

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
