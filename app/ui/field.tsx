import clsx from "clsx";
import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId, type ReactNode } from "react";

import styles from "./field.module.css";
import { Icon } from "./icon";

type FieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** The CSS of the floating label tests `:placeholder-shown`, so there must always be a placeholder. */
const noPlaceholder = " ";

/**
 * The attributes of a field for an e-mail address. Not `type="email"`: browsers refuse a local part with non-Latin
 * letters, and change the domain before sending it.
 */
const emailField = { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

/** A text field with a floating label, a hint and an error. Uncontrolled: pass `defaultValue`. */
export function Field({ label, hint, error, id, placeholder = noPlaceholder, type, ...rest }: FieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  const kind = type === "email" ? emailField : { type };
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <input className={styles.control} id={names.id} placeholder={placeholder} {...kind} {...names.aria} {...rest} />
    </FieldFrame>
  );
}

/** A multi-line text field. */
export function TextArea({ label, hint, error, id, placeholder = noPlaceholder, ...rest }: TextAreaProps) {
  const names = useFieldNames({ label, hint, error }, id);
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <textarea className={styles.control} id={names.id} placeholder={placeholder} {...names.aria} {...rest} />
    </FieldFrame>
  );
}

export type FieldTexts = {
  /** Shown inside the empty field; moves up when it is filled. */
  label: string;
  /** Shown below the field until there is an error. */
  hint?: string | undefined;
  /** What to correct. */
  error?: string | undefined;
};

type FieldFrameProps = FieldTexts & {
  id: string;
  disabled?: boolean | undefined;
  /** Attached to the left side of the box. */
  beside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** The attributes that connect a control to its label and message. */
export function useFieldNames(texts: FieldTexts, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = texts.error || texts.hint ? messageId(id) : undefined;
  return { id, aria: { "aria-invalid": texts.error ? true : undefined, "aria-describedby": described } };
}

function messageId(id: string): string {
  return `${id}-message`;
}

/** The frame of a text field or a select: box, floating label, message below. The control itself is `children`. */
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

/** The text below a control: the error if there is one, else the hint. */
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
