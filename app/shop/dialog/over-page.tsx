import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState, type ComponentType, type ReactNode, useRef } from "react";

import { stringsReady } from "~/i18n/client";
import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { appLink, isPlainClick } from "~/lib/link";
import { isFeedback, isSigning, paths } from "~/paths";
import { whileLoading } from "~/shop/client/loading";
import { useOnDemand } from "~/shop/client/use-on-demand";
import { useBrowserLayoutEffect } from "~/ui/hydration";

import type { OverPageProps } from "../form/dialog-wait";

/**
 * Shows the target of certain links in a dialog; its code loads with the first click. If the code cannot be loaded, the
 * browser follows the link.
 * @param isMine whether a link to this path opens the dialog
 * @param load must be a stable reference
 */
export function useOverPage(
  isMine: (path: string) => boolean,
  load: () => Promise<ComponentType<OverPageProps>>,
): ReactNode {
  const { open, draw } = useOpened(load);
  // In the same task as React's commit, like all click listeners.
  useBrowserLayoutEffect(() => {
    const press = (event: MouseEvent) => {
      const link = isPlainClick(event) ? appLink(event.target, location) : null;
      if (!link || !isMine(link.pathname) || isMine(location.pathname)) return;
      event.preventDefault();
      open(link);
    };
    // Runs before the page frame's own listener, which would follow the link.
    document.addEventListener("click", press, true);
    return () => document.removeEventListener("click", press, true);
  });
  return draw();
}

/** The dialog opened by one link after another. It closes when the shopper goes to another page. */
function useOpened(load: () => Promise<ComponentType<OverPageProps>>) {
  const [Part, ask] = useOnDemand(load);
  const [to, setTo] = useState("");
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { pathname, search } = useLocation();
  useEffect(close, [close, pathname, search]);
  return {
    open(link: HTMLAnchorElement) {
      // Some browsers do not focus a clicked link, and a dialog returns the focus to where it was.
      link.focus({ preventScroll: true });
      setTo(link.href);
      setOpen(true);
      whileLoading(ask()).catch(() => location.assign(link.href));
    },
    draw: () => (Part && to ? <Part key={to} to={to} open={isOpen} onClose={close} /> : null),
  };
}

const loadDialog = async () => {
  const [{ AccountDialog }] = await Promise.all([
    import("~/shop/sign-in/account-dialog"),
    stringsReady(["sign-in", "forms"]),
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
  const status = useSessionReading(signedIn, revalidate, pressed === null);
  const account = useOpened(loadDialog);
  const feedback = useOpened(loadFeedback);
  const [taken, setTaken] = useState<AccountProps["pressed"]>(null);
  useEffect(() => {
    if (!pressed || pressed === taken) return;
    setTaken(pressed);
    const { link } = pressed;
    if (isFeedback(link.pathname)) feedback.open(link);
    // The shopper may be signed in by now: let the server redirect.
    else if (status === "loading" && !isSigning(link.pathname)) location.assign(link.href);
    else account.open(link);
  }, [pressed, taken, status, account, feedback]);
  return (
    <>
      {account.draw()}
      {feedback.draw()}
    </>
  );
}

/**
 * Reads the session again each time the page becomes visible (specification, section 4) or its window gets the focus,
 * because the customer may have signed out in another tab. Returns the current status.
 * @param startsNow whether the page is visible already
 */
function useSessionReading(signedIn: boolean, revalidate: () => void, startsNow: boolean): AuthStatus {
  const { href } = useTranslation();
  const [isReading, setReading] = useState(false);
  const isAtOnce = useRef(startsNow);
  const isUnderWay = useRef(false);
  useEffect(() => {
    const look = async () => {
      if (document.hidden || isUnderWay.current) return;
      isUnderWay.current = true;
      setReading(true);
      await readSession(signedIn, href, revalidate);
      isUnderWay.current = false;
      setReading(false);
    };
    const onShow = () => void look();
    if (isAtOnce.current) onShow();
    isAtOnce.current = false;
    document.addEventListener("visibilitychange", onShow);
    window.addEventListener("focus", onShow);
    return () => {
      document.removeEventListener("visibilitychange", onShow);
      window.removeEventListener("focus", onShow);
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
  else leaveCustomer(href);
}

/** Reloads the whole page, so that no data of the customer stays on the screen or prefilled in a form. */
function leaveCustomer(href: (path: string) => string): void {
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
