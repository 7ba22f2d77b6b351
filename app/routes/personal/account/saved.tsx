import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

import { Icon } from "~/ui/icon";

import styles from "./account.module.css";

/**
 * Tells at a form's button what came of it, until something else is typed into it.
 * @param props.text null where there is nothing to tell
 */
export function Saved({ text }: { text: string | null }) {
  // While a form is on its way nothing is told, so that the same words are heard again.
  const isSent = useNavigation().formData !== undefined;
  const place = useRef<HTMLParagraphElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const form = place.current?.closest("form");
    const end = () => setOver(true);
    form?.addEventListener("input", end);
    return () => form?.removeEventListener("input", end);
  }, [text, isSent]);
  // Always there, or screen readers would miss what appears in it.
  return (
    <p ref={place} className={styles.saved} role="status">
      {text && !isSent && !isOver ? (
        <>
          <Icon name="check" size="s" />
          {text}
        </>
      ) : null}
    </p>
  );
}
