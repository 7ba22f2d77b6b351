import { listProducts } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Card } from "~/api/schemas/common";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { readProductIds } from "~/lib/product-ids";
import { paths } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { describePage } from "~/shop/head/describe-page.server";
import { slimCard } from "~/shop/product/slim-card";

export type SharedListView = {
  products: Card[];
  /** How many products of the list there are no more. */
  gone: number;
};

/**
 * The favourites of somebody else, as a link names them. Looking at them changes nothing of the visitor's own.
 * @param text ids with commas between them
 */
export async function loadSharedList(visit: Visit, text: string) {
  const ids = readProductIds(text);
  const { products } =
    ids.length > 0 ? mainData(await listProducts(visit.caller, visit.knownUid, ids)) : { products: [] };
  const t = translateFor(visit.locale);
  const title = t("favorites:shared.title");
  const meta = describePage(visit, {
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
