import { paths } from "~/paths";

import { reloadOnFailedCode } from "./failed-code";
import { leaveByDocument, watchBuild } from "./newest-build";
import { preloadLinks } from "./preload-links";
import { consentBannerId, counterTag, noWorkerTag } from "./tags";
import { restoreTypedText } from "./typed-text";

/** What no page needs to begin with: the browser's entry loads and starts it in a quiet moment. */
export function startIdleTasks(): void {
  reloadOnFailedCode();
  restoreTypedText();
  watchBuild(window.__remixManifest.version, leaveByDocument);
  startCounting();
  preloadLinks();
  // The shop does without it.
  registerWorker().catch(() => null);
}

/** The counter's code comes only where it may count. */
function startCounting(): void {
  const start = (counter: string) =>
    void import("./visits").then(({ countVisits }) => countVisits(counter)).catch(() => null);
  const counter = document.querySelector<HTMLMetaElement>(`meta[name="${counterTag}"]`)?.content;
  if (counter) return start(counter);
  forgetCounter();
  sendConsent(start);
}

/** Takes away what the counter has left in the browser of somebody who does not agree any more. */
function forgetCounter(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("_ym")) localStorage.removeItem(key);
}

/** Has the browser keep the offline page and the shop's files; or look at the worker again that takes itself away. */
async function registerWorker(): Promise<void> {
  // There is none where the connection is not secure.
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  if (document.querySelector(`meta[name="${noWorkerTag}"]`)) await (await workers.getRegistration())?.update();
  else await workers.register(paths.serviceWorker(), { updateViaCache: "none" });
}

/**
 * Sends the answer to that question without leaving the page, on which something may be typed.
 * @param onGiven called with the counter where it may count
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
      // It went with the button.
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
      const counter = banner?.dataset.counter;
      if (counter && answer === "given") onGiven(counter);
    });
  });
}

/** Whether the answer got through, which is answered by leading back to the page; else the question stays. */
async function postConsent(form: HTMLFormElement, answer: string): Promise<boolean> {
  const request = { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" } as const;
  const response = await fetch(form.getAttribute("action") ?? "", request).catch(() => null);
  return response?.type === "opaqueredirect";
}
