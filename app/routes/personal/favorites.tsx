import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";
import { useRef } from "react";

import { listCustomerFavorites } from "~/api/profile.server";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { requireCustomer } from "~/session/visit.server";
import { readFavoritePages, shareFavorites } from "~/session/visitor-data.server";
import { useUnpacked } from "~/shop/deferred/deferred";
import { FavoritesList, type FavoritesView, ShareFavorites } from "~/shop/favorites/favorites-list";
import { useListFocus } from "~/shop/listing/use-list-focus";
import { slimCard } from "~/shop/product/product-card";
import { revalidateFavorites } from "~/shop/shopper/sync";

import { personalMeta } from "./layout";
import { PersonalPage } from "./personal-page";

export const handle: { areas: Area[] } = { areas: ["personal", "favorites", "catalog", "share"] };

export const meta: MetaFunction = personalMeta("personal:nav.favorites");

export async function loader(args: LoaderFunctionArgs) {
  const { visit } = await requireCustomer(args);
  const [{ state, products, pagination }, share] = await Promise.all([
    readFavoritePages(visit, args.request, paths.personalFavorites(), (query) =>
      listCustomerFavorites(visit.caller, query),
    ),
    shareFavorites(visit),
  ]);
  return { view: pack<FavoritesView>({ state, products: products.map(slimCard), pagination }), share };
}

export const shouldRevalidate = revalidateFavorites;

/** The customer's favourites, from all devices. */
export default function PersonalFavorites() {
  const { t } = useTranslation();
  const { view: packed, share } = useLoaderData<typeof loader>();
  const view = useUnpacked(packed);
  const around = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useListFocus(around, heading);
  const { total } = view.pagination;
  return (
    <PersonalPage
      title={t("personal:nav.favorites")}
      titleRef={heading}
      beside={total > 0 && <span className="muted">{t("count.products", { count: total })}</span>}
    >
      <ShareFavorites page={share} total={total} />
      <div ref={around}>
        <FavoritesList path={paths.personalFavorites()} columns={3} {...view} />
      </div>
    </PersonalPage>
  );
}
