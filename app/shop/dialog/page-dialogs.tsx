import { useLocation, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useState, type ComponentType, type ReactNode, useRef } from "react";

import { stringsReady } from "~/i18n/client";
import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { appLink, isPlainClick } from "~/lib/link";
import { isFeedback, isSigning, paths } from "~/paths";
import { useFallback } from "~/shop/client/fallback";
import { whileLoading, useOnDemand } from "~/shop/client/on-demand";
import { loadRoute } from "~/shop/client/route-code";
import { useBrowserLayoutEffect } from "~/ui/hydration";

import type { PageDialogProps } from "./dialog-parts";

/**
 * Shows the target of certain links in a dialog; its code loads with the first click. If the code cannot be loaded, the
 * browser follows the link (`useFallback`).
 * @param opensDialog whether a link to this path opens the dialog
 * @param load must be a stable reference
 */
export function usePageDialog(
  opensDialog: (path: string) => boolean,
  load: () => Promise<ComponentType<PageDialogProps>>,
): ReactNode {
  const { open, render } = useLinkedDialog(load);
  // In the same task as React's commit, like all click listeners.
  useBrowserLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? appLink(event.target, location) : null;
      if (!link || !opensDialog(link.pathname) || opensDialog(location.pathname)) return;
      event.preventDefault();
      open(link);
    };
    // Runs before the page frame's own listener, which would follow the link.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  });
  return render();
}

/**
 * The dialog opened by one link after another. It closes when the shopper goes to another page, but not when a page
 * arrives that was loading when the dialog opened, for example after Back.
 */
function useLinkedDialog(load: () => Promise<ComponentType<PageDialogProps>>) {
  const [DialogContent, loadContent] = useOnDemand(load);
  const [to, setTo] = useState("");
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const fallBack = useFallback();
  const { pathname, search } = useLocation();
  const { location: coming } = useNavigation();
  const expected = useRef("");
  useEffect(() => {
    if (pathname + search !== expected.current) close();
  }, [close, pathname, search]);
  return {
    close,
    open(link: HTMLAnchorElement) {
      // Some browsers do not focus a clicked link, and a dialog returns the focus to where it was.
      link.focus({ preventScroll: true });
      expected.current = coming ? coming.pathname + coming.search : "";
      setTo(link.href);
      setOpen(true);
      whileLoading(loadContent()).catch(() => fallBack(link.href, close));
    },
    render: () => (DialogContent && to ? <DialogContent key={to} to={to} open={isOpen} onClose={close} /> : null),
  };
}

const loadAccount = async () => {
  const [{ AccountDialog }] = await Promise.all([
    import("~/shop/sign-in/account-dialog"),
    stringsReady(["sign-in", "forms"]),
    loadRoute("routes/sign-in/sign-in"),
  ]);
  return AccountDialog;
};

const loadFeedback = async () => {
  const [{ FeedbackDialog }] = await Promise.all([
    import("~/shop/feedback/feedback-dialog"),
    stringsReady(["feedback", "forms"]),
  ]);
  return FeedbackDialog;
};

export type AccountProps = {
  /** The link that was clicked last, of those that open a dialog. */
  pressed: { link: HTMLAnchorElement } | null;
  signedIn: boolean;
  revalidate: () => void;
};

/**
 * The dialogs for sign-in, sign-out and feedback, and the check whether the session has changed elsewhere. Loaded when
 * first needed.
 */
export function Account({ pressed, signedIn, revalidate }: AccountProps) {
  const status = useSessionCheck(signedIn, revalidate, pressed === null);
  const account = useLinkedDialog(loadAccount);
  const feedback = useLinkedDialog(loadFeedback);
  useSignedInElsewhere(signedIn, account.close);
  const [handled, setHandled] = useState<AccountProps["pressed"]>(null);
  useEffect(() => {
    if (!pressed || pressed === handled) return;
    setHandled(pressed);
    const { link } = pressed;
    if (isFeedback(link.pathname)) feedback.open(link);
    // The shopper may be signed in by now: let the server redirect.
    else if (status === "loading" && !isSigning(link.pathname)) location.assign(link.href);
    else account.open(link);
  }, [pressed, handled, status, account, feedback]);
  return (
    <>
      {account.render()}
      {feedback.render()}
    </>
  );
}

/**
 * Calls `close` when the customer has signed in without the dialog: in another tab, or before going back to this page.
 */
function useSignedInElsewhere(signedIn: boolean, close: () => void): void {
  const before = useRef(signedIn);
  useEffect(() => {
    if (signedIn && !before.current) close();
    before.current = signedIn;
  }, [signedIn, close]);
}

/**
 * Reads the session again each time the page becomes visible (specification, section 4) or its window gets the focus,
 * because the customer may have signed out in another tab. Returns the current status.
 * @param startsNow whether the page is visible already
 */
function useSessionCheck(signedIn: boolean, revalidate: () => void, startsNow: boolean): AuthStatus {
  const { href } = useTranslation();
  const [isReading, setReading] = useState(false);
  const checksNow = useRef(startsNow);
  const isRunning = useRef(false);
  useEffect(() => {
    const check = async () => {
      if (document.hidden || isRunning.current) return;
      isRunning.current = true;
      setReading(true);
      await readSession(signedIn, href, revalidate);
      isRunning.current = false;
      setReading(false);
    };
    const onVisible = () => void check();
    if (checksNow.current) onVisible();
    checksNow.current = false;
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("focus", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("focus", onVisible);
    };
  }, [signedIn, href, revalidate]);
  return authStatus(isReading, signedIn);
}

/**
 * Asks the shop whether the session is still valid, and updates the page if it has changed. Does nothing if the request
 * fails: the connection may come back.
 */
async function readSession(signedIn: boolean, href: (path: string) => string, revalidate: () => void): Promise<void> {
  const now = await isSignedIn(href(paths.session())).catch(() => null);
  if (now === null || now === signedIn) return;
  if (now) revalidate();
  else reloadSignedOut(href);
}

/** Reloads the whole page, so that no data of the customer stays on the screen or prefilled in a form. */
function reloadSignedOut(href: (path: string) => string): void {
  const { pathname, search } = location;
  const path = barePath(pathname);
  const isForCustomers = path.startsWith(paths.personal()) || path === paths.checkout();
  location.replace(isForCustomers ? href(paths.signIn({ redirectTo: pathname + search })) : pathname + search);
}

async function isSignedIn(path: string): Promise<boolean | null> {
  const response = await fetch(path);
  const answer: unknown = response.ok ? await response.json() : null;
  if (typeof answer !== "object" || answer === null || !("signedIn" in answer)) return null;
  return typeof answer.signedIn === "boolean" ? answer.signedIn : null;
}

/** The sign-in status (specification, section 4). */
type AuthStatus = "loading" | "authenticated" | "unauthenticated";

/**
 * The sign-in status to show.
 * @param isReading whether the session is being read
 * @param signedIn the last known result
 */
export function authStatus(isReading: boolean, signedIn: boolean): AuthStatus {
  if (isReading) return "loading";
  return signedIn ? "authenticated" : "unauthenticated";
}
