import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import { isFiltered, listingHref, withoutFilter, withoutFilters, type ListingState } from "~/lib/listing-query";
import { ProductGrid } from "~/shop/product/product-grid";
import { EmptyState } from "~/ui/placeholder";

import { ActiveFilters } from "./active-filters";
import { FilterForm } from "./filter-form";
import { FilterLink } from "./filter-page";
import { ListingMore, LoadingList } from "./listing-more";
import { ListingOrder } from "./listing-order";
import styles from "./listing.module.css";
import type { ListingData, RemovalSuggestion } from "./read-listing";

type ListingProps = {
  /** The page's own path, with its language prefix and any query of its own. */
  path: string;
  listing: ListingData;
  /** The address that returns the number of products for a choice of filters. */
  countPath: string;
  /** Shown if the list is empty regardless of filters. */
  empty: ReactNode;
  /** The name of the listing's default order, if it has its own. */
  ownOrder?: string;
};

const formId = "listing";

/** Products with filters next to them, sorting above and pagination below. Needs the texts of `catalog`. */
export function Listing({ path, listing, countPath, empty, ownOrder }: ListingProps) {
  const { t } = useTranslation();
  const { state, products, filters, active, sorts, pagination, removalSuggestions } = listing;
  // If there are no products at all, there is nothing to filter or sort either.
  if (products.length === 0 && !isFiltered(state)) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.columns}>
      <aside className={styles.aside}>
        <FilterForm
          id={formId}
          path={path}
          filters={filters}
          mistyped={state.mistyped}
          total={pagination.total}
          resetHref={listingHref(path, withoutFilters(state))}
          auto
          stateKey={listingHref(path, state)}
        />
      </aside>
      <div>
        <div className={styles.toolbar}>
          <FilterLink
            path={path}
            state={state}
            filters={filters}
            applied={pagination.total}
            countPath={countPath}
            chosen={active.length}
          />
          {state.mistyped && <p className={styles.mistyped}>{t("catalog:filters.mistyped")}</p>}
          <ActiveFilters path={path} state={state} active={active} />
          <ListingOrder form={formId} sorts={sorts} state={state} {...(ownOrder ? { ownOrder } : {})} />
        </div>
        <LoadingList>
          {products.length > 0 ? (
            <ProductGrid cards={products} level={2} first />
          ) : (
            <NoMatch path={path} state={state} removalSuggestions={removalSuggestions} />
          )}
        </LoadingList>
        <ListingMore
          path={path}
          state={state}
          pagination={pagination}
          shown={products.length}
          lastId={products.at(-1)?.id}
        />
      </div>
    </div>
  );
}

type NoMatchProps = { path: string; state: ListingState; removalSuggestions: RemovalSuggestion[] };

/** No product matches the filters: suggests which ones to remove; all of them if the API does not name them. */
function NoMatch({ path, state, removalSuggestions }: NoMatchProps) {
  const { t } = useTranslation();
  if (removalSuggestions.length === 0) {
    return (
      <EmptyState title={t("catalog:empty.filteredTitle")}>
        <a className="linkbtn" href={listingHref(path, withoutFilters(state))} data-scroll="keep">
          {t("catalog:filters.resetAll")}
        </a>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("catalog:empty.filteredTitle")} text={t("catalog:empty.filteredText")}>
      <ul>
        {removalSuggestions.map(({ code, value, name, count }) => (
          <li key={`${code}=${value ?? ""}`}>
            <a className="linkbtn" href={listingHref(path, withoutFilter(state, code, value))} data-scroll="keep">
              {count === null ? name : t("catalog:empty.drop", { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
