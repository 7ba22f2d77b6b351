import type { ReactNode } from "react";

import styles from "./facts.module.css";

export type Fact = { term: string; value: ReactNode };

/** Facts by their names, one below another. Those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "" && value !== false);
  return (
    <dl className={styles.facts}>
      {known.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
