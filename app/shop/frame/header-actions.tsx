import { useLocation } from "@remix-run/react";
import clsx from "clsx";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

import { CompareLink } from "./compare-link";
import { CountedLink } from "./counted-link";
import type { FrameCounters } from "./frame-data";
import styles from "./header-actions.module.css";
import { LeavingLink } from "./leaving-link";
import { useSignInHref } from "./use-sign-in-href";

type HeaderActionsProps = { counters: FrameCounters; compared: number; signedIn: boolean };

/** The desktop's way to favourites, basket and the personal area, and to the comparison where there is any. */
export function HeaderActions({ counters, compared, signedIn }: HeaderActionsProps) {
  const { t, href } = useTranslation();
  const here = barePath(useLocation().pathname);
  const signInHref = useSignInHref();
  return (
    <nav className={clsx("only-d", styles.actions)} aria-label={t("header.shopper")}>
      {compared > 0 && <CompareLink compared={compared} />}
      <CountedLink
        path={paths.favorites()}
        icon="heart"
        name="favorites"
        loaded={counters.favorites}
        isCurrent={here === paths.favorites()}
      />
      <CountedLink
        path={paths.basket()}
        icon="shopping-cart"
        name="basket"
        loaded={counters.basket}
        isCurrent={here === paths.basket()}
      />
      <LeavingLink href={signedIn ? href(paths.personal()) : signInHref}>
        <Icon name="user" />
        <span>{t(signedIn ? "header.profile" : "header.signIn")}</span>
      </LeavingLink>
    </nav>
  );
}
