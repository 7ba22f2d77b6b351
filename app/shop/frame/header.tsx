import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { useRef, useEffect, type RefObject } from "react";

import { barePath, localePath, type Locale } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { languages } from "~/lib/languages";
import { paths } from "~/paths";
import { Burger, CatalogButton } from "~/shop/menu/menu-buttons";
import { SearchBox } from "~/shop/search/search-box";
import { useCounter } from "~/shop/shopper/store";
import { IconLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { CachedFragment } from "./cached-fragment";
import styles from "./header.module.css";
import {
  ApiLink,
  CompareLink,
  type FrameCounters,
  type FrameSettings,
  LeavingLink,
  Logo,
  menuLinks,
  PhoneLink,
  useKeptForm,
} from "./links";
import { HeaderActions } from "./visitor-links";

type HeaderProps = { settings: FrameSettings; counters: FrameCounters; signedIn: boolean };

/** The shop's header. On a phone the service row is hidden, and its most important items are next to the logo. */
export function Header({ settings, counters, signedIn }: HeaderProps) {
  const { t, href } = useTranslation();
  const header = useRef<HTMLElement>(null);
  const compared = useCounter("compared", counters.compared) ?? 0;
  useHidingHeader(header);
  return (
    <header ref={header} className={styles.header}>
      <ServiceRow settings={settings} />
      <div className={styles.main}>
        <div className={clsx("wrap", styles.row, compared > 0 && styles.withCompare)}>
          <div className={styles.brand}>
            <Burger settings={settings} signedIn={signedIn} />
            <Logo />
          </div>
          <CatalogButton />
          <div className={clsx("only-m", styles.tools)}>
            <LanguageSwitch />
            {/* The bottom bar has no space for it. */}
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

/** How many pages the upper row has space for. */
const maxLinks = 7;

/** The desktop's upper row: pages about the shop, feedback, phone, language. */
function ServiceRow({ settings }: { settings: FrameSettings }) {
  const { t, href } = useTranslation();
  const here = barePath(useLocation().pathname);
  const phone = settings?.phones.tollFree || settings?.phones.city;
  const links = menuLinks(settings)
    .slice(0, maxLinks)
    .map((page) => ({ ...page, isCurrent: page.link === here }));
  return (
    <div className={clsx("only-d", styles.serviceRow)}>
      <div className={clsx("wrap", styles.in)}>
        <nav aria-label={t("header.service")}>
          <CachedFragment as="ul" className={styles.links} data={["service", links]}>
            <ServiceLinks links={links} />
          </CachedFragment>
        </nav>
        <a className={styles.feedback} href={href(paths.feedback())}>
          <Icon name="message-square" size="s" />
          {t("header.feedback")}
        </a>
        {phone && <PhoneLink className={styles.phone} phone={phone} />}
        <LanguageSwitch />
      </div>
    </div>
  );
}

type ServiceLink = { name: string; link: string | null; isCurrent: boolean };

function ServiceLinks({ links }: { links: readonly ServiceLink[] }) {
  return links.map(({ name, link, isCurrent }) => (
    <li key={name}>
      <ApiLink link={link} aria-current={isCurrent ? "page" : undefined}>
        {name}
      </ApiLink>
    </li>
  ));
}

/**
 * Makes the header stick to the top of the window and slide away when the page scrolls down. The state is written to
 * the element's `data-place`, because scrolling must not re-render anything: `parked` is out of view without an
 * animation, for a page that was scrolled before JavaScript ran; then `hidden` and `shown`. While focus is inside, the
 * style sheet keeps the header in view.
 */
function useHidingHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let place: HeaderPlace = { y: 0, isHidden: false };
    const mark = (name: string) => {
      if (header.current) header.current.dataset.place = name;
    };
    const follow = () => {
      const before = place;
      place = placeHeader(before, scrollY, innerWidth);
      if (place.isHidden !== before.isHidden) mark(place.isHidden ? "hidden" : "shown");
    };
    place = placeHeader(place, scrollY, innerWidth);
    mark(place.isHidden ? "parked" : "shown");
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [header]);
}

/** The state of the header: the last scroll position, and whether the header is hidden. */
type HeaderPlace = { y: number; isHidden: boolean };

/** The minimum window width of the desktop's header, in px. */
const desktopWidth = 940;

/** How far the page scrolls before the header hides, in px (specification, section 9). */
export function hidingDistance(windowWidth: number): number {
  return windowWidth < desktopWidth ? 50 : 40;
}

/**
 * The header after a scroll: it hides on the way down, reappears on the way up, and is always visible near the top.
 * @param y the scroll position in px; negative while the page bounces above the top
 */
export function placeHeader(before: HeaderPlace, y: number, windowWidth: number): HeaderPlace {
  const now = Math.max(0, y);
  if (now <= hidingDistance(windowWidth)) return { y: now, isHidden: false };
  return { y: now, isHidden: now === before.y ? before.isHidden : now > before.y };
}

/** Links to this page in each language. A document has one language, so they have `data-reload`. */
function LanguageSwitch() {
  const { locale, t } = useTranslation();
  const { pathname, search } = useLocation();
  const form = useKeptForm();
  if (languages().length < 2) return null;
  return (
    <nav aria-label={t("header.language")}>
      <ul className={styles.languages}>
        {languages().map(({ code, short, name }) => (
          <li key={code}>
            <LeavingLink
              form={form}
              href={inLanguage(code, pathname + search)}
              hrefLang={code}
              lang={code}
              aria-label={`${short}, ${name}`}
              aria-current={code === locale ? "true" : undefined}
              data-reload=""
            >
              {short}
            </LeavingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The same page in another language, with the same query.
 * @param path path and query as in the address; several leading slashes count as one, because `//x` would lead to
 *   another site
 */
export function inLanguage(locale: Locale, path: string): string {
  const bare = barePath(path.replace(/^\/{2,}/, "/")).replace(/^\/{2,}/, "/");
  return localePath(locale, bare);
}
