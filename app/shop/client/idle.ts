import { paths } from "~/paths";
import { tabStorage } from "~/ui/tab-storage";

import { reloadOnFailedCode, navigateByDocument, watchBuild } from "./newest-build";
import { preloadLinks } from "./preload-links";
import { consentBannerId, counterTag, noWorkerTag } from "./tags";
import { restoreTypedText } from "./typed-text";

/** Tasks that no page needs at first: the browser entry loads and starts them when the page is idle. */
export function startIdleTasks(): void {
  reloadOnFailedCode();
  restoreTypedText();
  watchBuild(window.__remixManifest.version, navigateByDocument);
  startCounting();
  preloadLinks();
  // The shop works without it.
  registerWorker().catch(() => null);
}

/** Loads the analytics code only if it may count this visitor. */
function startCounting(): void {
  const start = (counter: string) =>
    void import("./visits").then(({ countVisits }) => countVisits(counter)).catch(() => null);
  const counter = document.querySelector<HTMLMetaElement>(`meta[name="${counterTag}"]`)?.content;
  if (counter) return start(counter);
  forgetCounter();
  sendConsent(start);
}

/** Deletes the data that the analytics script stored, in the browser of a visitor who has not given consent. */
function forgetCounter(): void {
  // A browser that blocks cookies denies access.
  if (!tabStorage()) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith("_ym")) localStorage.removeItem(key);
}

/**
 * Registers the worker that caches the offline page and the shop's files. If the worker is switched off, checks for an
 * update instead: the updated worker removes itself.
 */
async function registerWorker(): Promise<void> {
  // Browsers without a secure connection do not provide it.
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  if (document.querySelector(`meta[name="${noWorkerTag}"]`)) await (await workers.getRegistration())?.update();
  else await workers.register(paths.serviceWorker(), { updateViaCache: "none" });
}

/**
 * Sends the consent answer without leaving the page, because the visitor may have typed something on it.
 * @param onGiven called with the counter's number if it may count
 */
function sendConsent(onGiven: (counter: string) => void): void {
  const banner = document.getElementById(consentBannerId);
  const form = banner?.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const answer = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    void postConsent(form, answer).then((isTaken) => {
      if (!isTaken) return;
      banner?.remove();
      // The focus was on a button of the removed banner.
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
      const counter = banner?.dataset.counter;
      if (counter && answer === "given") onGiven(counter);
    });
  });
}

/** Whether the server accepted the answer: then it redirects back to the page. Otherwise the banner stays. */
async function postConsent(form: HTMLFormElement, answer: string): Promise<boolean> {
  const request = { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" } as const;
  const response = await fetch(form.getAttribute("action") ?? "", request).catch(() => null);
  return response?.type === "opaqueredirect";
}
