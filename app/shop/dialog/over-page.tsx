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
 * Shows over the page what some links lead to; the code comes with the first press. Where it cannot be had, the link is
 * followed after all.
 * @param isMine whether a link to this path is one of them
 * @param load has to stay the same
 */
export function useOverPage(
  isMine: (path: string) => boolean,
  load: () => Promise<ComponentType<OverPageProps>>,
): ReactNode {
  const { open, draw } = useOpened(load);
  // In the same task as the commit, as all that listens for presses.
  useBrowserLayoutEffect(() => {
    const press = (event: MouseEvent) => {
      const link = isPlainClick(event) ? appLink(event.target, location) : null;
      if (!link || !isMine(link.pathname) || isMine(location.pathname)) return;
      event.preventDefault();
      open(link);
    };
    // Before the frame's own listener, which would follow the link.
    document.addEventListener("click", press, true);
    return () => document.removeEventListener("click", press, true);
  });
  return draw();
}

/** What one link after the other has opened. It closes when the shopper goes to another page. */
function useOpened(load: () => Promise<ComponentType<OverPageProps>>) {
  const [Part, ask] = useOnDemand(load);
  const [to, setTo] = useState("");
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { pathname, search } = useLocation();
  useEffect(close, [close, pathname, search]);
  return {
    open(link: HTMLAnchorElement) {
      // Some browsers do not focus a link that is pressed, and a dialog gives the focus back to where it was.
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
  /** The link that was pressed last of those that are shown over the page. */
  pressed: { link: HTMLAnchorElement } | null;
  signedIn: boolean;
  revalidate: () => void;
};

/**
 * Signing in and out and a letter to the shop over the page, and the look whether the session has changed elsewhere. Loaded when
 * there is need of any.
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
    // Who may be a customer by now is led on by the server.
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
 * Reads the session again each time the page comes into sight (specification, section 4) or its window is turned to, since
 * the customer may have signed out in another tab; and tells how it stands meanwhile.
 * @param startsNow whether the page has come into sight already
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
 * Asks the shop whether the session still stands, and brings the page in line where it says something new. Nothing
 * happens where it cannot be asked: the connection may be back later.
 */
async function readSession(signedIn: boolean, href: (path: string) => string, revalidate: () => void): Promise<void> {
  const now = await isSignedIn(href(paths.session())).catch(() => null);
  if (now === null || now === signedIn) return;
  if (now) revalidate();
  else leaveCustomer(href);
}

/** Nothing of the customer's may stay on the screen, nor what stood filled in for them in a form: the whole page goes. */
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

/** What is known of who is there (specification, section 4). */
type AuthStatus = "loading" | "authenticated" | "unauthenticated";

/**
 * @param isReading whether the session is being read
 * @param signedIn what it said last
 */
export function authStatus(isReading: boolean, signedIn: boolean): AuthStatus {
  if (isReading) return "loading";
  return signedIn ? "authenticated" : "unauthenticated";
}
