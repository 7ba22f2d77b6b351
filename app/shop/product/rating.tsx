import clsx from "clsx";

import type { Card } from "~/api/schemas/common";
import { formatNumber, formatRating } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { Icon } from "~/ui/icon";

import styles from "./product-parts.module.css";

type RatingProps = Pick<Card, "rating" | "reviews"> & {
  /** Says how many reviews there are in words, where there is space for them. */
  isLong?: boolean | undefined;
  className?: string | undefined;
};

/** The average rating of a product and the number of its reviews; renders nothing without reviews. */
export function Rating({ rating, reviews = 0, isLong, className }: RatingProps) {
  const { t, locale } = useTranslation();
  if (!rating || reviews === 0) return null;
  const average = formatRating(locale, rating);
  const count = t("count.reviews", { count: reviews });
  return (
    <span className={clsx(styles.rating, className)}>
      <span className="visually-hidden">{t("card.rating", { rating: average, reviews: count })}</span>
      <Icon name="star" size="xs" />
      <b aria-hidden="true">{average}</b>
      <span aria-hidden="true">{isLong ? count : `(${formatNumber(reviews)})`}</span>
    </span>
  );
}

/** A rating as five stars, of which as many are filled; the text next to them or their label gives the number. */
export function Stars({ rating, label }: { rating: number; label?: string | undefined }) {
  const filled = Math.round(rating);
  return (
    <span
      className={styles.stars}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size="xs" className={star <= filled ? styles.full : undefined} />
      ))}
    </span>
  );
}
