import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import type { Notice } from "~/lib/notice";
import type { Packed } from "~/lib/packed";
import type { ThemeChoice } from "~/lib/theme-file";
import { ComparedContext } from "~/shop/shopper/store";
import { NoticeContext, Toasts } from "~/shop/toast/toasts";

import { useUnpacked } from "../deferred/deferred";
import { Footer } from "./footer";
import { Header } from "./header";
import { EnterButton, type FrameCounters, type FrameSettings, SettingsContext } from "./links";
import { MobileBar } from "./visitor-links";

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
        <SettingsContext.Provider value={settings}>
          <NoticeContext.Provider value={notice}>{children}</NoticeContext.Provider>
        </SettingsContext.Provider>
      </main>
      <Footer settings={settings} counted={counted} theme={theme} />
      <MobileBar counters={counters} signedIn={signedIn} />
      <Toasts notice={notice} />
    </ComparedContext.Provider>
  );
}
