import { useTranslation } from "~/i18n/react";
import { BasketControl } from "~/shop/product/basket-control";
import { FavoriteButton } from "~/shop/product/favorite-button";
import { Price } from "~/shop/product/price";
import { stockState } from "~/shop/product/stock-state";

import styles from "./buy-bar.module.css";
import type { ProductPage } from "./product.server";

/** The phone's second bar above the first: price, heart and the way into the basket, at hand on the whole page. */
export function BuyBar({ product }: Pick<ProductPage, "product">) {
  const { t } = useTranslation();
  const out = stockState(product) === "out";
  return (
    <div className={`${styles.bar} no-print`} role="region" aria-label={t("product:buy")} data-buy-bar>
      <Price price={product.price} oldPrice={product.oldPrice} muted={out} />
      <FavoriteButton product={product} className={styles.favorite} />
      <BasketControl product={product} look="bar" className={styles.control} />
    </div>
  );
}
