import type { NavigateFunction, SubmitFunction } from "@remix-run/react";

import { barePath } from "~/i18n/config";
import { appLink, isPlainClick } from "~/lib/link";
import { isCheckRequest, readBasketForm, readFavoriteForm, wantedQuantity } from "~/lib/small-form";
import { paths } from "~/paths";
import { flush, settled, shownValue, want } from "~/shop/shopper/changes";

import { whileLoading } from "./loading";

/** What the handlers need of Remix's router, as it is when they run. */
export type Router = {
  navigate: NavigateFunction;
  submit: SubmitFunction;
  revalidate: () => void;
  state: "idle" | "loading" | "submitting";
  /** Tells the shopper that there is no connection. */
  tellOffline: () => void;
  /** Reads the session now, and from now on whenever the page comes into sight. */
  watchAccount: () => Promise<void>;
  /** Opens over the page what a link leads to, where that is signing in or out, or a letter to the shop. */
  openDialog: (link: HTMLAnchorElement) => boolean;
};

/** Listens to the whole page until the returned function is called. */
export function listenToPage(router: () => Router): () => void {
  const follow = (event: MouseEvent) => followLink(event, router());
  const send = (event: SubmitEvent) => sendForm(event, router());
  // A page that comes back from the browser's memory or its cache shows what was true when it was left.
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) router().revalidate();
  };
  // Without a connection the router would give the page up for an error. Small forms and dialogs tell of it themselves.
  const stay = (event: SubmitEvent) => {
    if (
      navigator.onLine ||
      isCheckRequest(event) ||
      !(event.target instanceof Element) ||
      event.target.closest("[data-small], dialog")
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    router().tellOffline();
  };
  // What cannot be loaded now is asked for again the next time.
  const look = () =>
    void (
      document.hidden ||
      router()
        .watchAccount()
        .catch(() => null)
    );
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("submit", stay, { signal, capture: true });
  addEventListener("pageshow", comeBack, { signal });
  document.addEventListener("click", follow, { signal });
  document.addEventListener("submit", send, { signal });
  document.addEventListener("change", applyChoice, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("focus", look, { signal });
  if (mayBeOutOfDate()) look();
  if (comesFromHistory()) router().revalidate();
  return () => stop.abort();
}

/** In ms. */
const minute = 60_000;

/**
 * Whether the session may have changed since the page was loaded, in another tab for instance: scripts start late where
 * nobody has touched the page. Some browsers tell that it was out of sight.
 */
function mayBeOutOfDate(): boolean {
  const wasHidden = performance.getEntriesByType("visibility-state").some(({ name }) => name === "hidden");
  return wasHidden || performance.now() > minute;
}

/** Whether the browser's back or forward button has loaded this document: then from its cache, however old. */
function comesFromHistory(): boolean {
  return performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "back_forward");
}

function followLink(event: MouseEvent, { navigate, openDialog }: Router): void {
  const link = isPlainClick(event) ? appLink(event.target, location) : null;
  if (!link) return;
  event.preventDefault();
  flush();
  if (openDialog(link)) return;
  const { href, pathname, search, hash, dataset } = link;
  const staysInPlace = dataset.scroll === "keep";
  const go = () =>
    // A place on the page is for browsers without script: the router would scroll to it.
    navigate(pathname + search + (staysInPlace ? "" : hash), {
      replace: href === location.href,
      preventScrollReset: staysInPlace,
    });
  goingTo = link;
  if (!showsPresses(pathname)) return void go();
  // Only the last of several links is gone to.
  void whileLoading(settled(longestWait)).then(() => goingTo === link && go());
}

/** The link that was followed last. */
let goingTo: HTMLAnchorElement | null = null;

/** So many ms a page that shows what was pressed is not asked for where the answers to the presses are late. */
const longestWait = 1000;

/** Whether what stands on a page comes of the presses: asked for beside them, it would not know of the last. */
function showsPresses(pathname: string): boolean {
  const path = barePath(pathname);
  return [paths.basket(), paths.checkout(), paths.favorites(), paths.personalFavorites()].includes(path);
}

function sendForm(event: SubmitEvent, { navigate, submit, state }: Router): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (isCheckRequest(event)) return event.preventDefault();
  if (form.dataset.reload !== undefined || attribute(form, "target")) return;
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  if (form.dataset.small !== undefined) return pressSmallForm(form, button);
  flush();
  if (attribute(form, "method")?.toLowerCase() !== "post") {
    navigate(formTarget(form, button), { preventScrollReset: form.dataset.scroll === "keep" });
  } else if (state !== "submitting") {
    // A second press while the first is under way does nothing. A place on the page is for browsers without script.
    const [action] = (attribute(button, "formaction") ?? attribute(form, "action") ?? "").split("#");
    submit(button ?? form, { preventScrollReset: true, ...(action && { action }) });
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
function attribute(element: HTMLElement | null, name: string): string | null {
  return element?.getAttribute(name) ?? null;
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

/** The event on `window` that tells of a page which script has put in the place of another. */
export const pageShown = "shop:page-shown";

/**
 * Reads a press on a small form into the store. What the page was loaded with stands in the form itself: the quantity
 * field's first value for a line, the pressed state for a favourite.
 */
function pressSmallForm(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  const fields = new FormData(form, button);
  if (form.dataset.small === "favorite") {
    const pressed = readFavoriteForm(fields);
    if (pressed)
      want("favorite", pressed.productId, pressed.intent === "add" ? 1 : 0, pressed.intent === "add" ? 0 : 1);
    return;
  }
  const pressed = readBasketForm(fields);
  if (!pressed) return;
  const loaded = loadedQuantity(form);
  const current = shownValue("basket", pressed.productId) ?? loaded;
  want("basket", pressed.productId, wantedQuantity(pressed, current), loaded);
}

/** A quantity that was typed counts when the field is left, as the specification's section 5 says of validation. */
function typeInSmallForm(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.form?.dataset.small !== "basket") return;
  const set = target.form.querySelector<HTMLButtonElement>('button[name="set"]');
  if (set) pressSmallForm(target.form, set);
}

/** Pieces of the product that the page was loaded with; an add form without a line has none. */
function loadedQuantity(form: HTMLFormElement): number {
  return Number(form.dataset.quantity ?? 0) || 0;
}
