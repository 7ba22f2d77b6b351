import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./page-frame.module.css";

type BuyBarProps = {
  /** Its name for screen readers, if it contains more than a link. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The phone's second bar, on top of the first: the main action of a page, always within reach. It must be two levels
 * below `main`, where styles look for it to reserve space (`layout.css`, `early.css`, and those of toasts and the
 * consent banner).
 */
export function BuyBar({ label, className, children }: BuyBarProps) {
  return (
    <div
      className={clsx("no-print", styles.buyBar, className)}
      role={label ? "region" : undefined}
      aria-label={label}
      data-buy-bar=""
    >
      {children}
    </div>
  );
}
