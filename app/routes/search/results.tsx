import type { Card, Pagination } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { ListingState } from "~/lib/listing-query";
import { paths } from "~/paths";
import { ListingMore, LoadingList } from "~/shop/listing/listing-more";
import { OwnOrder } from "~/shop/listing/listing-order";
import { ProductGrid } from "~/shop/product/product-grid";

import styles from "./search.module.css";

type ResultsProps = { query: string; state: ListingState; products: Card[]; pagination: Pagination };

/** The found products, ordered by how well they fit unless a sort is chosen. */
export function Results({ query, state, products, pagination }: ResultsProps) {
  const { t, href } = useTranslation();
  const path = href(paths.search());
  return (
    <>
      <div className="h-row">
        <h1 className={styles.heading}>{t("search:heading", { query })}</h1>
        <span className="muted">{t("count.products", { count: pagination.total })}</span>
      </div>
      <OwnOrder path={path} state={state} name={t("search:relevant")}>
        <input type="hidden" name="q" value={query} />
      </OwnOrder>
      <LoadingList>
        <ProductGrid cards={products} columns={4} level={2} first />
      </LoadingList>
      <ListingMore
        path={path}
        query={(listing) => withQuery(query, listing)}
        state={state}
        pagination={pagination}
        shown={products.length}
        lastId={products.at(-1)?.id}
      />
    </>
  );
}

/** The query of the listing with the words that are looked for before it. */
function withQuery(words: string, listing: string): string {
  const query = new URLSearchParams({ q: words });
  return `?${query.toString()}${listing.replace("?", "&")}`;
}
