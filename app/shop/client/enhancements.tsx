import { useLocation, useNavigate, useNavigation, useRevalidator, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { isFeedback, isSigning, paths } from "~/paths";
import type { AccountProps } from "~/shop/dialog/page-dialogs";
import { flush } from "~/shop/shopper/changes";
import { showToast } from "~/shop/toast/toast-messages";
import { useBrowserLayoutEffect } from "~/ui/hydration";

import { useFallback } from "./fallback";
import { useLostFocus, useNewPageFocus, useNewPagePlace, useTarget } from "./new-page";
import { showLoading, whileLoading, useOnDemand } from "./on-demand";
import { listenToPage, pageShown, type Router } from "./page-listeners";

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

  const fallBack = useFallback();
  const openDialog = (link: HTMLAnchorElement) => {
    const opensDialog = isFeedback(link.pathname)
      ? isFeedback
      : isSigning(link.pathname) || (!session.signedIn && barePath(link.pathname).startsWith(paths.personal()))
        ? isSigning
        : null;
    // On its own page the form is already visible, so no dialog opens.
    if (!opensDialog || opensDialog(location.pathname)) return false;
    setPressed({ link });
    whileLoading(watchAccount()).catch(() => fallBack(link.href, () => setPressed(null)));
    return true;
  };
  return { account: Account && <Account {...session} pressed={pressed} />, watchAccount, openDialog };
}

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
