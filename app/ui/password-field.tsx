import { useEffect, useRef, useState, type InputHTMLAttributes } from "react";

import { isCheckRequest } from "~/lib/small-form";

import { IconButton } from "./button";
import { FieldFrame, useFieldNames, type FieldTexts } from "./field";
import styles from "./field.module.css";

/** The longest password, so that managers may make long ones. */
const longest = 128;

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "placeholder"> & {
    /** Tells a manager whether to fill in or to propose one. */
    autoComplete: "current-password" | "new-password";
    texts: { show: string; hide: string };
  };

/** A password, which script can show. Nothing that was typed is ever sent back to it. */
export function PasswordField({ label, hint, error, id, texts, ...rest }: PasswordFieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  const { field, isShown, canShow, toggle } = useShowing();
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <input
        ref={field}
        className={styles.control}
        id={names.id}
        type={isShown ? "text" : "password"}
        placeholder=" "
        maxLength={longest}
        autoCapitalize="none"
        spellCheck={false}
        {...names.aria}
        {...rest}
      />
      <span className={styles.place}>
        {canShow && (
          <IconButton
            type="button"
            icon={isShown ? "eye-off" : "eye"}
            iconSize="s"
            label={isShown ? texts.hide : texts.show}
            aria-controls={names.id}
            disabled={rest.disabled}
            onClick={toggle}
          />
        )}
      </span>
    </FieldFrame>
  );
}

/**
 * The button comes with script alone. A shown password is hidden when its form is sent, lest the browser keep it as text, and
 * none outlives the closing of the dialog around it.
 */
function useShowing() {
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => {
    setCanShow(true);
    const input = field.current;
    const hide = (event?: Event) => {
      if (!event || !isCheckRequest(event)) setShown(false);
    };
    const forget = () => {
      hide();
      if (!input) return;
      input.value = "";
      // The form around it may be sent no longer.
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const stop = new AbortController();
    input?.form?.addEventListener("submit", hide, { signal: stop.signal });
    input?.closest("dialog")?.addEventListener("close", forget, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return { field, isShown, canShow, toggle: () => setShown((shown) => !shown) };
}
