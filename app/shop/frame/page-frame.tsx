import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import type { Notice } from "~/lib/notice";
import type { Packed } from "~/lib/packed";
import { Toasts } from "~/shop/toast/toasts";

import { Footer } from "./footer";
import type { FrameCounters, FrameSettings } from "./frame-data";
import { Header } from "./header";
import { EnterButton } from "./kept-form";
import { MobileBar } from "./mobile-bar";
import { useUnpacked } from "./use-unpacked";

type PageFrameProps = {
  settings: Packed<FrameSettings>;
  counters: FrameCounters;
  /** How many products are compared. */
  compared?: number | undefined;
  signedIn: boolean;
  /** Whether visits are counted of those who allow it. */
  counted?: boolean | undefined;
  /** The catalogue's first sections, for the footer. */
  sections?: { name: string; link: string }[] | undefined;
  /** What the last form had to say. */
  notice: Notice | null;
  children: ReactNode;
};

/** What stands around the content of every page: header, footer, the phone's bottom bar and the messages. */
export function PageFrame(props: PageFrameProps) {
  const { counters, compared = 0, signedIn, counted, sections, notice, children } = props;
  const { t } = useTranslation();
  const settings = useUnpacked(props.settings);
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <EnterButton />
      <Header settings={settings} counters={counters} compared={compared} signedIn={signedIn} />
      <main id="main" tabIndex={-1} className="wrap">
        {children}
      </main>
      <Footer settings={settings} counted={counted} sections={sections} />
      <MobileBar counters={counters} signedIn={signedIn} />
      <Toasts notice={notice} />
    </>
  );
}
