import type { Card, Pagination } from "~/api/schemas/common";
import { useTranslation } from "~/i18n/react";
import type { SharedPage } from "~/lib/link";
import type { ListingState } from "~/lib/listing-query";
import { maxIds } from "~/lib/product-ids";
import { paths } from "~/paths";
import { ListingMore, LoadingList } from "~/shop/listing/listing-more";
import { OwnOrder } from "~/shop/listing/listing-order";
import { canBuy, stockState } from "~/shop/product/price-and-stock";
import { ProductGrid } from "~/shop/product/product-grid";
import { Share } from "~/shop/share/share";
import { useFavorite } from "~/shop/shopper/store";
import { useRemovalNotice } from "~/shop/toast/toast-messages";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/placeholder";

import styles from "./favorites-list.module.css";

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
          <ToBasket products={products} total={pagination.total} />
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

type ToBasketProps = {
  products: Card[];
  /** How many favourites there are, with those that the page does not show. */
  total: number;
};

/** Adds what the page shows to the basket, a piece of each, unless there is at most one product to add. */
function ToBasket({ products, total }: ToBasketProps) {
  const { t, href } = useTranslation();
  const missing = products.filter((product) => canBuy(product) && product.quantity === 0);
  if (missing.length < 2) return null;
  const inStock = missing.filter((product) => stockState(product) === "in").length;
  const toOrder = missing.length - inStock;
  const counts = [
    inStock > 0 && t("favorites:toBasket.inStock", { count: inStock }),
    toOrder > 0 && t("favorites:toBasket.toOrder", { count: toOrder }),
  ];
  return (
    <form className={styles.toBasket} method="post" action={href(paths.favorites())}>
      <Button variant="dark" name="basket" value={missing.map(({ id }) => id).join(",")}>
        {t(products.length < total ? "favorites:toBasket.shown" : "favorites:toBasket.all")}
      </Button>
      <span className="muted">{counts.filter(Boolean).join(", ")}</span>
    </form>
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
