import { useState, type ReactNode } from "react";

import { barePath } from "~/i18n/config";
import { isSigning, paths } from "~/paths";

import type { AccountProps } from "./over-page";
import type { Router } from "./page-listeners";
import { useOnDemand } from "./use-on-demand";

type AccountOnDemand = Pick<Router, "watchAccount" | "openAccount"> & { account: ReactNode };

const loadAccount = () => import("./over-page").then(({ Account }) => Account);

/**
 * What of the account no page needs at first: its dialogs, and reading the session again. `account` is what is drawn; for
 * the others see `Router`.
 */
export function useAccount(session: Pick<AccountProps, "signedIn" | "revalidate">): AccountOnDemand {
  const [Account, watchAccount] = useOnDemand(loadAccount);
  const [pressed, setPressed] = useState<AccountProps["pressed"]>(null);

  const openAccount = (link: HTMLAnchorElement) => {
    const isOver =
      isSigning(link.pathname) || (!session.signedIn && barePath(link.pathname).startsWith(paths.personal()));
    // The pages of signing in show by themselves what would stand over another one.
    if (!isOver || isSigning(location.pathname)) return false;
    setPressed({ link });
    watchAccount().catch(() => location.assign(link.href));
    return true;
  };
  return { account: Account && <Account {...session} pressed={pressed} />, watchAccount, openAccount };
}
