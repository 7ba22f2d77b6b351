import clsx from "clsx";
import type { CSSProperties, ReactNode } from "react";

import styles from "./placeholder.module.css";

type EmptyStateProps = {
  title: string;
  level?: 1 | 2 | 3 | undefined;
  text?: ReactNode;
  /** One action. */
  children?: ReactNode;
};

/** An empty state: an illustration on graph paper, one sentence, one action. */
export function EmptyState({ title, level = 2, text, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <img src="/brand/empty.svg" width={160} height={160} alt="" decoding="async" />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

type SkeletonProps = {
  /** CSS lengths; by default the full width and the height of a line. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
};

/** A grey placeholder with the exact size of the coming content. The list around it has `aria-busy`. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const size: CSSProperties & Record<"--w" | "--h", string | undefined> = { "--w": width, "--h": height };
  return <span className={clsx(styles.skeleton, className)} style={size} aria-hidden="true" />;
}
