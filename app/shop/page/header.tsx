import { useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { iconButtonClass, IconLink } from "~/ui/icon-button";

import { Burger } from "./burger";
import { CatalogButton } from "./catalog-button";
import { HeaderActions } from "./header-actions";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch";
import { Logo } from "./logo";
import type { FrameCounters, FrameSettings } from "./page-frame";
import { SearchBox } from "./search-box";
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
        <div className={`wrap ${styles.row}`}>
          <div className={styles.brand}>
            <Burger settings={settings} signedIn={signedIn} />
            <Logo />
          </div>
          <CatalogButton />
          <div className={`only-m ${styles.tools}`}>
            <LanguageSwitch />
            {compared > 0 && <ComparisonLink compared={compared} />}
            <IconLink href={href(paths.feedback())} icon="message-square" label={t("header.feedback")} />
          </div>
          <SearchBox />
          <HeaderActions counters={counters} compared={compared} signedIn={signedIn} />
        </div>
      </div>
    </header>
  );
}

/** The phone's bottom bar has no room for it. */
function ComparisonLink({ compared }: { compared: number }) {
  const { t, href } = useTranslation();
  const label = [t("header.compare"), t("count.products", { count: compared })].join(", ");
  return (
    <a className={iconButtonClass(false, styles.compare)} href={href(paths.compare())} aria-label={label}>
      <Icon name="scale" />
      <CountBadge count={compared} className={styles.count} />
    </a>
  );
}
