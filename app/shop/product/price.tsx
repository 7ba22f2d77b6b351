import clsx from "clsx";

import { formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";

import styles from "./product-parts.module.css";

type PriceProps = {
  /** In roubles. */
  price: number;
  oldPrice?: number | null | undefined;
  /** `xl` on a product's own page. */
  size?: "m" | "xl" | undefined;
  /** Grey, for products that cannot be bought now. */
  muted?: boolean | undefined;
};

/** Whether to show the former price: only if it is higher than the price. */
export function isSale(price: number, oldPrice: number | null | undefined): oldPrice is number {
  return typeof oldPrice === "number" && oldPrice > price;
}

/** A price; on sale, with the former price struck through next to it. */
export function Price({ price, oldPrice, size, muted }: PriceProps) {
  const { t } = useTranslation();
  const sale = isSale(price, oldPrice);
  return (
    <p className={clsx(styles.price, sale && styles.sale, size === "xl" && styles.xl, muted && styles.muted)}>
      <b>{formatPrice(price)}</b>
      {sale && (
        <s>
          <span className="visually-hidden">{`${t("card.oldPrice")} `}</span>
          {formatPrice(oldPrice)}
        </s>
      )}
    </p>
  );
}
