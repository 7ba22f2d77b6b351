import clsx from "clsx";
import type { ReactNode } from "react";

import { CachedFragment, type FragmentData } from "./cached-fragment";
import styles from "./page-frame.module.css";

type BuyBarProps = {
  /** Its name for screen readers, if it contains more than a link. */
  label?: string | undefined;
  className?: string | undefined;
  /** What its content is rendered from; null if only this visitor sees it. */
  data?: FragmentData | null;
  children: ReactNode;
};

/**
 * The phone's second bar, on top of the first: the main action of a page, always within reach. It must be two levels
 * below `main`, where styles look for it to reserve space (`layout.css`, `early.css`, and those of toasts and the
 * consent banner).
 */
export function BuyBar({ label, className, data = null, children }: BuyBarProps) {
  return (
    <CachedFragment
      as="div"
      className={clsx("no-print", styles.buyBar, className)}
      role={label ? "region" : undefined}
      aria-label={label}
      data-buy-bar=""
      data={data}
    >
      {children}
    </CachedFragment>
  );
}
