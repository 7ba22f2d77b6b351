import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { isSigning } from "~/paths";
import { isFocusLost } from "~/ui/focus";
import { useBrowserLayoutEffect } from "~/ui/hydration";

import { endPictureTransition } from "./picture-transition";
import { saveSentText } from "./typed-text";

/**
 * A form that leads to another page shows it from the top, as a link does; Back restores its own place. Its answer on
 * the same page keeps the place (`sendForm` in `page-listeners.ts`), and so does one between a page and its dialog.
 */
export function useNewPagePlace(): void {
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
export function useNewPageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const last = lastPath;
    lastPath = pathname;
    if (last === null || last === pathname) return;
    endPictureTransition(last, pathname);
    if (isSigning(pathname)) saveSentText();
    focusHeading(pageHeading());
  }, [pathname]);
}

const pageHeading = () => document.querySelector<HTMLElement>("main h1");

function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** How long the parts of a page may move its target, in ms. */
const longestMove = 5000;

const moves = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * The target of an address, such as a product's questions, may arrive after the page, and parts above it later still;
 * the router scrolls to it only once. This keeps it in place until the shopper moves, and moves the focus to it from the
 * page's heading. Back restores its own place.
 */
export function useTarget(): void {
  const { hash, key } = useLocation();
  const arrival: string = useNavigationType();
  useEffect(() => {
    const main = document.querySelector("main");
    if (arrival === "POP" || !hash || !main) return;
    const observer = new ResizeObserver(() => {
      const target = document.getElementById(hash.slice(1));
      target?.scrollIntoView();
      if (document.activeElement === pageHeading()) focusHeading(target?.querySelector<HTMLElement>("h2"));
    });
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
export function useLostFocus(): void {
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
    const isLost = isFocusLost() || document.activeElement === last.current.element;
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
