import { useEffect, useRef } from "react";

import styles from "./field.module.css";
import { Note } from "./note";

type ErrorSummaryProps = {
  /** `Проверьте поля`. */
  title: string;
  /** What to correct, in the order of the form; `id` is that of the field. Nothing is drawn for none. */
  errors: readonly { id: string; text: string }[];
};

/**
 * What a form of several fields was refused for, with a link to each field. It takes the focus as it appears or changes; in a
 * page that comes with it, also without script.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = errors.map(({ text }) => text).join("\n");
  useEffect(() => {
    if (told) box.current?.focus();
  }, [told]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} autoFocus role="group" aria-label={title}>
      <Note kind="err" title={title}>
        <ul>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
