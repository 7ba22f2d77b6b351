import { askNewestBuild } from "./newest-build";
import { mayReload } from "./reload-pause";
import { saveTypedText } from "./typed-text";

/**
 * Loads a page anew when code of this one is not to be had: after a new build, most likely. Where it is the code of a page
 * that the shopper is going to, that page; else this one, with what is typed on it, if the shop answers at all. Vite tells
 * of missing code by an event; of the code of a page `app/shop/client/route-code.ts` tells alike.
 */
export function reloadOnFailedCode(): void {
  addEventListener("vite:preloadError", (event) => {
    // There is no use in a reload; whoever asked for the code says what is lost.
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
  // Whoever asked for the code may go to a page instead, which must not be given up for this one.
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true), { once: true });
  if ((await askNewestBuild()) === null || isLeaving || !mayReload()) return;
  saveTypedText();
  location.reload();
}
