import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./section.module.css";

type SectionProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** A part of the form; the browser numbers those that show. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section className={clsx("sheet pad", styles.section, className)} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
