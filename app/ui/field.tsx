import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";

import { FieldFrame, useFieldNames, type FieldTexts } from "./field-frame";
import styles from "./field.module.css";

type FieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** The rising label asks "is the placeholder shown?", so there always is one. */
const noPlaceholder = " ";

/** A text field with a raised label, a hint and an error. Uncontrolled: give it `defaultValue`. */
export function Field({ label, hint, error, id, placeholder = noPlaceholder, ...rest }: FieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <input className={styles.control} id={names.id} placeholder={placeholder} {...names.aria} {...rest} />
    </FieldFrame>
  );
}

/** A field of several lines. */
export function TextArea({ label, hint, error, id, placeholder = noPlaceholder, ...rest }: TextAreaProps) {
  const names = useFieldNames({ label, hint, error }, id);
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <textarea className={styles.control} id={names.id} placeholder={placeholder} {...names.aria} {...rest} />
    </FieldFrame>
  );
}
