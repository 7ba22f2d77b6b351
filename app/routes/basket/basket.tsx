import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction, type ShouldRevalidateFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";

import { BasketPage } from "./basket-page";
import { loadBasket } from "./load.server";

export const handle: { areas: Area[] } = { areas: ["basket"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Opening this page counts as seen: the API does not report the same changes again. */
export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadBasket(args);
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const name = t("basket:title");
  const meta = describePage(args, {
    path: paths.basket(),
    meta: { title: t("pageTitle", { title: name }), description: t("basket:description") },
    crumbs: [{ name }],
    isHidden: true,
  });
  return { ...loaded, meta };
}

/** The totals change with each update of the basket. If it was not saved, loading them would fail too. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus < 500 && defaultShouldRevalidate;

/** The basket page. */
export default function Basket() {
  return <BasketPage {...useLoaderData<typeof loader>()} />;
}
