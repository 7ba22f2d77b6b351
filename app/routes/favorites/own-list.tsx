import { useRef } from "react";

import { useTranslation } from "~/i18n/react";
import type { SharedPage } from "~/lib/share-links";
import { paths } from "~/paths";
import type { FavoritesView } from "~/shop/favorites/favorites-list";
import { FavoritesList, ShareFavorites } from "~/shop/favorites/favorites-list";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { useKeptPlace } from "~/shop/listing/use-kept-place";
import { DeferredViewedRail, type ViewedCards } from "~/shop/product/product-rail";

import styles from "./own-list.module.css";

type OwnListProps = {
  view: FavoritesView;
  share: SharedPage | null;
  /** What the visitor looked at before; where there are no favourites alone. */
  viewed: Promise<ViewedCards> | null;
};

/** The products that the visitor has marked. A press on a heart takes the card away once it is saved. */
export function OwnList({ view, share, viewed }: OwnListProps) {
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
        {total > 0 && <span className="muted">{t("count.products", { count: total })}</span>}
      </div>
      <ShareFavorites page={share} total={total} />
      <div ref={around} className={total === 0 ? styles.none : undefined}>
        <FavoritesList path={paths.favorites()} columns={4} {...view} />
      </div>
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}
