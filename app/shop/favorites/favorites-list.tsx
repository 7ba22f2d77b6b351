import type { Card, Pagination } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { SharedPage } from "~/lib/link";
import type { ListingState } from "~/lib/listing-query";
import { maxIds } from "~/lib/product-ids";
import { paths } from "~/paths";
import { ListingMore, LoadingList } from "~/shop/listing/listing-more";
import { OwnOrder } from "~/shop/listing/listing-order";
import { ProductGrid } from "~/shop/product/product-grid";
import { Share } from "~/shop/share/share";
import { useFavorite } from "~/shop/shopper/store";
import { useRemovalNotice } from "~/shop/toast/toast-messages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/placeholder";

type FavoritesListProps = FavoritesView & {
  /** The page's path without its language prefix. */
  path: string;
  /** See `ProductGrid`. */
  columns: 3 | 4;
};

/**
 * Favourites as a listing, or an empty state. Clicking a heart removes the card once the change is saved, and a message
 * offers to undo it. Needs the texts of the areas `favorites` and `catalog`.
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

type Watched = { id: number; name: string };

/**
 * Shows a message with an undo button for each product that stops being a favourite while the page is open. Renders
 * nothing.
 */
function RemovalWatch({ products }: { products: Watched[] }) {
  return products.map((product) => <Watch key={product.id} product={product} />);
}

function Watch({ product: { id, name } }: { product: Watched }) {
  const { t } = useTranslation();
  const shown = useFavorite(id, true) ? 1 : 0;
  useRemovalNotice("favorite", id, shown, t("favorites:removed", { name }));
  return null;
}

type ShareFavoritesProps = {
  page: SharedPage | null;
  /** How many favourites there are; the address contains at most `maxIds` of them. */
  total: number;
};

/** Ways to share one's favourites. Needs the texts of the areas `favorites` and `share`. */
export function ShareFavorites({ page, total }: ShareFavoritesProps) {
  const { t } = useTranslation();
  if (!page) return null;
  const note = total > maxIds ? t("favorites:share.first", { count: maxIds }) : undefined;
  return <Share page={page} label={t("favorites:share.open")} note={note} isOwn />;
}

/** What a page of favourites shows. */
export type FavoritesView = {
  state: ListingState;
  products: Card[];
  pagination: Pagination;
};
