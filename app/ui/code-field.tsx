import clsx from "clsx";
import { useEffect, useRef, type InputHTMLAttributes } from "react";

import styles from "./code-field.module.css";
import { FieldMessage, useFieldNames, type FieldTexts } from "./field";

/** The number of digits in a code (specification, section 9). */
const codeLength = 4;

type CodeFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "onChange"> & {
    /** Called each time the code becomes complete, so that the form can be sent without a click. */
    onComplete?: ((code: string) => void) | undefined;
  };

/**
 * A code of four digits: one field that looks like four boxes, so that pasting and the phone's autofill work. Without
 * JavaScript it also accepts spaces, which the server removes. Its label is for screen readers only, since the heading
 * above says the same.
 */
export function CodeField({ label, hint, error, id, className, onComplete, ...rest }: CodeFieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  const { field, boxes, clean } = useCode(onComplete);
  return (
    <div className={clsx(styles.field, error && styles.invalid, className)}>
      <label className="visually-hidden" htmlFor={names.id}>
        {label}
      </label>
      <div ref={boxes} className={styles.boxes}>
        {Array.from({ length: codeLength }, (_, place) => (
          <span key={place} className={styles.box} />
        ))}
        <input
          ref={field}
          className={styles.input}
          id={names.id}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\s*(\\d\\s*){${codeLength}}`}
          maxLength={12}
          spellCheck={false}
          onChange={clean}
          {...names.aria}
          {...rest}
        />
      </div>
      <FieldMessage id={names.id} hint={hint} error={error} />
    </div>
  );
}

/**
 * Removes everything except digits from the field, marks the box of the next digit, and reports each code once. A code
 * that was in the field before hydration is not reported: the server may have refused it.
 */
function useCode(onComplete: ((code: string) => void) | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const boxes = useRef<HTMLDivElement>(null);
  const reported = useRef("");
  const tidy = () => {
    const input = field.current;
    if (!input) return "";
    const code = digitsOf(input.value);
    if (input.value !== code) input.value = code;
    boxes.current?.setAttribute("data-next", String(Math.min(code.length + 1, codeLength)));
    return code;
  };
  useEffect(() => {
    reported.current = tidy();
  }, []);
  return {
    field,
    boxes,
    clean: () => {
      const code = tidy();
      if (code.length === codeLength && code !== reported.current) onComplete?.(code);
      reported.current = code;
    },
  };
}

/** The digits of a code as people type and paste it, `12 34`; no more than a code has. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, codeLength);
}
