import type { ReactNode } from "react";

import type { Settings } from "~/api/schemas/pages";
import { useTranslation } from "~/i18n/react";
import type { Notice } from "~/lib/notice";
import type { Packed } from "~/lib/packed";
import { Toasts } from "~/shop/toast/toasts";

import { Footer } from "./footer";
import { Header } from "./header";
import { EnterButton } from "./kept-form";
import { MobileBar } from "./mobile-bar";
import { useUnpacked } from "./use-unpacked";

/** What the frame shows of the shop's settings; null where the API did not answer. */
export type FrameSettings = Pick<Settings, "phones" | "links"> | null;

/** Favourites and lines of the basket as the page was loaded; null where they are not known. */
export type FrameCounters = { favorites: number | null; basket: number | null };

export type PageFrameProps = {
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
