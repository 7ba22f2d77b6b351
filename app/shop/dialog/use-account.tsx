import { useState, type ReactNode } from "react";

import { barePath } from "~/i18n/config";
import { isFeedback, isSigning, paths } from "~/paths";
import { whileLoading } from "~/shop/client/loading";
import type { Router } from "~/shop/client/page-listeners";
import { useOnDemand } from "~/shop/client/use-on-demand";

import type { AccountProps } from "./over-page";

type AccountOnDemand = Pick<Router, "watchAccount" | "openOver"> & { account: ReactNode };

const loadAccount = () => import("./over-page").then(({ Account }) => Account);

/**
 * What no page needs at first: the dialogs of the account and of the letter to the shop, and reading the session again. `account` is what is drawn; for
 * the others see `Router`.
 */
export function useAccount(session: Pick<AccountProps, "signedIn" | "revalidate">): AccountOnDemand {
  const [Account, watchAccount] = useOnDemand(loadAccount);
  const [pressed, setPressed] = useState<AccountProps["pressed"]>(null);

  const openOver = (link: HTMLAnchorElement) => {
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
  return { account: Account && <Account {...session} pressed={pressed} />, watchAccount, openOver };
}
