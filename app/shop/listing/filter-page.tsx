import { useLocation, useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

import type { Filter } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { listingQuery, type ListingState } from "~/lib/listing-query";
import { CountBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { FilterForm } from "./filter-form";
import styles from "./listing.module.css";

/** On narrow screens the filters have their own page; this links to it. */
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
  filters: readonly Filter[];
  pagination: { total: number };
  /** The address that returns the number of matching products. */
  countPath: string;
  /** The name of the list. */
  name: string;
};

/** Only the filters, with sorting and page size as hidden fields: replaces the filter column on a phone. */
export function FilterPage({ path, state, filters, pagination, countPath, name }: FilterPageProps) {
  const { t } = useTranslation();
  // A new key for every navigation, so that «Сбросить» also resets choices that were not applied.
  const { key: stateKey } = useLocation();
  const { total, follow } = useChoiceTotal(countPath, stateKey, pagination.total);
  return (
    <div className={styles.page}>
      <div className={styles.filterHead}>
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

/** How long a choice must stay unchanged before the products are counted, in ms. */
const countDelay = 250;

/**
 * How many products match the choice in a filter form, before it is applied.
 * @param countPath the address that returns the number, with the listing's scope in its query
 * @param stateKey identifies the state that the form was rendered for
 * @param applied the number of products in that state
 * @returns the number, null while unknown, and a handler for changes of the form
 */
function useChoiceTotal(countPath: string, stateKey: string, applied: number) {
  const [asked, setAsked] = useState({ stateKey, path: "" });
  const path = asked.stateKey === stateKey ? asked.path : "";
  // One fetcher per query: a number never appears with another choice.
  const { load, data } = useFetcher<{ total: number } | null>({ key: `total ${path}` });
  useEffect(() => {
    if (!path) return;
    const timer = setTimeout(() => load(path), countDelay);
    return () => clearTimeout(timer);
  }, [path, load]);
  const follow = useCallback(
    (form: HTMLFormElement) => {
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === "string" && value.trim()) query.append(name, value.trim());
      }
      setAsked({ stateKey, path: `${countPath}&${query.toString()}` });
    },
    [countPath, stateKey],
  );
  return { total: path ? (data?.total ?? null) : applied, follow };
}
