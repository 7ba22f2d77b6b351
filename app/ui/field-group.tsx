import type { ReactNode } from "react";

import { FieldMessage, useFieldNames } from "./field";
import styles from "./field.module.css";

type FieldGroupProps = {
  /** What is asked of all of them together. */
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** For a link of an error summary. */
  id?: string | undefined;
  /** Beside each other for as long as there is room. */
  inline?: boolean | undefined;
  /** The legend is only heard, where a heading says it. */
  isSilent?: boolean | undefined;
  children: ReactNode;
};

/** Choices that belong together: radio buttons, boxes to tick, choice tiles. */
export function FieldGroup({ legend, hint, error, id, inline, isSilent, children }: FieldGroupProps) {
  const names = useFieldNames({ label: legend, hint, error }, id);
  return (
    <fieldset className={styles.group} id={names.id} tabIndex={-1} aria-describedby={names.aria["aria-describedby"]}>
      <legend className={isSilent ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={inline ? styles.inline : undefined}>{children}</div>
      <FieldMessage id={names.id} hint={hint} error={error} />
    </fieldset>
  );
}
