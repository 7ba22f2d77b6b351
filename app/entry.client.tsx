import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { startTranslate, stringsReady } from "./i18n/client";
import { areas, localeFromPath } from "./i18n/config";
import { TranslationProvider } from "./i18n/react";
import { loadRouteCode, prepareFirstPage } from "./shop/client/route-code";
import { whenIdle } from "./ui/when-idle";

/** On a built page Remix's inline script is missing, which would bring its flags (`remix.config.js`). */
function setFlags(): void {
  Object.assign(window.__remixContext, {
    // Without `v3_lazyRouteDiscovery`: the manifest brings all routes.
    future: { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_singleFetch: true },
    isSpaMode: false,
  });
}

/** Remix's effects come first, so its router is there; presses are heard only after this one. */
function Browser() {
  useLayoutEffect(loadRouteCode, []);
  return <RemixBrowser />;
}

/**
 * `RemixBrowser` suspends the root until the page's data is decoded. A press in that moment makes React 18 hydrate at
 * once, find the root suspended and give up with error 345. So the data is decoded first: the component throws the
 * promise before its first hook, hence it may be called outside a render.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

/**
 * React 18 puts a textarea back to its first text; it leaves one alone whose default is what was typed. One that was not typed
 * in is not touched, which would move its caret.
 */
function keepTyped({ target }: Pick<Event, "target">): void {
  if ("hydrated" in document.documentElement.dataset) removeEventListener("input", keepTyped, true);
  else if (target instanceof HTMLTextAreaElement && target.value !== target.defaultValue)
    target.defaultValue = target.value;
}

async function hydrate(): Promise<void> {
  if (import.meta.env.PROD) setFlags();
  const t = startTranslate();
  // In development Remix finds routes as they are visited, and loads their code by itself.
  const strings = stringsReady(import.meta.env.PROD ? ["common"] : areas);
  await Promise.all([strings, prepareFirstPage(), decodePageData()]);
  addEventListener("input", keepTyped, true);
  for (const target of document.querySelectorAll("textarea")) keepTyped({ target });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider t={t} locale={localeFromPath(location.pathname)}>
          <Browser />
        </TranslationProvider>
      </StrictMode>,
    );
  });
}

void hydrate();
// Files of a build are what it is about; in development there is none.
if (import.meta.env.PROD) {
  whenIdle(() => void import("./shop/client/idle").then(({ startIdleTasks }) => startIdleTasks()).catch(() => null));
}
