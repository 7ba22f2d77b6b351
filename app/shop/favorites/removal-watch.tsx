import { useTranslation } from "~/i18n/react";
import { useFavorite } from "~/shop/shopper/store";
import { useRemovalNotice } from "~/shop/shopper/use-removal-notice";

type Watched = { id: number; name: string };

/** Tells of each product that stops being a favourite while the page stands, with a way back. Draws nothing. */
export function RemovalWatch({ products }: { products: Watched[] }) {
  return products.map((product) => <Watch key={product.id} product={product} />);
}

function Watch({ product: { id, name } }: { product: Watched }) {
  const { t } = useTranslation();
  const shown = useFavorite(id, true) ? 1 : 0;
  useRemovalNotice("favorite", id, shown, t("favorites:removed", { name }));
  return null;
}
