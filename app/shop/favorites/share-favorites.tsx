import { useTranslation } from "~/i18n/react";
import { mostIds } from "~/lib/product-ids";
import type { SharedPage } from "~/lib/share-links";
import { Share } from "~/shop/share/share";

type ShareFavoritesProps = {
  page: SharedPage | null;
  /** How many favourites there are; the address holds `mostIds` of them. */
  total: number;
};

/** Ways to show one's favourites to somebody. The strings are those of the areas `favorites` and `share`. */
export function ShareFavorites({ page, total }: ShareFavoritesProps) {
  const { t } = useTranslation();
  if (!page) return null;
  const note = total > mostIds ? t("favorites:share.first", { count: mostIds }) : undefined;
  return <Share page={page} label={t("favorites:share.open")} note={note} />;
}
