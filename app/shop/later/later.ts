import { mendFailedCode } from "./failed-code";
import { leaveByDocument, watchBuild } from "./newest-build";
import { preloadLinks } from "./preload-links";
import { giveBackTyped } from "./typed-text";

/** What no page needs to begin with: the browser's entry loads and starts it in a quiet moment. */
export function startLater(): void {
  mendFailedCode();
  giveBackTyped();
  watchBuild(window.__remixManifest.version, leaveByDocument);
  // Pages come without it too, later.
  preloadLinks().catch(() => null);
}
