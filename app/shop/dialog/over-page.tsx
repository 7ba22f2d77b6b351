import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";

import { stringsReady } from "~/i18n/client";
import { appLink, isPlainClick } from "~/lib/app-link";
import { isFeedback, isSigning } from "~/paths";
import { whileLoading } from "~/shop/client/loading";
import { useOnDemand } from "~/shop/client/use-on-demand";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

import type { OverPageProps } from "./over-page-props";
import { useSessionReading } from "./use-session-reading";

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
