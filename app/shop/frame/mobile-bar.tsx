import { useLocation } from "@remix-run/react";
import clsx from "clsx";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/icon";

import { CountedLink } from "./counted-link";
import type { FrameCounters } from "./frame-data";
import { LeavingLink } from "./leaving-link";
import styles from "./mobile-bar.module.css";
import { useSignInHref } from "./use-sign-in-href";

/** The phone's bottom bar. A page below one of its places marks that place. */
export function MobileBar({ counters, signedIn }: { counters: FrameCounters; signedIn: boolean }) {
  const { t, href } = useTranslation();
  const here = barePath(useLocation().pathname);
  const isIn = (path: string) => here === path || (path !== "/" && here.startsWith(`${path}/`));
  const signInHref = useSignInHref();
  const plain = (path: string, icon: IconName, label: string, to = href(path)) => (
    <LeavingLink href={to} aria-current={isIn(path) ? "page" : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </LeavingLink>
  );
  return (
    <nav className={clsx("only-m", styles.bar)} aria-label={t("nav.main")}>
      {plain(paths.home(), "house", t("nav.home"))}
      {plain(paths.catalog(), "layout-grid", t("header.catalog"))}
      <CountedLink
        path={paths.favorites()}
        icon="heart"
        name="favorites"
        loaded={counters.favorites}
        isCurrent={isIn(paths.favorites())}
      />
      <CountedLink
        path={paths.basket()}
        icon="shopping-cart"
        name="basket"
        loaded={counters.basket}
        isCurrent={isIn(paths.basket())}
      />
      {signedIn
        ? plain(paths.personal(), "user", t("header.profile"))
        : plain(paths.signIn(), "user", t("header.signIn"), signInHref)}
    </nav>
  );
}
