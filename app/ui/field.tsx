import clsx from "clsx";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import styles from "./field.module.css";
import { useHydrated } from "./hydration";
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
  const isAlert = useIsAlert(id, error);
  const message = error ?? hint;
  if (!message) return null;
  return (
    // The key makes an alert a new element, because screen readers do not announce an element that becomes one.
    <p
      key={isAlert ? error : undefined}
      className={clsx(styles.message, error && styles.wrong)}
      id={messageId(id)}
      role={isAlert ? "alert" : undefined}
    >
      {error && <Icon name="circle-alert" size="s" />}
      {message}
    </p>
  );
}

/**
 * Whether screen readers must be told of an error. They read the message of a field that gets the focus, such as the
 * first wrong one of a refused form. A field that has the focus already, because Enter or its last digit has sent the
 * form, would stay silent. On a loaded page, the browser gives the focus to the field.
 */
function useIsAlert(id: string, error: string | undefined): boolean {
  const [announced, setAnnounced] = useState<string>();
  const isHydrating = useRef(!useHydrated());
  useEffect(() => {
    const isNew = error !== undefined && !isHydrating.current;
    isHydrating.current = false;
    setAnnounced(isNew && document.activeElement?.id === id ? error : undefined);
  }, [id, error]);
  return error !== undefined && announced === error;
}
