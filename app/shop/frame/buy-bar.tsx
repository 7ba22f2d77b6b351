import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./page-frame.module.css";

type BuyBarProps = {
  /** What screen readers call it, where it holds more than a link. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The phone's second bar, on the first: what a page is for, at hand wherever it is scrolled to. It stands two levels below
 * `main`, where styles look for it to leave room (`layout.css`, `early.css`, and those of messages and the consent).
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
