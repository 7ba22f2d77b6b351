import { useRef } from "react";

import { useTranslation } from "~/i18n/react";
import type { SharedPage } from "~/lib/share-links";
import { paths } from "~/paths";
import { FavoritesList } from "~/shop/favorites/favorites-list";
import { ShareFavorites } from "~/shop/favorites/share-favorites";
import { useKeptPlace } from "~/shop/listing/use-kept-place";
import { Breadcrumbs } from "~/shop/page/breadcrumbs";
import { ViewedRail } from "~/shop/product/viewed-rail";

import type { FavoritesPageView } from "./favorites.server";
import styles from "./own-list.module.css";

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
      <ShareFavorites page={share} total={total} />
      <div ref={around} className={total === 0 ? styles.none : undefined}>
        <FavoritesList path={paths.favorites()} columns={4} {...view} />
      </div>
      <ViewedRail cards={view.viewed} />
    </>
  );
}
