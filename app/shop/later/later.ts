import { mendFailedCode } from "./failed-code";
import { leaveByDocument, watchBuild } from "./newest-build";
import { preloadLinks } from "./preload-links";
import { giveBackTyped } from "./typed-text";
import { keepWorker } from "./worker";

/** What no page needs to begin with: the browser's entry loads and starts it in a quiet moment. */
export function startLater(): void {
  mendFailedCode();
  giveBackTyped();
  watchBuild(window.__remixManifest.version, leaveByDocument);
  // The shop does without either.
  preloadLinks().catch(() => null);
  keepWorker().catch(() => null);
}
