import clsx from "clsx";

import type { Card } from "~/api/schemas/common";
import { Skeleton } from "~/ui/placeholder";

import { cardSizes, ProductCard, type ProductCardProps } from "./product-card";
import styles from "./product-card.module.css";

type ProductGridProps = {
  cards: readonly Card[];
  /** From 1280 px: 3 next to a column of filters, 4 over the full width; one more from 1680 px. */
  columns?: 3 | 4 | 5 | undefined;
  level?: ProductCardProps["level"];
  /** Whether it is the first content of the page, so that the pictures of its first row load at once. */
  first?: boolean | undefined;
};

/** How many pictures of the first screen load at once, including the most important one. */
const firstScreen = 4;

/** Products as the cells of one table. */
export function ProductGrid({ cards, columns = 3, level, first }: ProductGridProps) {
  const look = { 3: undefined, 4: styles.c4, 5: styles.c5 }[columns];
  return (
    <ul className={clsx(styles.cards, look)}>
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          card={card}
          level={level}
          sizes={cardSizes}
          loading={!first || index >= firstScreen ? "lazy" : index === 0 ? "high" : "eager"}
        />
      ))}
    </ul>
  );
}

/** The placeholder of a card that is loading, in a list with `aria-busy`. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton className={styles.skeletonPicture} />
      <Skeleton width="50%" height="24px" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" height="20px" />
      <Skeleton height="44px" />
    </div>
  );
}
