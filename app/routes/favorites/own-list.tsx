import { useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { mostIds } from "~/lib/product-ids";
import type { SharedPage } from "~/lib/share-links";
import { paths } from "~/paths";
import { FavoritesList } from "~/shop/favorites/favorites-list";
import { useKeptPlace } from "~/shop/listing/use-kept-place";
import { Breadcrumbs } from "~/shop/page/breadcrumbs";
import { ViewedRail } from "~/shop/product/viewed-rail";
import { Share } from "~/shop/share/share";

import type { FavoritesPageView } from "./favorites.server";

/** The products that the visitor has marked. A press on a heart takes the card away once it is saved. */
export function OwnList({ view, share }: { view: FavoritesPageView; share: SharedPage | null }) {
  const { t } = useTranslation();
  const { total } = view.pagination;
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
        {total > 0 ? <span className="muted">{t("count.products", { count: total })}</span> : null}
      </div>
      {share && (
        <Share
          page={share}
          label={t("favorites:share.open")}
          note={total > mostIds ? t("favorites:share.first", { count: mostIds }) : undefined}
        />
      )}
      <div ref={around}>
        <FavoritesList path={paths.favorites()} columns={4} {...view} />
      </div>
      <ViewedRail cards={view.viewed} />
    </>
  );
}
