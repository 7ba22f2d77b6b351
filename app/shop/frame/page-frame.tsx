import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import type { ReactNode } from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import type { Notice } from "~/lib/notice";
import type { Packed } from "~/lib/packed";
import type { ThemeChoice } from "~/lib/theme-file";
import { paths } from "~/paths";
import { ComparedContext } from "~/shop/shopper/store";
import { Toasts } from "~/shop/toast/toasts";
import { Icon, type IconName } from "~/ui/icon";

import { useUnpacked } from "../deferred/deferred";
import { Footer } from "./footer";
import { Header, useSignInHref } from "./header";
import {
  type FrameCounters,
  type FrameSettings,
  CountedItems,
  EnterButton,
  LeavingLink,
  SettingsContext,
} from "./links";
import styles from "./page-frame.module.css";

type PageFrameProps = {
  settings: Packed<FrameSettings>;
  counters: FrameCounters;
  /** The ids of the compared products. */
  compared: readonly number[];
  signedIn: boolean;
  /** Whether analytics is on, so that visitors can change their consent. */
  counted?: boolean | undefined;
  /** The chosen theme; null if the shop has only one. */
  theme: ThemeChoice | null;
  /** The result of the last form. */
  notice: Notice | null;
  children: ReactNode;
};

/** Everything around the content of a page: header, footer, the phone's bottom bar and the toasts. */
export function PageFrame(props: PageFrameProps) {
  const { counters, compared, signedIn, counted, theme, notice, children } = props;
  const { t } = useTranslation();
  const settings = useUnpacked(props.settings);
  return (
    <ComparedContext.Provider value={compared}>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <EnterButton />
      <Header settings={settings} counters={counters} signedIn={signedIn} />
      <main id="main" tabIndex={-1} className="wrap">
        <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
      </main>
      <Footer settings={settings} counted={counted} theme={theme} />
      <MobileBar counters={counters} signedIn={signedIn} />
      <Toasts notice={notice} />
    </ComparedContext.Provider>
  );
}

/** The phone's bottom bar. On a page below one of its links, that link is marked. */
function MobileBar({ counters, signedIn }: { counters: FrameCounters; signedIn: boolean }) {
  const { t, href } = useTranslation();
  const here = barePath(useLocation().pathname);
  const isIn = (path: string) => here === path || (path !== "/" && here.startsWith(`${path}/`));
  const signInHref = useSignInHref();
  const plain = (path: string, icon: IconName, label: string, to = href(path)) => (
    <li>
      <LeavingLink href={to} aria-current={isIn(path) ? "page" : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
      </LeavingLink>
    </li>
  );
  return (
    <nav className={clsx("only-m", styles.bar)} aria-label={t("nav.main")}>
      <ul>
        {plain(paths.home(), "house", t("nav.home"))}
        {plain(paths.catalog(), "layout-grid", t("header.catalog"))}
        <CountedItems counters={counters} isCurrent={isIn} />
        {signedIn
          ? plain(paths.personal(), "user", t("header.profile"))
          : plain(paths.signIn(), "user", t("header.signIn"), signInHref)}
      </ul>
    </nav>
  );
}
