import { useNavigate, useNavigation, useRevalidator, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { useAccount } from "~/shop/dialog/use-account";
import { useLoadedHead } from "~/shop/head/use-loaded-head";
import { tell } from "~/shop/shopper/messages";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

import { showLoading } from "./loading";
import { listenToPage } from "./page-listeners";
import { useLostFocus } from "./use-lost-focus";
import { useNewPageFocus } from "./use-new-page-focus";

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
  const sayLost = () => tell({ kind: "error", text: t("notice.lost") });
  const { account, ...opener } = useAccount({ signedIn, revalidate });
  const router = useRef({ navigate, submit, revalidate, state, sayLost, ...opener });
  useEffect(() => {
    router.current = { navigate, submit, revalidate, state, sayLost, ...opener };
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
