import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useFavorite } from "~/shop/shopper/store";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./favorite-button.module.css";

type FavoriteButtonProps = {
  product: { id: number; name: string; isFavorite: boolean };
  /** With words beside the heart, as on a product's page. */
  withText?: boolean | undefined;
  className?: string | undefined;
};

/** The heart: puts a product among the favourites or takes it out. A form, so it works before and without script. */
export function FavoriteButton({ product, withText, className }: FavoriteButtonProps) {
  const { t, href } = useTranslation();
  const isFavorite = useFavorite(product.id, product.isFavorite);
  const look = isFavorite ? styles.on : styles.off;
  return (
    <form className={className} method="post" action={href(paths.favoriteToggle())} data-small="favorite">
      <button
        className={withText ? clsx("linkbtn", styles.text, isFavorite && look) : iconButtonClass(false, look)}
        // Without words the name stays and the pressed state changes; with words the words change, and that is enough.
        aria-pressed={withText ? undefined : isFavorite}
        // From here on as on the basket's button, so that gzip finds label, name and value as one on forty cards.
        aria-label={withText ? undefined : t("card.addFavoriteOf", { name: product.name })}
        name={isFavorite ? "remove" : "add"}
        value={product.id}
      >
        <Icon name="heart" />
        {withText && (isFavorite ? t("card.removeFavorite") : t("card.addFavorite"))}
      </button>
    </form>
  );
}
