import { Await, useLocation, useRevalidator } from "@remix-run/react";
import { createContext, type ReactNode, Suspense, useContext, useMemo, useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { originalOf, unpack, type Packed } from "~/lib/packed";
import { Note } from "~/ui/note";

type DeferredProps<T> = {
  /** What a loader has packed and deferred. */
  part: Promise<Packed<T>>;
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
  const unpacked = (packed: Packed<T>) => <Unpacked packed={packed}>{children}</Unpacked>;
  if (settled) {
    const found = settled.read(part);
    return <Suspense>{found ? unpacked(found.value) : <template {...{ [placeholderAttribute]: "" }} />}</Suspense>;
  }
  // A new page shows the placeholder; a revalidated page keeps its content.
  return (
    <Suspense key={key} fallback={waiting}>
      <Await resolve={part}>{unpacked}</Await>
    </Suspense>
  );
}

function Unpacked<T>({ packed, children }: Pick<DeferredProps<T>, "children"> & { packed: Packed<T> }) {
  return children(useUnpacked(packed));
}

/**
 * The deferred parts that have arrived while the server renders a page. `read` returns null for a part that has not.
 */
export type SettledParts = { read: <T>(part: Promise<T>) => { value: T } | null };

/** Set only on the server: the browser waits for its parts by itself. */
export const SettledPartsContext = createContext<SettledParts | null>(null);

/** The attribute of the element that stands in for a part that has not arrived yet. */
export const placeholderAttribute = "data-deferred";

/**
 * Unpacks what a loader packed. The server need not parse what it has just packed; the browser parses the same text
 * once, so that its objects keep their identity between renders.
 */
export function useUnpacked<T>(packed: Packed<T>): T {
  const { json } = packed;
  const original = originalOf(packed);
  return useMemo(() => original ?? unpack({ json }), [original, json]);
}

/** How often the page retries by itself, and the first delay in ms; each delay is twice the previous one. */
const maxTries = 3;
const firstDelay = 2000;

type FailedPartProps = {
  /** What did not load, as a sentence without a full stop. */
  title: string;
  className?: string | undefined;
};

/**
 * One line for a part that the API did not return, with a link that reloads the page. With JavaScript the page retries
 * by itself.
 */
export function FailedPart({ title, className }: FailedPartProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useRetry();
  return (
    // Start the page's scripts without a click, so that they can retry.
    <div className={className} data-start="now" data-failed-part="">
      <Note kind="warn" title={title}>
        <a className="link" href={pathname + search} data-reload>
          {t("error.loadAgain")}
        </a>
      </Note>
    </div>
  );
}

function useRetry(): void {
  const { state, revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === maxTries || state !== "idle") return;
    const again = () => {
      setTries(tries + 1);
      revalidate();
    };
    const timer = setTimeout(again, firstDelay * 2 ** tries);
    return () => clearTimeout(timer);
  }, [tries, state, revalidate]);
}
