import { useLocation } from "@remix-run/react";

import type { Filter } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { listingQuery, type ListingState } from "~/lib/listing-query";
import { ButtonLink } from "~/ui/button";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";

import { useFilters } from "./drawn-listing";
import { FilterForm } from "./filter-form";
import styles from "./filter-page.module.css";
import { useChoiceTotal } from "./use-choice-total";

/** On narrow screens the filters are a page of their own; this leads to it. */
export function FilterLink({ path, state, chosen }: { path: string; state: ListingState; chosen: number }) {
  const { t } = useTranslation();
  const query = listingQuery({ ...state, page: 1, from: 1 });
  return (
    <ButtonLink className={styles.link} variant="line" href={`${path}${query}${query ? "&" : "?"}view=filters`}>
      <Icon name="sliders-horizontal" size="s" />
      {t("catalog:filters.open")}
      <CountBadge count={chosen} />
    </ButtonLink>
  );
}

type FilterPageProps = {
  path: string;
  state: ListingState;
  filters: readonly Filter[] | null;
  pagination: { total: number };
  /** Where it is asked how many products a choice leads to. */
  countPath: string;
  /** What is listed. */
  name: string;
};

/** The filters alone, with sort and page size carried along: what a phone shows instead of the column. */
export function FilterPage({ path, state, pagination, countPath, name, ...sent }: FilterPageProps) {
  const { t } = useTranslation();
  // With every navigation, so that «Сбросить» also takes back what is ticked and not applied.
  const { key: stateKey } = useLocation();
  const { total, follow } = useChoiceTotal(countPath, stateKey, pagination.total);
  const filters = useFilters(sent);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          {t("catalog:filters.title")}
          <span className="visually-hidden">: {name}</span>
        </h1>
        <a className={styles.close} href={path + listingQuery(state)} aria-label={t("catalog:filters.close")}>
          <Icon name="x" />
        </a>
      </div>
      <FilterForm
        id="filters"
        path={path}
        filters={filters}
        total={total}
        onChoice={follow}
        resetHref={`${path}?view=filters`}
        stateKey={stateKey}
      >
        {state.sort && <input type="hidden" name="sort" value={state.sort} />}
        <input type="hidden" name="perPage" value={state.perPage} />
      </FilterForm>
    </div>
  );
}
