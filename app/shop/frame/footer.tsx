import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { shopYear } from "~/lib/shop-day";
import type { ThemeChoice } from "~/lib/theme-file";
import { paths } from "~/paths";

import { CachedFragment } from "./cached-fragment";
import { ApiLink, documentLinks, type FrameSettings, Logo, menuLinks, PhoneLink, usePhones } from "./links";
import styles from "./page-frame.module.css";
import { ThemeForm } from "./theme-form";

/** The id that links to the footer use. */
export const footerId = "footer";

/** How many catalogue sections the footer lists. */
const maxSections = 5;

type FooterProps = {
  settings: FrameSettings;
  /** Whether analytics is on, so that visitors can change their consent. */
  counted?: boolean | undefined;
  /** The chosen theme; null if the shop has only one. */
  theme: ThemeChoice | null;
};

/**
 * The footer of every page: phones, links to all other pages, the year. Without JavaScript the phone's menu button
 * links here.
 */
export function Footer({ settings, counted = false, theme }: FooterProps) {
  const row = { year: shopYear(), documents: documentLinks(settings), counted, theme };
  return (
    <footer className={clsx("deferred-layout", styles.footer)} id={footerId}>
      <CachedFragment as="div" className={clsx("wrap", styles.top)} data={["footer", settings]}>
        <FooterTop settings={settings} />
      </CachedFragment>
      <div className={styles.bottom}>
        <CachedFragment as="div" className={clsx("wrap", styles.row)} data={["footer row", row]}>
          <FooterRow {...row} />
        </CachedFragment>
      </div>
    </footer>
  );
}

type FooterRowProps = Required<Pick<FooterProps, "counted" | "theme">> & {
  year: string;
  documents: ReturnType<typeof documentLinks>;
};

/** The year, the shop's documents, and what the visitor can set. */
function FooterRow({ year, documents, counted, theme }: FooterRowProps) {
  const { t, href } = useTranslation();
  return (
    <>
      <span>{t("footer.copyright", { year })}</span>
      {documents.map(({ name, link }) => (
        <ApiLink key={name} link={link}>
          {name}
        </ApiLink>
      ))}
      {counted && <a href={href(paths.consent())}>{t("footer.consent")}</a>}
      <a href={href(paths.sitemap())}>{t("nav.sitemap")}</a>
      {theme && <ThemeForm theme={theme} />}
    </>
  );
}

function FooterTop({ settings }: { settings: FrameSettings }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.shop}>
        <Logo onDark />
        {settings && <Phones phones={settings.phones} />}
      </div>
      <nav className={styles.lists} aria-label={t("footer.label")}>
        <FooterList
          title={t("footer.catalog")}
          links={[
            ...(settings?.sections ?? []).slice(0, maxSections).map(({ name, link }) => [name, link] as const),
            [t("menu.all"), paths.catalog()],
          ]}
        />
        <ShopLists pages={menuLinks(settings)} />
      </nav>
    </>
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

/** What a shopper reads about the shop itself, not about buying in it. */
const companyPages: (string | null)[] = [paths.about(), paths.news(), paths.contacts()];

function ShopLists({ pages }: { pages: ReturnType<typeof menuLinks> }) {
  const { t } = useTranslation();
  const isCompany = ({ link }: (typeof pages)[number]) => companyPages.includes(link);
  const toRow = ({ name, link }: (typeof pages)[number]) => [name, link] as const;
  return (
    <>
      <FooterList
        title={t("footer.buyers")}
        links={[[t("nav.track"), paths.orderTrack()], ...pages.filter((page) => !isCompany(page)).map(toRow)]}
      />
      <FooterList
        title={t("footer.company")}
        links={[...pages.filter(isCompany).map(toRow), [t("header.feedback"), paths.feedback()]]}
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
  links: (readonly [label: string, path: string | null])[];
};

/** One column of the footer. */
function FooterList({ title, links }: FooterListProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, path]) => (
          <li key={label}>
            <ApiLink link={path}>{label}</ApiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
