import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./drawing.module.css";
import { Icon } from "./icon";

/** The link to the rest of a section. */
export type MoreLink = { href?: string; rel?: string; label: string };

type SectionHeadProps = {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
  /** The count on the dimension line: `5 из 48`. Without a count there is no line, which would only be decoration. */
  count?: string | undefined;
  more?: MoreLink | undefined;
};

/** The heading of a section: title, dimension line with the count (from 640 px), link to the rest. */
export function SectionHead({ title, id, count, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {count && <span className={styles.dim}>{count}</span>}
      {more && (
        <a className={styles.more} href={more.href} rel={more.rel}>
          {more.label}
          <Icon name="arrow-right" size="s" />
        </a>
      )}
    </div>
  );
}

type TitleBlockProps = { rows: readonly { term: string; value: ReactNode }[]; className?: string | undefined };

/** Facts in a frame like the title block of a technical drawing. */
export function TitleBlock({ rows, className }: TitleBlockProps) {
  return (
    <dl className={clsx(styles.block, className)}>
      {rows.flatMap(({ term, value }) => [<dt key={`${term}:`}>{term}</dt>, <dd key={term}>{value}</dd>])}
    </dl>
  );
}
