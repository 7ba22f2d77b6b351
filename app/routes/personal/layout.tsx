import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type MetaFunction } from "@remix-run/react";

import { dataOrNull } from "~/api/errors";
import { listOrders } from "~/api/orders.server";
import { stringsReady } from "~/i18n/client";
import { barePath, localeFromPath, type Area } from "~/i18n/config";
import { type StringKey, translator } from "~/i18n/translate";
import { loadForCustomer } from "~/session/visit.server";
import { shareFavoriteIds } from "~/session/visitor-data.server";
import { usePageDialog } from "~/shop/dialog/page-dialogs";
import { revalidateFrame } from "~/shop/shopper/sync";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:title");

/**
 * Requires a signed-in customer. Each page and action below checks this itself too: loaders run in parallel, and
 * actions run without them. The counters are for the navigation, which works without them.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { loaded } = await loadForCustomer(args, (visit) =>
    Promise.all([
      listOrders(visit.caller, { page: 1, perPage: 1 }).then(dataOrNull),
      shareFavoriteIds(visit).then(dataOrNull),
    ]),
  );
  const [orders, favorites] = loaded;
  return { orders: orders && orders.orders.pagination.total, favorites: favorites && favorites.list.length };
}

export const shouldRevalidate = revalidateFrame;

const loadDialog = async () => {
  const [{ RequestDialog }] = await Promise.all([import("./request-dialog"), stringsReady(["personal", "forms"])]);
  return RequestDialog;
};

const isRequest = (path: string) => /^\/personal\/history\/\d+\/(cancel|refund)$/.test(barePath(path));

/**
 * Each page below renders `PersonalPage`, which contains the heading and the navigation. The request forms for an order
 * open in a dialog over the current page.
 */
export default function PersonalArea() {
  const dialog = usePageDialog(isRequest, loadDialog);
  return (
    <>
      <Outlet />
      {dialog}
    </>
  );
}

/** Metadata of a personal page: a title, and `noindex`. */
export function personalMeta(key: StringKey): MetaFunction {
  return ({ location }) => {
    const t = translator(localeFromPath(location.pathname));
    return [{ title: t("pageTitle", { title: t(key) }) }, { name: "robots", content: "noindex" }];
  };
}
