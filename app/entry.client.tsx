import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { readLanguages, startTranslate, stringsReady, takeStrings, type StringFiles } from "./i18n/client";
import { areas, localeFromPath } from "./i18n/config";
import { TranslationProvider } from "./i18n/react";
import { setLanguagePath } from "./lib/languages";
import { keepServerPage } from "./shop/client/keep-server-page";
import { loadRouteCode, prepareFirstPage } from "./shop/client/route-code";
import { watchTranslations } from "./shop/client/translated-texts";
import { findParts, SettledPartsContext, type PageParts } from "./shop/deferred/page-parts";
import { watchBack } from "./ui/back-closes";
import { whenIdle } from "./ui/when-idle";

/** A built page has no Remix inline script, which would set its flags (`remix.config.js`). */
function setFlags(): void {
  Object.assign(window.__remixContext, {
    // Without `v3_lazyRouteDiscovery`: the manifest brings all routes.
    future: { v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_singleFetch: true },
    isSpaMode: false,
  });
}

/** Remix's effects run first, so its router exists; queued presses are repeated only after this effect. */
function Browser() {
  useLayoutEffect(loadRouteCode, []);
  return <RemixBrowser />;
}

/**
 * `RemixBrowser` suspends the root until the page's data is decoded. A press in that moment makes React 18 hydrate
 * synchronously, find the root suspended and fail with error 345. So the data is decoded first: the component throws
 * the promise before its first hook, so it may be called outside a render. The deferred parts have arrived with the page,
 * and are decoded too.
 */
async function decodePageData(): Promise<PageParts> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
  const parts = findParts(window.__remixContext.state.loaderData ?? {});
  await parts.waitForAll();
  return parts;
}

/** The initial texts of the textareas that were typed in before hydration. */
const initialTexts = new Map<HTMLTextAreaElement, string>();

/**
 * During hydration, React 18 resets a textarea to its initial text, unless its default value is the typed text. An
 * unchanged one is not touched, because that would move its caret.
 */
function keepTyped({ target }: Pick<Event, "target">): void {
  if (!(target instanceof HTMLTextAreaElement) || target.value === target.defaultValue) return;
  if (!initialTexts.has(target)) initialTexts.set(target, target.defaultValue);
  target.defaultValue = target.value;
}

/** After hydration: what was typed differs from the initial text again, as the code that saves it expects. */
function resetDefaults(): void {
  removeEventListener("input", keepTyped, true);
  for (const [textarea, text] of initialTexts) textarea.defaultValue = text;
  initialTexts.clear();
}

/** If React renders the whole page again, it loses the styles of the shop's own look, which the server adds to the head. */
function keepLook(): void {
  const styles = document.head.querySelectorAll("style[nonce]");
  const restore = () => styles.forEach((style) => style.isConnected || document.head.append(style));
  addEventListener("takenover", restore, { once: true });
}

/** How long hydration waits for the end of a press, in ms: some browsers keep an element active after a drag. */
const longestPress = 5000;

/**
 * Resolves when nothing is pressed. Browsers send no click if the pressed element is removed before it is released, and
 * hydration replaces the elements of a page that a browser or an extension has changed.
 */
async function waitForRelease(): Promise<void> {
  const start = performance.now();
  while (document.querySelector(":active") && performance.now() - start < longestPress)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Hydrates the page, once.
 * @param strings the texts that have been loaded already
 * @param takeChanges returns what the browser and its extensions have changed in the page
 * @param isCurrent whether the address is the page's; Back changes it at once, and then loads the other page
 * @throws if the page's data or further texts cannot be read; the page then stays as the server rendered it
 */
export async function hydrate(
  strings: StringFiles,
  takeChanges = (): MutationRecord[] => [],
  isCurrent = () => true,
): Promise<void> {
  watchBack();
  if (import.meta.env.PROD) setFlags();
  readLanguages();
  takeStrings(strings);
  setLanguagePath(window.__remixManifest.routes);
  const t = startTranslate();
  // In development, Remix discovers routes as they are visited and loads their code itself.
  const common = stringsReady(import.meta.env.PROD ? ["common"] : areas);
  const [parts] = await Promise.all([decodePageData(), common, prepareFirstPage()]);
  await waitForRelease();
  // React would render the other page with this page's data. Forward may return before that page has loaded.
  while (!isCurrent()) await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  keepServerPage(takeChanges());
  watchTranslations();
  keepLook();
  addEventListener("input", keepTyped, true);
  addEventListener("takenover", resetDefaults, { once: true });
  for (const target of document.querySelectorAll("textarea")) keepTyped({ target });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider t={t} locale={localeFromPath(location.pathname)}>
          <SettledPartsContext.Provider value={parts}>
            <Browser />
          </SettledPartsContext.Provider>
        </TranslationProvider>
      </StrictMode>,
    );
  });
  // The idle tasks are about the files of a build, which development does not have.
  if (!import.meta.env.PROD) return;
  whenIdle(() => void import("./shop/client/idle").then(({ startIdleTasks }) => startIdleTasks()).catch(() => null));
}

// In production, the page's inline script calls it (`app/start/load.ts`).
if (!import.meta.env.PROD) void hydrate({});
