import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction, type ShouldRevalidateFunction } from "@remix-run/react";
import { useRef } from "react";

import { stringsReady } from "~/i18n/client";
import { barePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { FavoritesList } from "~/shop/favorites/favorites-list";
import { useKeptPlace } from "~/shop/listing/use-kept-place";
import { Breadcrumbs } from "~/shop/page/breadcrumbs";
import { pageMeta } from "~/shop/page/page-meta";
import { useUnpacked } from "~/shop/page/use-unpacked";
import { ViewedRail } from "~/shop/product/viewed-rail";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

import { loadFavorites } from "./favorites.server";

export const handle: { areas: Area[] } = { areas: ["favorites", "catalog"] };

await stringsReady(handle.areas);

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadFavorites(args);
}

/** A press on a heart changes the list, one on a basket's button does not. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.formAction && barePath(args.formAction) === paths.favoriteToggle() ? true : keepAfterSmallForms(args);

/** The products that the visitor has marked, signed in or not. A press on a heart takes the card away once it is saved. */
export default function FavoritesPage() {
  const { t } = useTranslation();
  const view = useUnpacked(useLoaderData<typeof loader>().view);
  const around = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptPlace(around, heading);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("favorites:title") }]} />
      <div className="h-row">
        <h1 ref={heading} tabIndex={-1}>
          {t("favorites:title")}
        </h1>
        {view.pagination.total > 0 ? (
          <span className="muted">{t("count.products", { count: view.pagination.total })}</span>
        ) : null}
      </div>
      <div ref={around}>
        <FavoritesList path={paths.favorites()} columns={4} {...view} />
      </div>
      <ViewedRail cards={view.viewed} />
    </>
  );
}
