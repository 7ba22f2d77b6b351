import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./title-block.module.css";

type TitleBlockProps = { rows: readonly { term: string; value: ReactNode }[]; className?: string | undefined };

/** Facts in a frame like the title block of a technical drawing. */
export function TitleBlock({ rows, className }: TitleBlockProps) {
  return (
    <dl className={clsx(styles.block, styles.rows, className)}>
      {rows.flatMap(({ term, value }) => [<dt key={`${term}:`}>{term}</dt>, <dd key={term}>{value}</dd>])}
    </dl>
  );
}
