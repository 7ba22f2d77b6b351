import clsx from "clsx";
import type { AnchorHTMLAttributes, ReactNode } from "react";

import styles from "./chip.module.css";
import { Icon } from "./icon";

type ChipProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /**
   * Following the link removes what the chip stands for. This text says so to screen readers, in place of the cross
   * icon.
   */
  removeLabel?: string | undefined;
};

/** A small link with a border, in a list: a subsection, an active filter. The current one has `aria-current`. */
export function Chip({ removeLabel, className, children, ...rest }: ChipProps) {
  return (
    <li>
      <a className={clsx(styles.chip, className)} {...rest}>
        {removeLabel && <span className="visually-hidden">{removeLabel} </span>}
        {children}
        {removeLabel && <Icon name="x" size="s" />}
      </a>
    </li>
  );
}

/** A list of chips in a row: scrolls sideways on a phone, wraps on wide screens. */
export function Chips({ children }: { children: ReactNode }) {
  return <ul className={styles.chips}>{children}</ul>;
}
