import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";

import { FieldFrame, useFieldNames, type FieldTexts } from "./field-frame";
import styles from "./field.module.css";

type FieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** The rising label asks "is the placeholder shown?", so there always is one. */
const noPlaceholder = " ";

/**
 * What makes a field one for an e-mail address. Not `type="email"`: browsers refuse a name before the `@` that is not in
 * Latin letters, and send a domain otherwise than it was typed.
 */
const emailField = { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

/** A text field with a raised label, a hint and an error. Uncontrolled: give it `defaultValue`. */
export function Field({ label, hint, error, id, placeholder = noPlaceholder, type, ...rest }: FieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  const kind = type === "email" ? emailField : { type };
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <input className={styles.control} id={names.id} placeholder={placeholder} {...kind} {...names.aria} {...rest} />
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
