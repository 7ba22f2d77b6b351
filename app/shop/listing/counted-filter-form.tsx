import { useFetcher, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

import type { Filter } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import { listingHref, withoutFilters, type ListingState } from "~/lib/listing-query";

import { FilterForm } from "./filter-form";

export type CountedFilterFormProps = {
  /** The id of the form. */
  id: string;
  /** The listing's path with its language prefix. */
  path: string;
  state: ListingState;
  filters: readonly Filter[];
  /** How many products match the applied filters. */
  applied: number;
  /** The address that returns the number of matching products. */
  countPath: string;
};

/** The filters with sorting and page size as hidden fields. Its button shows how many products match the choice. */
export function CountedFilterForm({ id, path, state, filters, applied, countPath }: CountedFilterFormProps) {
  // A new key for every navigation, so that «Сбросить» also resets choices that were not applied.
  const { key: stateKey } = useLocation();
  const { t } = useTranslation();
  const { total, counted, follow } = useChoiceTotal(countPath, stateKey, applied);
  return (
    <FilterForm
      id={id}
      path={path}
      filters={filters}
      mistyped={state.mistyped}
      total={total}
      onChoice={follow}
      resetHref={listingHref(path, withoutFilters(state), "filters")}
      stateKey={stateKey}
    >
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      <input type="hidden" name="perPage" value={state.perPage} />
      {/* Screen readers do not announce the new text of a button. */}
      <p className="visually-hidden" role="status">
        {counted !== null && t("count.products", { count: counted })}
      </p>
    </FilterForm>
  );
}

/** How long a choice must stay unchanged before the products are counted, in ms. */
const countDelay = 250;

/**
 * How many products match the choice in a filter form, before it is applied.
 * @param countPath the address that returns the number, with the listing's scope in its query
 * @param stateKey identifies the state that the form was rendered for
 * @param applied the number of products in that state
 * @returns the number, null while unknown; the same for the last choice, null before it; and a handler for changes of
 *   the form
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
  const counted = path ? (data?.total ?? null) : null;
  return { total: path ? counted : applied, counted, follow };
}
