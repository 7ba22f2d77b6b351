import { useEffect, useRef, useState, type InputHTMLAttributes } from "react";

import { isCheckRequest } from "~/lib/small-form";

import { IconButton } from "./button";
import { FieldFrame, useFieldNames, type FieldTexts } from "./field";
import styles from "./field.module.css";
import { useHydrated } from "./hydration";

/** The maximum length of a password, generous so that password managers can generate long ones. */
const maxPasswordLength = 128;

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "placeholder"> & {
    /** Tells a password manager whether to fill in a password or to suggest a new one. */
    autoComplete: "current-password" | "new-password";
    texts: { show: string; hide: string };
  };

/**
 * A password field with a button that shows the password, if JavaScript runs. The server never sends a typed password
 * back to it.
 */
export function PasswordField({ label, hint, error, id, texts, ...rest }: PasswordFieldProps) {
  const names = useFieldNames({ label, hint, error }, id);
  const { field, isShown, toggle } = useShowing();
  // Without JavaScript the button would do nothing.
  const canShow = useHydrated();
  return (
    <FieldFrame id={names.id} label={label} hint={hint} error={error} disabled={rest.disabled}>
      <input
        ref={field}
        className={styles.control}
        id={names.id}
        type={isShown ? "text" : "password"}
        placeholder=" "
        maxLength={maxPasswordLength}
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
            onClick={toggle}
          />
        )}
      </span>
    </FieldFrame>
  );
}

/**
 * A visible password is hidden again when its form is sent, because the browser might save it as plain text. The field
 * is cleared when the dialog around it closes.
 */
function useShowing() {
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const input = field.current;
    const hide = (event?: Event) => {
      if (!event || !isCheckRequest(event)) setShown(false);
    };
    const clearPassword = () => {
      hide();
      if (!input) return;
      input.value = "";
      // Removing the password may make the form around it invalid.
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const stop = new AbortController();
    input?.form?.addEventListener("submit", hide, { signal: stop.signal });
    input?.closest("dialog")?.addEventListener("close", clearPassword, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return { field, isShown, toggle: () => setShown((shown) => !shown) };
}
