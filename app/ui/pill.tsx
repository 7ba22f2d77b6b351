import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";
import styles from "./pill.module.css";

export type PillKind = "ok" | "warn" | "err" | "info" | "off";

/** What state a thing is in: a sign and a word on a quiet colour. */
export function Pill({ kind, icon, children }: { kind: PillKind; icon: IconName; children: ReactNode }) {
  return (
    <span className={clsx(styles.pill, styles[kind])}>
      <Icon name={icon} size="xs" />
      {children}
    </span>
  );
}
