import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import type { Pagination as Pages } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { atPage, listingHref, type ListingState } from "~/lib/listing-query";
import { ButtonLink } from "~/ui/button";
import { Pagination } from "~/ui/pagination";

import { Shown } from "./list-page";
import styles from "./listing.module.css";

type ListingMoreProps = {
  /** The page's own path, with its language prefix and any query of its own. */
  path: string;
  state: ListingState;
  pagination: Pages;
  shown: number;
  /** The product before the next ones; without JavaScript the page opens at it. */
  lastId: number | undefined;
};

/**
 * «Показать ещё», the pagination and the number of products shown. An empty list keeps only the number, for screen
 * readers: they announce what is already on the page when it changes.
 */
export function ListingMore({ path, state, pagination, shown, lastId }: ListingMoreProps) {
  const { t } = useTranslation();
  const loading = useListLoading();
  const isEmpty = pagination.total === 0;
  const at = (page: number, from = page) => listingHref(path, atPage(state, page, from));
  const before = (state.from - 1) * state.perPage;
  const left = pagination.total - before - shown;
  return (
    <div className={isEmpty ? undefined : styles.moreRow}>
      {left > 0 && (
        <ButtonLink
          className={styles.more}
          variant="line"
          size="l"
          busy={loading === "more"}
          href={`${at(state.page + 1, state.from)}${lastId === undefined ? "" : `#p${lastId}`}`}
          data-scroll="keep"
        >
          {t("pages.more", { count: Math.min(left, state.perPage) })}
        </ButtonLink>
      )}
      {pagination.pages > 1 && (
        <Pagination
          page={state.page}
          pages={pagination.pages}
          href={(page) => at(page)}
          texts={{
            label: t("pages.label"),
            previous: t("pages.previous"),
            next: t("pages.next"),
            page: (page) => t("pages.page", { page }),
          }}
        />
      )}
      <Shown
        className={isEmpty ? "visually-hidden" : styles.shown}
        before={before}
        shown={shown}
        total={pagination.total}
      />
    </div>
  );
}

/** What is loading: another list, or more of the same list; null for neither. */
function useListLoading(): "list" | "more" | null {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  if (next?.pathname !== pathname) return null;
  return new URLSearchParams(next.search).has("from") ? "more" : "list";
}

/** Dims a list while the next one loads, without rendering its children again. */
export function LoadingList({ children }: { children: ReactNode }) {
  return (
    <div data-list="" aria-busy={useListLoading() === "list" || undefined}>
      {children}
    </div>
  );
}
