import { useNavigate, useNavigation, useRevalidator, useSubmit, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { isFeedback, isSigning, paths } from "~/paths";
import type { AccountProps } from "~/shop/dialog/over-page";
import { tell } from "~/shop/shopper/messages";
import { useBrowserLayoutEffect } from "~/ui/hydration";

import { showLoading, whileLoading } from "./loading";
import { listenToPage, pageShown, type Router } from "./page-listeners";
import { useOnDemand } from "./use-on-demand";

/**
 * Makes plain links and forms faster once React is there: one click handler navigates on the client, one submit handler
 * sends the small forms and the others without loading a new document. Stands once in the page's frame.
 */
export function Enhancements({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const tellOffline = () => tell({ kind: "error", text: t("notice.lost") });
  const { account, ...opener } = useAccount({ signedIn, revalidate });
  const router = useRef({ navigate, submit, revalidate, state, tellOffline, ...opener });
  useEffect(() => {
    router.current = { navigate, submit, revalidate, state, tellOffline, ...opener };
  });

  // In the same task as React's commit, so that no press falls between the browser's handling and ours.
  useBrowserLayoutEffect(() => {
    const stop = listenToPage(() => router.current);
    document.documentElement.dataset.hydrated = "";
    return () => {
      stop();
      delete document.documentElement.dataset.hydrated;
    };
  }, []);

  // After the effects of the whole page: what was pressed before is repeated now (`app/start/presses.ts`).
  useEffect(() => void dispatchEvent(new Event("takenover")), []);
  useEffect(() => {
    if (state !== "idle") return showLoading();
  }, [state]);
  useNewPageFocus();
  useLostFocus();
  useLoadedHead();

  return account;
}

type AccountOnDemand = Pick<Router, "watchAccount" | "openDialog"> & { account: ReactNode };

const loadAccount = () => import("~/shop/dialog/over-page").then(({ Account }) => Account);

/**
 * What no page needs at first: the dialogs of the account and of the letter to the shop, and reading the session again. `account` is what is drawn; for
 * the others see `Router`.
 */
function useAccount(session: Pick<AccountProps, "signedIn" | "revalidate">): AccountOnDemand {
  const [Account, watchAccount] = useOnDemand(loadAccount);
  const [pressed, setPressed] = useState<AccountProps["pressed"]>(null);

  const openDialog = (link: HTMLAnchorElement) => {
    const isMine = isFeedback(link.pathname)
      ? isFeedback
      : isSigning(link.pathname) || (!session.signedIn && barePath(link.pathname).startsWith(paths.personal()))
        ? isSigning
        : null;
    // Their own pages show by themselves what would stand over another one.
    if (!isMine || isMine(location.pathname)) return false;
    setPressed({ link });
    whileLoading(watchAccount()).catch(() => location.assign(link.href));
    return true;
  };
  return { account: Account && <Account {...session} pressed={pressed} />, watchAccount, openDialog };
}

/** The page that was shown last. The frame itself comes anew around an error page, so it cannot remember. */
let shownPath: string | null = null;

/**
 * After a navigation by script the focus would stay where the last page had it, or be lost with the link that was pressed.
 * It comes to the new page's heading instead: that is read out, and Tab goes on from there, as after a page load.
 */
function useNewPageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isNew = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    const heading = isNew ? document.querySelector<HTMLElement>("main h1") : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** The ancestors of an element within the page's content, the nearest first, each with the place of its child on the way. */
type Place = { parent: Element; index: number }[];

/**
 * When a navigation by script takes away what had the focus, such as the link of a filter that was dropped, the focus would
 * be lost, and Tab begin at the top of the page. What follows in that place gets it instead, else what comes before.
 */
function useLostFocus(): void {
  const location = useLocation();
  const last = useRef<{ element: Element; place: Place } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? { element: target, place: placeOf(target) } : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    nearest(last.current.place)?.focus({ preventScroll: true });
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
    element.getClientRects().length > 0
  );
}

/** What the server puts at the end of the head for machines. */
const ofLoadedPage = 'link[rel=canonical],link[rel=alternate],meta[property],script[type="application/ld+json"]';

/** The address whose page was loaded or shown last. The frame may come anew, so it cannot remember. */
let shown: string | null = null;

/**
 * Takes out of the head what it says to machines of the page that was loaded, once script shows another in its place: the
 * browser's own sharing would go by that page's address, and has the right one without it. Tells the window that there is
 * another page.
 */
function useLoadedHead(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    const isNew = shown !== null && shown !== address;
    shown = address;
    if (!isNew) return;
    for (const element of document.head.querySelectorAll(ofLoadedPage)) element.remove();
    dispatchEvent(new Event(pageShown));
  }, [address]);
}
