import type { ReactNode } from "react";

import { FieldMessage, useFieldNames } from "./field";
import styles from "./field.module.css";

type FieldGroupProps = {
  /** The question that all of them answer. */
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The target for a link in an error summary. */
  id?: string | undefined;
  /** Next to each other as far as space permits. */
  inline?: boolean | undefined;
  /** The legend is for screen readers only, when a heading already says it. */
  isSilent?: boolean | undefined;
  children: ReactNode;
};

/** Choices that belong together: radio buttons, checkboxes, choice tiles. */
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
