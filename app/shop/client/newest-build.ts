import { appLink, isPlainClick } from "~/lib/link";
import { paths } from "~/paths";
import { tabStorage } from "~/ui/tab-storage";

import { saveTypedText } from "./typed-text";

/** How often the page checks for a newer build, in ms (specification, section 9). */
export const checkPause = 3_600_000;

/** The newest build's name; null if the shop does not answer, or answers with something else. */
async function fetchNewestBuild(): Promise<string | null> {
  try {
    const response = await fetch(paths.latestBuild(), { cache: "no-cache" });
    const answer: unknown = response.ok ? await response.json() : null;
    if (typeof answer !== "object" || answer === null || !("id" in answer)) return null;
    return typeof answer.id === "string" ? answer.id : null;
  } catch {
    return null;
  }
}

/**
 * Checks every hour while the page is visible whether there is a newer build than the running one. A check that falls
 * due while the page is hidden runs when it becomes visible again.
 * @param onNewer called once, when there is a newer build; then the checks stop
 */
export function watchBuild(running: string, onNewer: () => void): void {
  let isDue = false;
  const check = async () => {
    if (document.hidden || !isDue) return;
    isDue = false;
    const newest = await fetchNewestBuild();
    if (newest === null || newest === running) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onShow);
    onNewer();
  };
  const onShow = () => void check();
  const timer = setInterval(() => {
    isDue = true;
    void check();
  }, checkPause);
  document.addEventListener("visibilitychange", onShow);
}

/**
 * From now on the browser itself follows links and submits search forms, so that the next page is a document of the
 * newest build.
 */
export function navigateByDocument(): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = isPlainClick(event) ? appLink(event.target, location) : null;
      if (link) link.dataset.reload = "";
    },
    true,
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.getAttribute("method")?.toLowerCase() !== "post")
        target.dataset.reload = "";
    },
    true,
  );
}

/**
 * Reloads when code of this page cannot be loaded, most likely after a new build. If the code belongs to the page that
 * the shopper is navigating to, loads that page, which cannot repeat by itself. Otherwise reloads this one and keeps
 * the typed text, if the shop answers at all and the last reload was long enough ago. So does the page of a form that
 * was not sent: at its address is another page, and none if the line is dead. Vite reports missing code with an
 * event; for the code of a page, `app/shop/client/route-code.ts` dispatches the same event.
 */
export function reloadOnFailedCode(): void {
  addEventListener("vite:preloadError", (event) => {
    // A reload would not help; the caller that needed the code shows the error.
    if (!navigator.onLine) return;
    const { location: wanted, formData } = window.__remixRouter.state.navigation;
    if (wanted && !formData) {
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

/** The minimum time between two reloads for missing code, in ms (specification, section 9). */
export const reloadPause = 10_000;

const reloadedKey = "reloaded-at";

/** Whether the last reload was long enough ago; if so, records this one. False if it cannot be recorded. */
export function mayReload(): boolean {
  const storage = tabStorage();
  if (!storage) return false;
  const last = Number(storage.getItem(reloadedKey));
  if (Date.now() - last < reloadPause) return false;
  storage.setItem(reloadedKey, String(Date.now()));
  return true;
}
