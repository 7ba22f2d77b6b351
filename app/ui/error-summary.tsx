import { type MouseEvent, useEffect, useRef } from "react";

import { isPlainClick } from "~/lib/link";

import styles from "./field.module.css";
import { useHydrated } from "./hydration";
import { Note } from "./note";

type ErrorSummaryProps = {
  /** `Проверьте поля`. */
  title: string;
  /**
   * What to correct, in the order of the form. Renders nothing if the list is empty. `id` is that of the field, `text`
   * what is wrong with it now, `refusal` what was wrong when the form was refused.
   */
  errors: readonly { id: string; text: string; refusal: string; isCorrected: boolean }[];
};

/**
 * Why a form with several fields was refused, with a link to each field. It takes the focus when it appears or the form
 * is refused for another reason: on a page that was loaded with it, the browser gives it the focus, also without
 * JavaScript. A corrected error is struck out and stays: without it, the form would move while the shopper fills it in.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const refusals = errors.map(({ refusal }) => refusal).join("\n");
  // By the time of hydration, the shopper may have gone on to a field.
  const isHydrating = useRef(!useHydrated());
  useEffect(() => {
    if (refusals && !isHydrating.current) box.current?.focus();
    isHydrating.current = false;
  }, [refusals]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} autoFocus role="group" aria-label={title}>
      <Note kind="err" title={title}>
        <ul>
          {errors.map(({ id, text, isCorrected }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {isCorrected ? <s>{text}</s> : text}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** Focuses a field without an entry in the browser's history: a dialog would take that for Back, and close. */
function focusField(event: MouseEvent, id: string): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  document.getElementById(id)?.focus();
}
