import clsx from "clsx";
import type { AnchorHTMLAttributes, ReactNode } from "react";

import styles from "./chip.module.css";
import { Icon } from "./icon";

type ChipProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Following the link takes what the chip stands for away; says so for those who do not see the cross. */
  removeLabel?: string | undefined;
};

/** A small link in a frame: a subsection, a chosen filter. The current one has `aria-current`. */
export function Chip({ removeLabel, className, children, ...rest }: ChipProps) {
  return (
    <a className={clsx(styles.chip, className)} {...rest}>
      {removeLabel && <span className="visually-hidden">{removeLabel} </span>}
      {children}
      {removeLabel && <Icon name="x" size="s" />}
    </a>
  );
}

/** A row of chips: scrolls sideways on a phone, wraps from 940 px. */
export function Chips({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx(styles.chips, className)}>{children}</div>;
}
