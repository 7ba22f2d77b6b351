import type { LoaderFunctionArgs } from "@remix-run/node";

import { listFavorites } from "~/api/favorites.server";
import type { Card } from "~/api/schemas/common";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { readFavoritePages, shareFavorites } from "~/session/favorites.server";
import { viewedBefore } from "~/session/viewed.server";
import type { Visit } from "~/session/visit.server";
import type { FavoritesView } from "~/shop/favorites/favorites-view";
import { describePage } from "~/shop/page/describe-page.server";
import { slimCard } from "~/shop/product/slim-card";

export type FavoritesPageView = FavoritesView & {
  /** What the visitor looked at before, where there are no favourites. */
  viewed: Card[] | null;
};

/** The visitor's favourites: every page that is shown. A new visitor has none. */
export async function loadFavorites(args: LoaderFunctionArgs, visit: Visit) {
  const { caller, knownUid } = visit;
  const [{ state, products, pagination }, share] = await Promise.all([
    readFavoritePages(
      visit,
      args.request,
      paths.favorites(),
      knownUid ? (query) => listFavorites(caller, knownUid, query) : null,
    ),
    shareFavorites(visit),
  ]);
  const viewed = products.length > 0 ? [] : await viewedBefore(visit);
  const t = translateFor(visit.locale);
  const title = t("favorites:title");
  const meta = describePage(visit, {
    path: paths.favorites(),
    meta: { title: t("pageTitle", { title }), description: t("favorites:description") },
    crumbs: [{ name: title }],
    isHidden: true,
  });
  const view = pack<FavoritesPageView>({
    state,
    products: products.map(slimCard),
    pagination,
    viewed: viewed && viewed.map(slimCard),
  });
  return { meta, view, share };
}
