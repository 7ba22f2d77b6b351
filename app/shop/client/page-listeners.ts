import type { NavigateFunction, SubmitFunction } from "@remix-run/react";

import { barePath } from "~/i18n/config";
import { appLink, isPlainClick } from "~/lib/link";
import { isCheckRequest, readBasketForm, readToggleForm, wantedQuantity } from "~/lib/small-form";
import { paths } from "~/paths";
import { flush, shownValue, want } from "~/shop/shopper/changes";
import { listsProducts } from "~/shop/shopper/sync";
import { leaveOverlays } from "~/ui/back-closes";
import { tabStorage } from "~/ui/tab-storage";

import { beginPictureTransition } from "./picture-transition";
import { rememberSentText, saveTypedText } from "./typed-text";
import { dropWaiting, isFormWaiting, whenSettled } from "./when-settled";

/** What the handlers need from Remix's router, read when they run. */
export type Router = {
  navigate: NavigateFunction;
  submit: SubmitFunction;
  revalidate: () => void;
  /** Tells the shopper that there is no connection. */
  showOffline: () => void;
  /** Reads the session now, and from now on whenever the page becomes visible. */
  watchAccount: () => Promise<void>;
  /** Opens a dialog for a link to sign-in, sign-out or feedback. Returns false for other links. */
  openDialog: (link: HTMLAnchorElement) => boolean;
};

/** Adds listeners to the whole page; the returned function removes them. */
export function listenToPage(router: () => Router): () => void {
  const follow = (event: MouseEvent) => followLink(event, router());
  const send = (event: SubmitEvent) => sendForm(event, router());
  // A page restored from the back/forward cache shows outdated data.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) router().revalidate();
  };
  // When offline, the router would replace the page with an error. Basket and favourite forms and dialogs report it
  // themselves.
  const blockOffline = (event: SubmitEvent) => {
    const form = event.target instanceof Element ? event.target : null;
    if (navigator.onLine || isCheckRequest(event) || !form || form.closest("[data-small], dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    router().showOffline();
  };
  // If the code cannot be loaded now, the next call tries again.
  const checkSession = () => {
    if (!document.hidden)
      void router()
        .watchAccount()
        .catch(() => null);
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener("submit", blockOffline, { signal, capture: true });
  addEventListener("pageshow", onPageShow, { signal });
  addEventListener("popstate", () => dropWaiting(), { signal });
  document.addEventListener("click", follow, { signal });
  document.addEventListener("submit", send, { signal });
  document.addEventListener("change", applyChoice, { signal });
  document.addEventListener("visibilitychange", checkSession, { signal });
  addEventListener("focus", checkSession, { signal });
  if (mayBeOutOfDate()) checkSession();
  if (comesFromHistory() || (mayBeOutOfDate() && listsProducts(location.pathname))) router().revalidate();
  return () => stop.abort();
}

const minute = 60_000;

/**
 * Whether the session or the basket may have changed since the page was loaded, for example in another tab: scripts start
 * late if the shopper has not interacted with the page. Some browsers report that the page was hidden.
 */
function mayBeOutOfDate(): boolean {
  const wasHidden = performance.getEntriesByType("visibility-state").some(({ name }) => name === "hidden");
  return wasHidden || performance.now() > minute;
}

/** Whether the back or forward button loaded this document: then it comes from the browser's cache, however old. */
function comesFromHistory(): boolean {
  return performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "back_forward");
}

function followLink(event: MouseEvent, { navigate, openDialog, showOffline }: Router): void {
  if (!isPlainClick(event)) return;
  const link = appLink(event.target, location);
  if (!link) return loadDocument(event);
  event.preventDefault();
  // A form may go on waiting below a dialog.
  dropWaiting("link");
  flush();
  if (openDialog(link)) return;
  // As with a form: the router would replace the page with an error.
  if (!navigator.onLine) return showOffline();
  dropWaiting();
  const { href, pathname, search, hash, dataset } = link;
  const staysInPlace = dataset.scroll === "keep";
  const go = () =>
    afterOverlays(() =>
      // The hash is for browsers without JavaScript: the router would scroll to it.
      navigate(pathname + search + (staysInPlace ? "" : hash), {
        replace: href === location.href,
        preventScrollReset: staysInPlace,
        viewTransition: beginPictureTransition(link),
      }),
    );
  if (showsShopperChanges(pathname)) whenSettled("link", go);
  else go();
}

/** Navigates at once, or as soon as open overlays have left the history. */
function afterOverlays(go: () => void): void {
  const left = leaveOverlays();
  if (left) void left.then(go);
  else go();
}

/**
 * Follows a link to a new document as the browser would, but without the entries of open overlays in the history. The
 * same page in another language keeps the typed text.
 */
function loadDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[data-reload]:not([target])") : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.hreflang) saveTypedText();
  const left = leaveOverlays();
  if (!left) return;
  event.preventDefault();
  void left.then(() => location.assign(link.href));
}

