import clsx from "clsx";

import styles from "./count-badge.module.css";

type CountBadgeProps = { count: number | null | undefined; className?: string | undefined };

/** What a counter shows: nothing for none or unknown, `99+` above 99. */
export function shownCount(count: number | null | undefined): string | null {
  if (!count || count < 0) return null;
  return count > 99 ? "99+" : String(count);
}

/** A number in a disc. Draws nothing where there is nothing to count. */
export function CountBadge({ count, className }: CountBadgeProps) {
  const text = shownCount(count);
  return text && <span className={clsx(styles.count, className)}>{text}</span>;
}
