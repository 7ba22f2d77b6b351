import clsx from "clsx";
import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId, type ReactNode } from "react";

import styles from "./field.module.css";
import { Icon } from "./icon";

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

export type FieldTexts = {
  /** Lies in the empty field and rises when it is filled. */
  label: string;
  /** Stands below the field until there is an error. */
  hint?: string | undefined;
  /** What to correct. */
  error?: string | undefined;
};

type FieldFrameProps = FieldTexts & {
  id: string;
  disabled?: boolean | undefined;
  /** Stands at the left of the box, glued to it. */
  beside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** What a control needs in order to be tied to its label and message. */
export function useFieldNames(texts: FieldTexts, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = texts.error || texts.hint ? messageId(id) : undefined;
  return { id, aria: { "aria-invalid": texts.error ? true : undefined, "aria-describedby": described } };
}

function messageId(id: string): string {
  return `${id}-message`;
}

/** The frame of a text field or a choice: box, label that rises, message below. The control comes as `children`. */
export function FieldFrame({ id, label, hint, error, disabled, beside, className, children }: FieldFrameProps) {
  const box = (
    <div className={styles.box}>
      {children}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
    </div>
  );
  return (
    <div className={clsx(styles.field, error && styles.invalid, disabled && styles.disabled, className)}>
      {beside ? (
        <div className={styles.row}>
          {beside}
          {box}
        </div>
      ) : (
        box
      )}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

/** What stands below a control: what to correct, else the hint. */
export function FieldMessage({ id, hint, error }: Omit<FieldTexts, "label"> & { id: string }) {
  const message = error ?? hint;
  if (!message) return null;
  return (
    <p className={clsx(styles.message, error && styles.wrong)} id={messageId(id)}>
      {error && <Icon name="circle-alert" size="s" />}
      {message}
    </p>
  );
}
