import { Skeleton } from "~/ui/skeleton";

import styles from "./product-card-skeleton.module.css";

/** The place of a card that is on its way, in a list that says `aria-busy`. */
export function ProductCardSkeleton() {
  return (
    <li className={styles.lines} aria-hidden="true">
      <Skeleton className={styles.pic} />
      <Skeleton width="50%" height="24px" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton width="60%" height="20px" />
      <Skeleton height="44px" />
    </li>
  );
}
