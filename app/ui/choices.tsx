import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";

import styles from "./choices.module.css";
import { FieldFrame, FieldMessage, type FieldTexts, useFieldNames } from "./field";
import fieldStyles from "./field.module.css";
import { Icon } from "./icon";

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

type ChoiceTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "children"> & {
  label: ReactNode;
  /** At the right end; below the label where there is no room for both. */
  price?: ReactNode;
  /** Small print below. */
  note?: ReactNode;
};

/** One of several options with a price and a note: delivery, payment. The tiles of a group share their `name`. */
export function ChoiceTile({ label, price, note, ...rest }: ChoiceTileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" {...rest} />
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        {price !== undefined && <span>{price}</span>}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
}

type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>;

/** A select in the frame of a form field; its options are the children. */
export function SelectField({ label, hint, error, id, children, ...rest }: SelectFieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <select className={fieldStyles.control} id={names.id} {...names.aria} {...rest}>
        {children}
      </select>
      <Icon name="chevron-down" size="s" className={fieldStyles.arrow} />
    </FieldFrame>
  );
}
