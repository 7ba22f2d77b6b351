import { hearConsent } from "./consent";
import { mendFailedCode } from "./failed-code";
import { leaveByDocument, watchBuild } from "./newest-build";
import { preloadLinks } from "./preload-links";
import { counterTag } from "./tags";
import { giveBackTyped } from "./typed-text";
import { keepWorker } from "./worker";

/** What no page needs to begin with: the browser's entry loads and starts it in a quiet moment. */
export function startLater(): void {
  mendFailedCode();
  giveBackTyped();
  watchBuild(window.__remixManifest.version, leaveByDocument);
  startCounting();
  preloadLinks();
  // The shop does without it.
  keepWorker().catch(() => null);
}

/** The counter's code comes only where it may count. */
function startCounting(): void {
  const start = (counter: string) =>
    void import("./visits").then(({ countVisits }) => countVisits(counter)).catch(() => null);
  const counter = document.querySelector<HTMLMetaElement>(`meta[name="${counterTag}"]`)?.content;
  if (counter) return start(counter);
  forgetCounter();
  hearConsent(start);
}

/** Takes away what the counter has left in the browser of somebody who does not agree any more. */
function forgetCounter(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("_ym")) localStorage.removeItem(key);
}
