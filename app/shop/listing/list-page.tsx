import clsx from "clsx";
import type { ReactNode } from "react";

import type { Pagination as Pages } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { Pagination } from "~/ui/pagination";

import styles from "./listing.module.css";

type ListPageProps = PageLinksProps & {
  /** The name of the page in the breadcrumbs. */
  name: string;
  heading: string;
  /** The total number of items, in words. */
  count: string;
  children: ReactNode;
};

/** A page that lists all items of a kind, such as news: heading, count, the list and its pagination. */
export function ListPage({ name, heading, count, children, ...links }: ListPageProps) {
  return (
    <>
      <Breadcrumbs crumbs={[{ name }]} />
      <div className={clsx("h-row", styles.head)}>
        <h1>{heading}</h1>
        <span className="muted">{count}</span>
      </div>
      {children}
      <PageLinks {...links} />
    </>
  );
}

type PageLinksProps = {
  /** The page's path without its language prefix, with a query if the list has one. */
  path: string;
  pagination: Pages;
  /** How many items this page shows. */
  shown: number;
};

/**
 * Pagination below a list other than a product listing, with the range of visible items. Renders nothing for a single
 * page.
 */
export function PageLinks({ path, pagination, shown }: PageLinksProps) {
  const { t, href } = useTranslation();
  const { page, perPage, pages, total } = pagination;
  if (pages <= 1) return null;
  return (
    <div className={styles.row}>
      <Pagination
        page={page}
        pages={pages}
        href={(number) => href(number === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${number}`)}
        texts={{
          label: t("pages.label"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: (number) => t("pages.page", { page: number }),
        }}
      />
      <Shown className="muted small" before={(page - 1) * perPage} shown={shown} total={total} />
    </div>
  );
}

type ShownProps = {
  className: string | undefined;
  /** How many items of the list come before this page. */
  before: number;
  shown: number;
  total: number;
};

/**
 * The visible part of a list: the number of items from its start, or a range. Screen readers announce it when the list
 * changes.
 */
export function Shown({ className, before, shown, total }: ShownProps) {
  const { t } = useTranslation();
  return (
    <p className={className} role="status">
      {before === 0
        ? t("pages.shown", { shown, total })
        : t("pages.shownFrom", { from: before + 1, to: before + shown, total })}
    </p>
  );
}
