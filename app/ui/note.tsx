import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";
import styles from "./note.module.css";

export type NoteKind = "ok" | "err" | "warn" | "info";

const icons: Record<NoteKind, IconName> = { ok: "circle-check", err: "circle-x", warn: "triangle-alert", info: "info" };

type NoteProps = {
  kind?: NoteKind | undefined;
  title: ReactNode;
  /** `status` or `alert` where it appears in answer to something the shopper did. */
  role?: "status" | "alert" | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message on the page: sign, title, text. */
export function Note({ kind = "info", title, role, className, children }: NoteProps) {
  return (
    <div className={clsx(styles.note, kind !== "info" && styles[kind], className)} role={role}>
      <Icon name={icons[kind]} />
      <strong className={styles.title}>{title}</strong>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
