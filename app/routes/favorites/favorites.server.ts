import type { LoaderFunctionArgs, ActionFunctionArgs } from "@remix-run/node";

import { listProducts } from "~/api/catalog.server";
import { mainData, unreachable } from "~/api/errors";
import { listFavorites, listFavoriteIds, setFavorite } from "~/api/favorites.server";
import type { Card } from "~/api/schemas/common";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { readProductIds } from "~/lib/product-ids";
import { paths } from "~/paths";
import { backTarget } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { type Visit, getVisit, redirectWith } from "~/session/visit.server";
import { readFavoritePages, shareFavorites, listRecentlyViewed } from "~/session/visitor-data.server";
import type { FavoritesView } from "~/shop/favorites/favorites-list";
import { describePage } from "~/shop/head/describe-page.server";
import { packCards, slimCard } from "~/shop/product/product-card";

import { addListToBasket } from "./to-basket.server";

/** Loads the visitor's favourites: the shown pages of the list. A new visitor has none. */
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
  const meta = describePage(args, {
    path: paths.favorites(),
    meta: { title: t("pageTitle", { title }), description: t("favorites:description") },
    crumbs: [{ name: title }],
    isHidden: true,
  });
  const view = pack<FavoritesView>({ state, products: products.map(slimCard), pagination });
  // Only an empty page suggests something else to look at.
  const viewed = products.length > 0 ? null : listRecentlyViewed(visit).then(packCards);
  return { meta, view, share, viewed };
}

export type SharedListView = {
  products: Card[];
  /** The number of products in the list that no longer exist. */
  gone: number;
};

/**
 * Loads another person's favourites from a shared link, without changing the visitor's own.
 * @param text ids separated by commas
 */
export async function loadSharedList(args: LoaderFunctionArgs, visit: Visit, text: string) {
  const ids = readProductIds(text);
  const { products } =
    ids.length > 0 ? mainData(await listProducts(visit.caller, visit.knownUid, ids)) : { products: [] };
  const t = translateFor(visit.locale);
  const title = t("favorites:shared.title");
  const meta = describePage(args, {
    path: ids.length > 0 ? paths.sharedFavorites(ids) : paths.favorites(),
    meta: { title: t("pageTitle", { title }), description: t("favorites:shared.description") },
    crumbs: [{ name: title }],
    isHidden: true,
  });
  return {
    meta,
    list: pack<SharedListView>({ products: products.map(slimCard), gone: ids.length - products.length }),
  };
}

/**
 * Adds the posted products to the visitor's favourites (`ids`, of a shared list) or to the basket (`basket`), and
 * redirects there.
 */
export async function addAll(args: ActionFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const listPath = localePath(visit.locale, paths.favorites());
  const forBasket = readIds(form.get("basket"));
  if (forBasket.length > 0) return addListToBasket(visit, forBasket, backTarget(args.request, form, listPath));
  const ids = readIds(form.get("ids"));
  if (ids.length === 0) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { added, error } = await addMissing(visit, ids);
  const t = translateFor(visit.locale);
  if (error) visit.setNotice({ kind: "error", text: refusal(error) ?? t("notice.failed") });
  else visit.setNotice({ kind: "success", text: t("favorites:shared.added", { count: added }) });
  return redirectWith(visit, listPath);
}

const readIds = (field: FormDataEntryValue | null) => readProductIds(typeof field === "string" ? field : "");

/** The API adds one favourite per call; this many calls run at the same time. */
const concurrency = 10;

/**
 * Adds the missing products, last one first, so that the first one ends up as the latest. Stops at the first API error.
 */
async function addMissing(visit: Visit, ids: number[]) {
  const uid = await visit.uid();
  const known = uid ? await listFavoriteIds(visit.caller, uid) : unreachable;
  if (!uid || known.error) return { added: 0, error: known.error ?? unreachable.error };
  const missing = ids.filter((id) => !known.data.list.includes(id)).reverse();
  let added = 0;
  for (let from = 0; from < missing.length; from += concurrency) {
    const some = missing.slice(from, from + concurrency);
    const answers = await Promise.all(some.map((id) => setFavorite(visit.caller, uid, id, true)));
    const failed = answers.find(({ error }) => error);
    if (failed) return { added, error: failed.error };
    added += some.length;
  }
  return { added, error: null };
}