/** Sends a form for a new document as the browser would, but without the entries of open overlays in the history. */
function sendDocument(event: SubmitEvent, form: HTMLFormElement): void {
  const left = form === sentForm || attribute(form, "target") ? null : leaveOverlays();
  if (!left) return;
  event.preventDefault();
  void left.then(() => {
    sentForm = form;
    form.requestSubmit(event.submitter);
    sentForm = null;
  });
}

/** The form that is being sent after its overlay has left the history. */
let sentForm: HTMLFormElement | null = null;

/**
 * Whether a page shows the shopper's basket or favourites: if it loaded before pending changes are saved, it would miss
 * them.
 */
function showsShopperChanges(pathname: string): boolean {
  const path = barePath(pathname);
  return [paths.basket(), paths.checkout(), paths.favorites(), paths.personalFavorites()].includes(path);
}

function sendForm(event: SubmitEvent, { navigate, submit }: Router): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (isCheckRequest(event)) return event.preventDefault();
  // A dialog sends its form itself.
  if (event.defaultPrevented) return form.closest("dialog") ? rememberSentText(form) : undefined;
  // Nothing can be stored without cookies. The page that answers the form says so.
  if (form.dataset.small !== undefined && !tabStorage()) return;
  if (form.dataset.reload !== undefined || attribute(form, "target")) return sendDocument(event, form);
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  if (form.dataset.small !== undefined) return storeSmallForm(form, button);
  flush();
  if (attribute(form, "method")?.toLowerCase() !== "post") {
    const target = formTarget(form, button);
    const replace = target === location.pathname + location.search;
    dropWaiting();
    afterOverlays(() => navigate(target, { replace, preventScrollReset: form.dataset.scroll === "keep" }));
  } else if (!isFormWaiting() && window.__remixRouter.state.navigation.state !== "submitting") {
    // Ignore a second click while the first is being sent; a hook would know only what React has rendered. The hash is
    // for browsers without JavaScript.
    rememberSentText(form);
    const [action] = (attribute(button, "formaction") ?? attribute(form, "action") ?? "").split("#");
    const send = () => submit(button ?? form, { preventScrollReset: true, ...(action && { action }) });
    whenSettled("form", () => form.isConnected && send());
  }
}

/**
 * Forms with `data-auto` (filters, sort) apply a choice at once; a basket line's quantity applies when its field loses
 * focus.
 */
function applyChoice({ target }: Event): void {
  storeTypedQuantity(target);
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    if (target.form?.dataset.auto !== undefined) target.form.requestSubmit();
  }
}

/** Never use `form.method` or `form.action`: a field of that name hides them. */
function attribute(element: HTMLElement | null, name: string): string | null {
  return element?.getAttribute(name) ?? null;
}

/** The address that a GET form leads to: its non-empty fields as the query. */
function formTarget(form: HTMLFormElement, button: HTMLButtonElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === "string" && value.trim()) query.append(name, value.trim());
  }
  const { pathname } = new URL(attribute(form, "action") ?? "", location.href);
  return query.size ? `${pathname}?${query.toString()}` : pathname;
}

/** The event on `window` after a client navigation has replaced the page. */
export const pageShown = "shop:page-shown";

/**
 * Stores a click on a small form. The loaded value is in the form itself: the quantity for a basket line, the pressed
 * state for a favourite or a compared product.
 */
function storeSmallForm(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  const fields = new FormData(form, button);
  const { small } = form.dataset;
  if (small === "favorite" || small === "compare") {
    const pressed = readToggleForm(fields);
    if (pressed) want(small, pressed.productId, pressed.intent === "add" ? 1 : 0, pressed.intent === "add" ? 0 : 1);
    return;
  }
  const pressed = readBasketForm(fields);
  if (!pressed) return;
  const loaded = loadedQuantity(form);
  const current = shownValue("basket", pressed.productId) ?? loaded;
  want("basket", pressed.productId, wantedQuantity(pressed, current), loaded);
}

/** A typed quantity applies when the field loses focus, as section 5 of the specification says about validation. */
function storeTypedQuantity(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.form?.dataset.small !== "basket") return;
  const set = target.form.querySelector<HTMLButtonElement>('button[name="set"]');
  if (set) storeSmallForm(target.form, set);
}

/** The product's quantity when the page was loaded; 0 for a form of a product that is not in the basket. */
function loadedQuantity(form: HTMLFormElement): number {
  return Number(form.dataset.quantity ?? 0) || 0;
}
