import type { NavigateFunction, SubmitFunction } from "@remix-run/react";

import { appLink, isPlainClick } from "~/lib/app-link";
import { flush } from "~/shop/shopper/changes";
import { pressSmallForm, typeInSmallForm } from "~/shop/shopper/press";

/** What the handlers need of Remix's router, as it is when they run. */
export type Router = {
  navigate: NavigateFunction;
  submit: SubmitFunction;
  revalidate: () => void;
  state: "idle" | "loading" | "submitting";
};

/** Listens to the whole page until the returned function is called. */
export function listenToPage(router: () => Router): () => void {
  const follow = (event: MouseEvent) => followLink(event, router());
  const send = (event: SubmitEvent) => sendForm(event, router());
  // A page that comes back from the browser's memory or its cache shows what was true when it was left.
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) router().revalidate();
  };
  document.addEventListener("click", follow);
  document.addEventListener("submit", send);
  document.addEventListener("change", applyChoice);
  addEventListener("pageshow", comeBack);
  if (comesFromHistory()) router().revalidate();
  return () => {
    document.removeEventListener("click", follow);
    document.removeEventListener("submit", send);
    document.removeEventListener("change", applyChoice);
    removeEventListener("pageshow", comeBack);
  };
}

/** Whether the browser's back or forward button has loaded this document: then from its cache, however old. */
function comesFromHistory(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
}

function followLink(event: MouseEvent, { navigate }: Router): void {
  const link = isPlainClick(event) ? appLink(event.target, location) : null;
  if (!link) return;
  event.preventDefault();
  flush();
  navigate(link.pathname + link.search + link.hash, {
    replace: link.href === location.href,
    preventScrollReset: link.dataset.scroll === "keep",
  });
}

function sendForm(event: SubmitEvent, { navigate, submit, state }: Router): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (form.dataset.reload !== undefined || attribute(form, "target")) return;
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  if (form.dataset.small !== undefined) return pressSmallForm(form, button);
  flush();
  if (attribute(form, "method")?.toLowerCase() !== "post") {
    navigate(formTarget(form, button), { preventScrollReset: form.dataset.scroll === "keep" });
  } else if (state !== "submitting") {
    // A second press while the first is under way does nothing.
    submit(button ?? form, { preventScrollReset: true });
  }
}

/** Forms marked so apply a choice at once (filters, sort); a line's quantity counts when its field is left. */
function applyChoice({ target }: Event): void {
  typeInSmallForm(target);
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    if (target.form?.dataset.auto !== undefined) target.form.requestSubmit();
  }
}

/** Never `form.method` or `form.action`: a field of that name hides them. */
function attribute(form: HTMLFormElement, name: string): string | null {
  return form.getAttribute(name);
}

/** Where a GET form leads: its fields as the query, without the empty ones. */
function formTarget(form: HTMLFormElement, button: HTMLButtonElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === "string" && value.trim()) query.append(name, value.trim());
  }
  const { pathname } = new URL(attribute(form, "action") ?? "", location.href);
  return query.size ? `${pathname}?${query.toString()}` : pathname;
}
