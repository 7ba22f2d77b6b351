import type { ReactNode } from "react";

import { listingQuery } from "~/lib/listing-query";
import { ProductGrid } from "~/shop/product/product-grid";

import { ActiveFilters } from "./active-filters";
import { useCards, useFilters, useSorts } from "./drawn-listing";
import { FilterForm } from "./filter-form";
import { FilterLink } from "./filter-page";
import { ListingMore } from "./listing-more";
import { ListingOrder } from "./listing-order";
import styles from "./listing.module.css";
import { LoadingList } from "./loading-list";
import { NoMatch } from "./no-match";
import type { SentListing } from "./sent-listing";

type ListingProps = {
  /** The page's own path, prefix included. */
  path: string;
  listing: SentListing;
  /** What stands there when there is nothing to list, whatever the filters. */
  empty: ReactNode;
};

const formId = "listing";

/** Products with their filters beside them, sorts above them and pages below. Needs the strings of `catalog`. */
export function Listing({ path, listing, empty }: ListingProps) {
  const { state, active, pagination, waysOut } = listing;
  const products = useCards(listing);
  const filters = useFilters(listing);
  const sorts = useSorts(listing);
  // Where there is nothing at all, there is nothing to choose or to order either.
  if (products.length === 0 && waysOut.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.columns}>
      <aside className={styles.aside}>
        <FilterForm
          id={formId}
          path={path}
          filters={filters}
          total={pagination.total}
          resetHref={path}
          auto
          stateKey={path + listingQuery(state)}
        />
      </aside>
      <div>
        <div className={styles.toolbar}>
          <FilterLink path={path} state={state} chosen={active.length} />
          <ListingOrder form={formId} sorts={sorts} state={state} />
        </div>
        <ActiveFilters path={path} state={state} active={active} />
        <LoadingList>
          {products.length > 0 ? (
            <ProductGrid cards={products} level={2} first />
          ) : (
            <NoMatch path={path} state={state} waysOut={waysOut} />
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
