import clsx from "clsx";
import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";
import styles from "./note.module.css";

export type NoteKind = "ok" | "err" | "warn" | "info";

const icons: Record<NoteKind, IconName> = { ok: "circle-check", err: "circle-x", warn: "triangle-alert", info: "info" };

type NoteProps = {
  kind?: NoteKind | undefined;
  title: ReactNode;
  /**
   * `status` or `alert` if it appears in response to an action of the shopper. On a page that the browser has loaded, an
   * alert takes the focus, because a screen reader does not announce it.
   */
  role?: "status" | "alert" | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message on the page: icon, title, text. */
export function Note({ kind = "info", title, role, className, children }: NoteProps) {
  return (
    <div
      className={clsx(styles.note, kind !== "info" && styles[kind], className)}
      role={role}
      {...(role === "alert" && { tabIndex: -1 })}
      autoFocus={role === "alert"}
    >
      <Icon name={icons[kind]} />
      <strong className={styles.title}>{title}</strong>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
