import { useLocation, useRouteLoaderData } from "@remix-run/react";
import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";

import { barePath } from "~/i18n/config";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { PageHeading, type PageHeadingProps } from "~/shop/frame/page-heading";
import { useCounter } from "~/shop/shopper/store";
import { Icon, type IconName } from "~/ui/icon";

import type { loader } from "./layout";
import styles from "./personal-page.module.css";

/** Without `back`, the line above the title names the area. */
type PersonalPageProps = Omit<PageHeadingProps, "area"> & { children: ReactNode };

/** A page of the personal area: heading, navigation, content. */
export function PersonalPage({ children, ...heading }: PersonalPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading {...heading} area={t("personal:title")} />
      <div className={clsx("cols with-aside", styles.cols)}>
        <PersonalNav />
        <div className="stack-l">{children}</div>
      </div>
    </>
  );
}

type Place = { path: string; icon: IconName; label: string; short?: string; count?: number | null | undefined };

/** The navigation of the personal area: a column beside the page, or a row of tabs above it on phones. */
function PersonalNav() {
  const { t, href } = useTranslation();
  const here = barePath(useLocation().pathname);
  const counts = useRouteLoaderData<typeof loader>("routes/personal/layout");
  const favorites = useCounter("favorites", counts?.favorites ?? null);
  const places: Place[] = [
    { path: paths.personal(), icon: "layout-grid", label: t("personal:nav.overview") },
    { path: paths.personalAccount(), icon: "user", label: t("personal:nav.account") },
    {
      path: paths.personalHistory(),
      icon: "package",
      label: t("personal:nav.history"),
      short: t("personal:nav.historyShort"),
      count: counts?.orders,
    },
    { path: paths.personalReturns(), icon: "undo-2", label: t("personal:nav.returns") },
    { path: paths.personalFavorites(), icon: "heart", label: t("personal:nav.favorites"), count: favorites },
    { path: paths.signOut(), icon: "log-out", label: t("personal:nav.signOut") },
  ];
  const tabs = useScrollToCurrent<HTMLUListElement>(here);
  const isHere = (path: string) => here === path || (path !== paths.personal() && here.startsWith(`${path}/`));
  return (
    <nav className={styles.nav} aria-label={t("personal:title")}>
      <ul ref={tabs}>
        {places.map(({ path, icon, label, short = label, count }) => (
          <li key={path}>
            <a href={href(path)} aria-current={isHere(path) ? (here === path ? "page" : "true") : undefined}>
              <Icon name={icon} size="s" className="only-d" />
              <span className="only-d">{label}</span> <span className="only-m">{short}</span>{" "}
              {!!count && <small className="only-d">{formatNumber(count)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls a row of links that is wider than a phone's screen, so that the current link is in the middle.
 * @param here changes with the current link
 * @returns a ref for the row, or for the `nav` whose only child is the row
 */
export function useScrollToCurrent<Element extends HTMLElement>(here: string) {
  const around = useRef<Element>(null);
  useEffect(() => {
    const link = around.current?.querySelector<HTMLElement>("[aria-current]");
    const row = around.current?.matches("nav") ? around.current.firstElementChild : around.current;
    if (!row || !link) return;
    const { left, width } = link.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - document.documentElement.clientWidth / 2;
  }, [here]);
  return around;
}
