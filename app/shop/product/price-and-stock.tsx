import clsx from "clsx";

import { formatPrice, formatDate } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";

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

/** Whether to show the former price: only if it is higher than the price, and there is one. */
export function isSale(price: number, oldPrice: number | null | undefined): oldPrice is number {
  return typeof oldPrice === "number" && price > 0 && oldPrice > price;
}

/** A price, or “on request” for 0; on sale, with the former price struck through next to it. */
export function Price({ price, oldPrice, size, muted }: PriceProps) {
  const translation = useTranslation();
  const sale = isSale(price, oldPrice);
  return (
    <p
      className={clsx(
        styles.price,
        sale && styles.sale,
        size === "xl" && styles.xl,
        muted && styles.muted,
        price === 0 && styles.onRequest,
      )}
    >
      <b>{priceText(translation, price)}</b>
      {sale && <OldPrice oldPrice={oldPrice} />}
    </p>
  );
}

/** `12 490 ₽`, or “on request” for a product without a price. */
export function priceText({ t }: Translation, price: number): string {
  return price > 0 ? formatPrice(price) : t("card.onRequest");
}

/** A former price, struck through; a screen reader says what it is. */
export function OldPrice({ oldPrice }: { oldPrice: number }) {
  const { t } = useTranslation();
  return (
    <s>
      <span className="visually-hidden">{`${t("card.oldPrice")} `}</span>
      {formatPrice(oldPrice)}
    </s>
  );
}

type StockStatusProps = Stock & { className?: string | undefined };

/** `В наличии: 14 шт.`, `В наличии`, `Под заказ, к 28 ноября` or `Нет в наличии`. */
export function stockText(translation: Translation, stock: Stock): string {
  const { t, locale } = translation;
  switch (stockState(stock)) {
    case "in":
      return isCounted(stock) ? t("card.inStock", { count: stock.isStock }) : t("card.available");
    case "order":
      return t("card.onOrder", { date: formatDate(locale, stock.deliveryDate ?? "") });
    case "out":
      return t("card.soldOut");
  }
}

/** Whether and when a product is available, with a mark that distinguishes the three states without colour. */
export function StockStatus({ isStock, deliveryDate, className }: StockStatusProps) {
  const translation = useTranslation();
  const stock = { isStock, deliveryDate };
  const state = stockState(stock);
  return (
    <p className={clsx(styles.status, state !== "out" && styles[state], className)}>{stockText(translation, stock)}</p>
  );
}

/** The fields of a product that say whether and when it is available. */
type Stock = { isStock: number; deliveryDate: string | null };

type StockState = "in" | "order" | "out";

/** From this number of pieces on, pages say only that a product is in stock. */
const uncountedFrom = 1000;

/** Whether to say how many pieces there are: an API that does not count them sends 1,000,000. */
export function isCounted({ isStock }: Pick<Stock, "isStock">): boolean {
  return isStock < uncountedFrom;
}

/** In stock, made to order, or sold out. Stock takes precedence over a date: it is available today. */
export function stockState({ isStock, deliveryDate }: Stock): StockState {
  if (isStock > 0) return "in";
  return deliveryDate ? "order" : "out";
}

/** Whether a product can go into the basket: it is or will be available, and has a price. */
export function canBuy(product: Stock & { price: number }): boolean {
  return stockState(product) !== "out" && product.price > 0;
}
