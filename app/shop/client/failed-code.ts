import { fetchNewestBuild } from "./newest-build";
import { mayReload } from "./reload-pause";
import { saveTypedText } from "./typed-text";

/**
 * Reloads when code of this page cannot be loaded, most likely after a new build. If the code belongs to the page that
 * the shopper is navigating to, loads that page; otherwise reloads this one and keeps the typed text, if the shop
 * answers at all. Vite reports missing code with an event; for the code of a page, `app/shop/client/route-code.ts`
 * dispatches the same event.
 */
export function reloadOnFailedCode(): void {
  addEventListener("vite:preloadError", (event) => {
    // A reload would not help; the caller that needed the code shows the error.
    if (!navigator.onLine) return;
    const wanted = window.__remixRouter.state.navigation.location;
    if (wanted) {
      if (!mayReload()) return;
      event.preventDefault();
      location.assign(wanted.pathname + wanted.search + wanted.hash);
    } else {
      void reloadIfThere();
    }
  });
}

async function reloadIfThere(): Promise<void> {
  // The caller that needed the code may navigate to a page instead: a reload must not cancel that.
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  if ((await fetchNewestBuild()) === null || isLeaving || !mayReload()) return;
  saveTypedText();
  location.reload();
}
