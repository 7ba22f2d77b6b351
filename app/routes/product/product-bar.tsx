import { useTranslation } from "~/i18n/react";
import { BuyBar } from "~/shop/frame/buy-bar";
import { BasketControl } from "~/shop/product/basket-control";
import { FavoriteButton } from "~/shop/product/favorite-button";
import { Price } from "~/shop/product/price";
import { stockState } from "~/shop/product/stock-status";

import styles from "./product-bar.module.css";
import type { ProductPage } from "./product.server";

/** Price, heart and the way into the basket, on a phone. */
export function ProductBar({ product }: Pick<ProductPage, "product">) {
  const { t } = useTranslation();
  const out = stockState(product) === "out";
  return (
    <BuyBar label={t("product:buy")} className={styles.bar}>
      <Price price={product.price} oldPrice={product.oldPrice} muted={out} />
      <FavoriteButton product={product} className={styles.favorite} />
      <BasketControl product={product} look="bar" className={styles.control} />
    </BuyBar>
  );
}
