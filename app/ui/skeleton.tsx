import clsx from "clsx";
import type { CSSProperties } from "react";

import styles from "./skeleton.module.css";

type SkeletonProps = {
  /** CSS lengths; the whole width and a line's height by default. */
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
};

/** A grey block of the exact size of what is to come. The list around it says `aria-busy`. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const size: CSSProperties & Record<"--w" | "--h", string | undefined> = { "--w": width, "--h": height };
  return <span className={clsx(styles.skeleton, className)} style={size} aria-hidden="true" />;
}
