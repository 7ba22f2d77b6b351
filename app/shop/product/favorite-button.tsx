import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useFavorite } from "~/shop/shopper/store";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./product-parts.module.css";

type FavoriteButtonProps = {
  product: { id: number; name: string; isFavorite: boolean };
  /** With text next to the heart, as on a product's page. */
  withText?: boolean | undefined;
  className?: string | undefined;
};

/**
 * The heart button: adds a product to the favourites or removes it. A form, so it works before hydration and without
 * JavaScript.
 */
export function FavoriteButton({ product, withText, className }: FavoriteButtonProps) {
  const { t, href } = useTranslation();
  const isFavorite = useFavorite(product.id, product.isFavorite);
  const look = isFavorite ? styles.favorite : styles.notFavorite;
  return (
    <form className={className} method="post" action={href(paths.favoriteToggle())} data-small="favorite">
      <button
        className={withText ? clsx("linkbtn", styles.withText, isFavorite && look) : iconButtonClass(false, look)}
        // Without text the label stays and the pressed state changes; with text the text changes, and that is enough.
        aria-pressed={withText ? undefined : isFavorite}
        // From here on the attributes match those of the basket's button, so that gzip compresses them together on
        // forty cards.
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
