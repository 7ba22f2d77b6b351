import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { shopDay } from "~/lib/shop-day";
import type { ThemeChoice } from "~/lib/theme-file";
import { paths } from "~/paths";

import { type FrameSettings, linkProps, Logo, PhoneLink, usePhones } from "./links";
import styles from "./page-frame.module.css";
import { ThemeForm } from "./theme-form";

/** The id that links to the footer use. */
export const footerId = "footer";

/** How many catalogue sections the footer lists. */
const maxSections = 5;

const listings = [
  ["footer.offers", paths.content("offers")],
  ["footer.processing", paths.content("processing")],
  ["footer.policy", paths.content("policy")],
] as const;
const afterAll = [["nav.sitemap", paths.sitemap()]] as const;
const ifCounted = [["footer.consent", paths.consent()]] as const;

type FooterProps = {
  settings: FrameSettings;
  /** Whether analytics is on, so that visitors can change their consent. */
  counted?: boolean | undefined;
  sections?: { name: string; link: string }[] | undefined;
  /** The chosen theme; null if the shop has only one. */
  theme: ThemeChoice | null;
};

/**
 * The footer of every page: phones, links to all other pages, the year. Without JavaScript the phone's menu button
 * links here.
 */
export function Footer({ settings, counted = false, sections = [], theme }: FooterProps) {
  const { t, href } = useTranslation();
  return (
    <footer className={clsx("deferred-layout", styles.footer)} id={footerId}>
      <div className={clsx("wrap", styles.top)}>
        <div className={styles.shop}>
          <Logo onDark />
          {settings && <Phones phones={settings.phones} />}
        </div>
        <nav className={styles.lists} aria-label={t("footer.label")}>
          <FooterList
            title={t("footer.catalog")}
            links={[
              ...sections.slice(0, maxSections).map(({ name, link }) => [name, link] as const),
              [t("menu.all"), paths.catalog()],
            ]}
          />
          <ShopLists />
        </nav>
      </div>
      <div className={styles.bottom}>
        <div className={clsx("wrap", styles.row)}>
          {/* Around New Year the visitor's clock may show another year than the server's. */}
          <span suppressHydrationWarning>{t("footer.copyright", { year: shopDay(new Date()).slice(0, 4) })}</span>
          {[...listings, ...(counted ? ifCounted : []), ...afterAll].map(([label, path]) => (
            <a key={path} href={href(path)}>
              {t(label)}
            </a>
          ))}
          {theme && <ThemeForm theme={theme} />}
        </div>
      </div>
    </footer>
  );
}

function Phones({ phones }: { phones: NonNullable<FrameSettings>["phones"] }) {
  return usePhones(phones).map(({ phone, note }) => (
    <div key={phone}>
      <PhoneLink className={styles.phone} phone={phone} />
      <p>{note}</p>
    </div>
  ));
}

function ShopLists() {
  const { t } = useTranslation();
  return (
    <>
      <FooterList
        title={t("footer.buyers")}
        links={[
          [t("nav.stocks"), paths.stocks()],
          [t("nav.brands"), paths.brands()],
          [t("nav.track"), paths.orderTrack()],
          [t("nav.payment"), paths.information("oplata")],
          [t("nav.returns"), paths.information("vozvrat-tovara")],
          [t("nav.loyalty"), paths.information("programma-loyalnosti")],
        ]}
      />
      <FooterList
        title={t("footer.company")}
        links={[
          [t("nav.about"), paths.about()],
          [t("nav.news"), paths.news()],
          [t("nav.b2b"), paths.information("b2b-resheniya")],
          [t("nav.contacts"), paths.contacts()],
          [t("header.feedback"), paths.feedback()],
        ]}
      />
      <FooterList
        title={t("footer.account")}
        links={[
          [t("nav.personal"), paths.personalAccount()],
          [t("nav.history"), paths.personalHistory()],
          [t("header.favorites"), paths.favorites()],
          [t("header.basket"), paths.basket()],
        ]}
      />
    </>
  );
}

type FooterListProps = {
  title: string;
  /** Label and path of each link; the path has no language prefix. */
  links: (readonly [label: string, path: string])[];
};

/** One column of the footer. */
function FooterList({ title, links }: FooterListProps) {
  const { href } = useTranslation();
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, path]) => (
          <li key={path}>
            <a {...linkProps(path, href)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
