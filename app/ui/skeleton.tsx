import clsx from "clsx";
import type { CSSProperties } from "react";

import styles from "./skeleton.module.css";

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
