import type { LoaderFunctionArgs } from "@remix-run/node";

import { listFavorites } from "~/api/favorites.server";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { readFavoritePages, shareFavorites } from "~/session/favorites.server";
import { viewedBefore } from "~/session/viewed.server";
import type { Visit } from "~/session/visit.server";
import type { FavoritesView } from "~/shop/favorites/favorites-list";
import { describePage } from "~/shop/head/describe-page.server";
import { packViewed, slimCard } from "~/shop/product/slim-card";

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
  const t = translateFor(visit.locale);
  const title = t("favorites:title");
  const meta = describePage(visit, {
    path: paths.favorites(),
    meta: { title: t("pageTitle", { title }), description: t("favorites:description") },
    crumbs: [{ name: title }],
    isHidden: true,
  });
  const view = pack<FavoritesView>({ state, products: products.map(slimCard), pagination });
  // A way on from a page that has nothing to show.
  const viewed = products.length > 0 ? null : viewedBefore(visit).then(packViewed);
  return { meta, view, share, viewed };
}
