import clsx from "clsx";
import { useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Burger } from "~/shop/menu/burger";
import { CatalogButton } from "~/shop/menu/catalog-button";
import { SearchBox } from "~/shop/search/search-box";
import { IconLink } from "~/ui/icon-button";

import { CompareLink } from "./compare-link";
import type { FrameCounters, FrameSettings } from "./frame-data";
import { HeaderActions } from "./header-actions";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import { ServiceRow } from "./service-row";
import { useHidingHeader } from "./use-hiding-header";

type HeaderProps = { settings: FrameSettings; counters: FrameCounters; compared: number; signedIn: boolean };

/** The shop's header. On a phone the service row is left out and what is most needed of it stands beside the logo. */
export function Header({ settings, counters, compared, signedIn }: HeaderProps) {
  const { t, href } = useTranslation();
  const header = useRef<HTMLElement>(null);
  useHidingHeader(header);
  return (
    <header ref={header} className={styles.header}>
      <ServiceRow tollFree={settings?.phones.tollFree} />
      <div className={styles.main}>
        <div className={clsx("wrap", styles.row)}>
          <div className={styles.brand}>
            <Burger settings={settings} signedIn={signedIn} />
            <Logo />
          </div>
          <CatalogButton />
          <div className={clsx("only-m", styles.tools)}>
            <LanguageSwitch />
            {/* The bottom bar has no room for it. */}
            {compared > 0 && (
              <span className={styles.compare}>
                <CompareLink compared={compared} />
              </span>
            )}
            <IconLink href={href(paths.feedback())} icon="message-square" label={t("header.feedback")} />
          </div>
          <SearchBox />
          <HeaderActions counters={counters} compared={compared} signedIn={signedIn} />
        </div>
      </div>
    </header>
  );
}
