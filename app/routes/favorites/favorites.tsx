import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { useRef } from "react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import type { SharedPage } from "~/lib/link";
import type { Packed } from "~/lib/packed";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { useUnpacked } from "~/shop/deferred/deferred";
import { type FavoritesView, FavoritesList, ShareFavorites } from "~/shop/favorites/favorites-list";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { useListFocus } from "~/shop/listing/use-list-focus";
import { ProductGrid } from "~/shop/product/product-grid";
import { DeferredViewedRail, type PackedCards } from "~/shop/product/product-rail";
import { revalidateFavorites } from "~/shop/shopper/sync";
import { Button, ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";
import { EmptyState } from "~/ui/placeholder";

import styles from "./favorites.module.css";
import { addAll, loadFavorites, loadSharedList, type SharedListView } from "./favorites.server";

export const handle: { areas: Area[] } = { areas: ["favorites", "catalog", "share"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The visitor's own favourites, signed in or not; with `?ids=`, a shared list. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const ids = new URL(args.request.url).searchParams.get("ids");
  return ids === null ? loadFavorites(args, visit) : loadSharedList(args, visit, ids);
}

/** Adds a shared list to the visitor's own favourites, or favourites to the basket. */
export function action(args: ActionFunctionArgs) {
  return addAll(args);
}

export const shouldRevalidate = revalidateFavorites;

export default function FavoritesPage() {
  const loaded = useLoaderData<typeof loader>();
  return "list" in loaded ? <Shared list={loaded.list} /> : <Own {...loaded} />;
}

function Shared({ list }: { list: Packed<SharedListView> }) {
  return <SharedList {...useUnpacked(list)} />;
}

function Own({ view, ...rest }: Omit<Awaited<ReturnType<typeof loadFavorites>>, "meta">) {
  return <OwnList view={useUnpacked(view)} {...rest} />;
}

type OwnListProps = {
  view: FavoritesView;
  share: SharedPage | null;
  /** Recently viewed products; only for an empty list. */
  viewed: Promise<PackedCards> | null;
};

/** The visitor's own list. A card disappears when the server has saved its removal. */
function OwnList({ view, share, viewed }: OwnListProps) {
  const { t } = useTranslation();
  const { total } = view.pagination;
  const around = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useListFocus(around, heading);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("favorites:title") }]} />
      <div className="h-row">
        <h1 ref={heading} tabIndex={-1}>
          {t("favorites:title")}
        </h1>
        {total > 0 && <span className="muted">{t("count.products", { count: total })}</span>}
      </div>
      <ShareFavorites page={share} total={total} />
      <div ref={around} className={total === 0 ? styles.none : undefined}>
        <FavoritesList path={paths.favorites()} columns={4} {...view} />
      </div>
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}

/** A list shared by another person, with a button to add it to one's own. */
function SharedList({ products, gone }: SharedListView) {
  const { t, href } = useTranslation();
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("favorites:shared.title") }]} />
      <div className="h-row">
        <h1>{t("favorites:shared.title")}</h1>
        {products.length > 0 && <span className="muted">{t("count.products", { count: products.length })}</span>}
      </div>
      <div className={styles.list}>
        {gone > 0 && <Note kind="warn" title={t("favorites:shared.gone", { count: gone })} />}
        {products.length > 0 ? (
          <>
            <p>{t("favorites:shared.lead")}</p>
            <AddAll products={products} />
            <ProductGrid cards={products} columns={4} level={2} first />
          </>
        ) : (
          <EmptyState title={t("favorites:shared.empty")} text={t("favorites:shared.emptyText")}>
            <ButtonLink href={href(paths.favorites())}>{t("favorites:shared.mine")}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}

function AddAll({ products }: Pick<SharedListView, "products">) {
  const { t, href } = useTranslation();
  const mine = (
    <a className="linkbtn" href={href(paths.favorites())}>
      {t("favorites:shared.mine")}
    </a>
  );
  if (products.every(({ isFavorite }) => isFavorite)) {
    return (
      <p>
        {t("favorites:shared.all")} {mine}
      </p>
    );
  }
  return (
    <form className={styles.add} method="post" action={href(paths.favorites())}>
      <Button name="ids" value={products.map(({ id }) => id).join(",")}>
        {t("favorites:shared.add")}
      </Button>
      {mine}
    </form>
  );
}
