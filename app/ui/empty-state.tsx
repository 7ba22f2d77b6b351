import type { ReactNode } from "react";

import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title: string;
  level?: 1 | 2 | 3 | undefined;
  text?: ReactNode;
  /** The address of the illustration; a toolbox by default. */
  picture?: string | undefined;
  /** One action. */
  children?: ReactNode;
};

/** An empty state: an illustration on graph paper, one sentence, one action. */
export function EmptyState({ title, level = 2, text, picture = "/assets/toolbox.svg", children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <img src={picture} width={160} height={160} alt="" decoding="async" />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
