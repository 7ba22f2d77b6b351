import {
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useSubmit,
} from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { isFeedback, isSigning, paths } from "~/paths";
import type { AccountProps } from "~/shop/dialog/page-dialogs";
import { flush } from "~/shop/shopper/changes";
import { showToast } from "~/shop/toast/toast-messages";
import { useBrowserLayoutEffect } from "~/ui/hydration";

import { showLoading, whileLoading, useOnDemand } from "./on-demand";
import { listenToPage, pageShown, type Router } from "./page-listeners";
import { endPictureTransition } from "./picture-transition";
import { saveSentText } from "./typed-text";

/**
 * Makes plain links and forms faster once React runs: one click handler navigates on the client, and one submit handler
 * sends forms without loading a new document. Rendered once, in the page frame.
 */
export function Enhancements({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const showOffline = () => showToast({ kind: "error", text: t("notice.lost") });
  const { account, ...opener } = useAccount({ signedIn, revalidate });
  const router = useRef({ navigate, submit, revalidate, showOffline, ...opener });
  useEffect(() => {
    router.current = { navigate, submit, revalidate, showOffline, ...opener };
  });

  // A layout effect runs in the same task as React's commit, so that no click falls between the browser's handling and
  // ours.
  useBrowserLayoutEffect(() => {
    // Stays if the frame itself fails later: React then handles the error page.
    document.documentElement.dataset.hydrated = "";
    return listenToPage(() => router.current);
  }, []);

  // After the effects of the whole page: repeats the clicks from before hydration (`app/start/presses.ts`).
  useEffect(() => {
    dispatchEvent(new Event("takenover"));
    // The clicks are repeated in a microtask. They have waited long enough to be sent now.
    queueMicrotask(flush);
  }, []);
  useEffect(() => {
    if (state !== "idle") return showLoading();
  }, [state]);
  useNewPagePlace();
  useNewPageFocus();
  useTarget();
  useLostFocus();
  useLoadedHead();

  return account;
}

type AccountOnDemand = Pick<Router, "watchAccount" | "openDialog"> & { account: ReactNode };

const loadAccount = () => import("~/shop/dialog/page-dialogs").then(({ Account }) => Account);

/**
 * Code that no page needs at first: the account and feedback dialogs, and re-reading the session. `account` is the
 * element to render; for the others see `Router`.
 */
function useAccount(session: Pick<AccountProps, "signedIn" | "revalidate">): AccountOnDemand {
  const [Account, watchAccount] = useOnDemand(loadAccount);
  const [pressed, setPressed] = useState<AccountProps["pressed"]>(null);

  const openDialog = (link: HTMLAnchorElement) => {
    const opensDialog = isFeedback(link.pathname)
      ? isFeedback
      : isSigning(link.pathname) || (!session.signedIn && barePath(link.pathname).startsWith(paths.personal()))
        ? isSigning
        : null;
    // On its own page the form is already visible, so no dialog opens.
    if (!opensDialog || opensDialog(location.pathname)) return false;
    setPressed({ link });
    whileLoading(watchAccount()).catch(() => location.assign(link.href));
    return true;
  };
  return { account: Account && <Account {...session} pressed={pressed} />, watchAccount, openDialog };
}

/**
 * A form that leads to another page shows it from the top, as a link does; Back restores its own place. Its answer on
 * the same page keeps the place (`sendForm` in `page-listeners.ts`), and so does one between a page and its dialog.
 */
function useNewPagePlace(): void {
  const { key, pathname, hash } = useLocation();
  const { formMethod } = useNavigation();
  const arrival: string = useNavigationType();
  const sentFrom = useRef<string | null>(null);
  useBrowserLayoutEffect(() => {
    const from = sentFrom.current;
    sentFrom.current = null;
    if (from !== null && arrival !== "POP" && !hash && !isWithin(from, pathname) && !isWithin(pathname, from)) {
      scrollTo(0, 0);
    }
  }, [arrival, hash, key, pathname]);
  useBrowserLayoutEffect(() => {
    if (formMethod) sentFrom.current = pathname;
  }, [formMethod, pathname]);
}

/** Whether a path is the other one or below it, as `/basket/clear` is below `/basket`. */
const isWithin = (path: string, other: string) => `${path}/`.startsWith(`${other}/`);

/** The path of the last page. Module state, because an error page mounts the frame again. */
let lastPath: string | null = null;

/**
 * After a client navigation the focus would stay where the last page had it, or be lost with the clicked link. This
 * moves it to the new page's heading: screen readers announce it, and Tab continues from there, as after a page load.
 */
function useNewPageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const last = lastPath;
    lastPath = pathname;
    if (last === null || last === pathname) return;
    endPictureTransition(last, pathname);
    if (isSigning(pathname)) saveSentText();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** How long the parts of a page may move its target, in ms. */
const longestMove = 5000;

const moves = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * The target of an address, such as a product's questions, may arrive after the page, and parts above it later still;
 * the router scrolls to it only once. This keeps it in place until the shopper moves. Back restores its own place.
 */
function useTarget(): void {
  const { hash, key } = useLocation();
  const arrival: string = useNavigationType();
  useEffect(() => {
    const main = document.querySelector("main");
    if (arrival === "POP" || !hash || !main) return;
    const observer = new ResizeObserver(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    const stop = () => {
      observer.disconnect();
      for (const type of moves) removeEventListener(type, stop);
    };
    observer.observe(main);
    for (const type of moves) addEventListener(type, stop, { passive: true });
    const timer = setTimeout(stop, longestMove);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [arrival, hash, key]);
}

/** The ancestors of an element within `main`, the nearest first, each with the index of its child on the path. */
type Place = { parent: Element; index: number }[];

/**
 * A client navigation may remove or hide the focused element, such as the link of a removed filter or the button of a
 * form that closes. The focus would be lost, and Tab would start at the top of the page. This focuses the next
 * focusable element in that place, or else the previous one.
 */
function useLostFocus(): void {
  const location = useLocation();
  const last = useRef<{ element: Element; place: Place } | null>(null);
  useEffect(() => {
    const rememberFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? { element: target, place: placeOf(target) } : null;
    };
    document.addEventListener("focusin", rememberFocus);
    return () => document.removeEventListener("focusin", rememberFocus);
  }, []);
  useEffect(() => {
    if (!last.current || isShown(last.current.element)) return;
    // The browser takes the focus from a hidden element only after it has drawn the page.
    const isLost = [document.body, last.current.element].includes(document.activeElement ?? document.body);
    if (isLost) nearest(last.current.place)?.focus({ preventScroll: true });
  }, [location]);
}

function placeOf(element: Element): Place {
  const place: Place = [];
  for (let child = element; child.parentElement?.closest("main"); child = child.parentElement) {
    place.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return place;
}

function nearest(place: Place): HTMLElement | null {
  for (const { parent, index } of place) {
    const children = parent.isConnected ? [...parent.children] : [];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll("*")].find(takesFocus);
      if (found) return found;
    }
  }
  return null;
}

function takesFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.matches("a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary") &&
    element.tabIndex >= 0 &&
    isShown(element)
  );
}

/** `checkVisibility` would do, but Safari before 17.4 has none. */
const isShown = (element: Element) =>
  element.getClientRects().length > 0 && element.closest("details:not([open]) > :not(summary)") === null;

/** Tags that the server adds to the end of the head for machines. */
const loadedPageTags = 'link[rel=canonical],link[rel=alternate],meta[property],script[type="application/ld+json"]';

/** The address of the last loaded or rendered page. Module state, because an error page mounts the frame again. */
let lastAddress: string | null = null;

/**
 * After a client navigation, removes the loaded page's metadata from the head: the browser's own sharing would use that
 * page's address, but uses the current one without it. Dispatches an event on `window` for the new page.
 */
function useLoadedHead(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    const isNew = lastAddress !== null && lastAddress !== address;
    lastAddress = address;
    if (!isNew) return;
    for (const element of document.head.querySelectorAll(loadedPageTags)) element.remove();
    dispatchEvent(new Event(pageShown));
  }, [address]);
}
