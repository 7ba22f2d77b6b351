import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ListingMore } from "~/shop/listing/listing-more";
import { LoadingList } from "~/shop/listing/loading-list";
import { OwnOrder } from "~/shop/listing/own-order";
import { ProductGrid } from "~/shop/product/product-grid";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

import type { FavoritesView } from "./favorites-view";
import { RemovalWatch } from "./removal-watch";

type FavoritesListProps = FavoritesView & {
  /** The page's path without its language prefix. */
  path: string;
  /** See `ProductGrid`. */
  columns: 3 | 4;
};

/**
 * Favourites as a listing, or that there are none. A press on a heart takes the card away once it is saved, and is told
 * with a way back. The strings are those of the areas `favorites` and `catalog`.
 */
export function FavoritesList({ path, columns, products, pagination, state }: FavoritesListProps) {
  const { t, href } = useTranslation();
  return (
    <>
      {products.length > 0 ? (
        <>
          <OwnOrder path={href(path)} state={state} name={t("favorites:recent")} />
          <LoadingList>
            <ProductGrid cards={products} columns={columns} level={2} first />
          </LoadingList>
          <ListingMore
            path={href(path)}
            state={state}
            pagination={pagination}
            shown={products.length}
            lastId={products.at(-1)?.id}
          />
        </>
      ) : (
        <EmptyState title={t("favorites:empty.title")} text={t("favorites:empty.text")}>
          <ButtonLink href={href(paths.catalog())}>{t("favorites:empty.catalog")}</ButtonLink>
        </EmptyState>
      )}
      <RemovalWatch products={products} />
    </>
  );
}
