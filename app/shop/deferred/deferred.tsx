import { useLocation, useRevalidator } from "@remix-run/react";
import { startTransition, type ReactNode, useContext, useMemo, useEffect, useState } from "react";

import { useTranslation } from "~/i18n/react";
import { originalOf, unpack, type Packed } from "~/lib/packed";
import { useBrowserLayoutEffect } from "~/ui/hydration";
import { Note } from "~/ui/note";

import { SettledPartsContext } from "./page-parts";

type DeferredProps<T> = {
  /** What a loader has packed and deferred. */
  part: Promise<Packed<T>>;
  /** Shown during a client navigation until the part arrives. */
  waiting: ReactNode;
  children: (value: T) => ReactNode;
};

/**
 * A part of a page that may arrive after what is above it. The server sends the page in order: up to the first
 * unfinished part, and the rest when all parts are there (`page-parts.ts`). So it needs no JavaScript, and no
 * part is ever left out.
 *
 * A new page shows the placeholder. New data for the same page replace the content when they arrive. Give it a `key` if
 * the previous content would be wrong until then.
 */
export function Deferred<T>(props: DeferredProps<T>) {
  const { pathname } = useLocation();
  return <Part key={pathname} {...props} />;
}

/**
 * Without `Suspense`: React 18 hydrates its boundaries after the page, and a client navigation in between would make it
 * fail with error 421 and render their content again.
 */
function Part<T>({ part, waiting, children }: DeferredProps<T>) {
  const { t } = useTranslation();
  const arrived = useArrived(part);
  if (arrived?.isLost) return <FailedPart title={t("error.part")} />;
  if (arrived) return <Unpacked packed={arrived.value}>{children}</Unpacked>;
  return import.meta.env.SSR ? <template {...{ [placeholderAttribute]: "" }} /> : waiting;
}

type Arrived<T> = { part: Promise<T> } & ({ isLost: false; value: T } | { isLost: true });

/**
 * The last part that arrived; null before the first one. A part is lost if the connection breaks before it: loaders
 * catch the errors of the API.
 */
function useArrived<T>(part: Promise<T>): Arrived<T> | null {
  const settled = useContext(SettledPartsContext);
  const [arrived, setArrived] = useState<Arrived<T> | null>(() => {
    const found = settled?.read(part);
    return found ? { part, isLost: false, ...found } : null;
  });
  const isNew = arrived?.part !== part;
  useBrowserLayoutEffect(() => {
    if (!isNew) return;
    let isCurrent = true;
    const show = (result: Arrived<T>) => {
      if (isCurrent) startTransition(() => setArrived(result));
    };
    part.then(
      (value) => show({ part, isLost: false, value }),
      () => show({ part, isLost: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isNew]);
  return arrived;
}

function Unpacked<T>({ packed, children }: Pick<DeferredProps<T>, "children"> & { packed: Packed<T> }) {
  return children(useUnpacked(packed));
}

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
 * One line for a part that did not arrive, with a link that reloads the page. With JavaScript the page retries by
 * itself.
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
