import { useLocation } from "@remix-run/react";
import clsx from "clsx";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useCounter } from "~/shop/shopper/store";
import { Icon, type IconName } from "~/ui/icon";

import { CachedFragment } from "./cached-fragment";
import headerStyles from "./header.module.css";
import { CompareLink, LeavingLink, LinkWithCount, useKeptForm, type FrameCounters } from "./links";
import styles from "./page-frame.module.css";

/** What the visitor's links are rendered from. Most visitors have the same few values, so the links are cached. */
type VisitorLinks = {
  counters: FrameCounters;
  signedIn: boolean;
  /** The path of the link that is marked: it leads to this page, or on a phone to a page above it. */
  current: string | undefined;
  signInHref: string;
  /** The form whose text the links keep. */
  form: string | undefined;
};

type HeaderActionsProps = Pick<VisitorLinks, "counters" | "signedIn"> & { compared: number };

/** The desktop's links to favourites, basket and the personal area, and to the comparison if it is not empty. */
export function HeaderActions({ counters, signedIn, compared }: HeaderActionsProps) {
  const { t } = useTranslation();
  const here = barePath(useLocation().pathname);
  const current = countedPages.find(({ path }) => path === here)?.path;
  const form = useKeptForm();
  const links = { counters, signedIn, current, signInHref: useSignInHref() };
  return (
    <nav className="only-d" aria-label={t("header.shopper")}>
      <CachedFragment as="ul" className={headerStyles.actions} data={form ? null : ["actions", links, compared]}>
        <ActionItems {...links} compared={compared} form={form} />
      </CachedFragment>
    </nav>
  );
}

function ActionItems({ counters, signedIn, current, signInHref, form, compared }: VisitorLinks & { compared: number }) {
  const { t, href } = useTranslation();
  return (
    <>
      {compared > 0 && (
        <li>
          <CompareLink compared={compared} />
        </li>
      )}
      <CountedItems counters={counters} current={current} />
      <li>
        <LeavingLink form={form} href={signedIn ? href(paths.personal()) : signInHref}>
          <Icon name="user" />
          <span>{t(signedIn ? "header.profile" : "header.signIn")}</span>
        </LeavingLink>
      </li>
    </>
  );
}

/** The phone's bottom bar. On a page below one of its links, that link is marked. */
export function MobileBar({ counters, signedIn }: Pick<VisitorLinks, "counters" | "signedIn">) {
  const { t } = useTranslation();
  const here = barePath(useLocation().pathname);
  const current = barPaths.find((path) => here === path || (path !== "/" && here.startsWith(`${path}/`)));
  const form = useKeptForm();
  const links = { counters, signedIn, current, signInHref: useSignInHref() };
  return (
    <nav className={clsx("only-m", styles.bar)} aria-label={t("nav.main")}>
      <CachedFragment as="ul" data={form ? null : ["bar", links]}>
        <BarItems {...links} form={form} />
      </CachedFragment>
    </nav>
  );
}

function BarItems({ counters, signedIn, current, signInHref, form }: VisitorLinks) {
  const { t, href } = useTranslation();
  const plain = (path: string, icon: IconName, label: string, to = href(path)) => (
    <li>
      <LeavingLink form={form} href={to} aria-current={path === current ? "page" : undefined}>
        <Icon name={icon} />
        <span>{label}</span>
      </LeavingLink>
    </li>
  );
  return (
    <>
      {plain(paths.home(), "house", t("nav.home"))}
      {plain(paths.catalog(), "layout-grid", t("header.catalog"))}
      <CountedItems counters={counters} current={current} />
      {signedIn
        ? plain(paths.personal(), "user", t("header.profile"))
        : plain(paths.signIn(), "user", t("header.signIn"), signInHref)}
    </>
  );
}

const countedPages = [
  { name: "favorites", icon: "heart", path: paths.favorites() },
  { name: "basket", icon: "shopping-cart", path: paths.basket() },
] as const;

const barPaths = [
  paths.home(),
  paths.catalog(),
  ...countedPages.map(({ path }) => path),
  paths.personal(),
  paths.signIn(),
];

/** Favourites and basket as items of a list. */
function CountedItems({ counters, current }: Pick<VisitorLinks, "counters" | "current">) {
  return countedPages.map((page) => (
    <li key={page.name}>
      <CountedLink {...page} loaded={counters[page.name]} isCurrent={page.path === current} />
    </li>
  ));
}

type CountedLinkProps = (typeof countedPages)[number] & {
  /** The number when the page was loaded; null if unknown. */
  loaded: number | null;
  isCurrent: boolean;
};

function CountedLink({ name, loaded, ...link }: CountedLinkProps) {
  const { t } = useTranslation();
  return <LinkWithCount {...link} label={t(`header.${name}`)} count={useCounter(name, loaded)} />;
}

/**
 * The address of the sign-in page. From the basket it continues to the checkout after sign-in (specification, section
 * 4); from the checkout it returns there.
 */
function useSignInHref(): string {
  const { href } = useTranslation();
  const { pathname, search } = useLocation();
  const here = barePath(pathname);
  if (here === paths.basket()) return href(paths.signIn({ redirectTo: paths.basket() }));
  return href(paths.signIn(here === paths.checkout() ? { redirectTo: pathname + search } : {}));
}
