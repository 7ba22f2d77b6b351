import { useEffect, useState, type ReactNode } from "react";

import styles from "./code-field.module.css";

type CountdownProps = {
  /** How long to wait, in seconds, as the server counts it. For a new wait, give the component a new `key`. */
  seconds: number;
  /** `Отправить повторно через`. */
  text: string;
  /** `59 с`. */
  time: (left: number) => string;
  /** What a screen reader announces at the end, and only then. */
  over: string;
  /** What becomes available afterwards: a button. Without JavaScript, CSS shows it, at most 10 s late. */
  children: ReactNode;
};

/** A wait with a countdown in seconds, then the content that it was for. */
export function Countdown({ seconds, text, time, over, children }: CountdownProps) {
  const left = useSecondsLeft(seconds);
  return (
    <div className={styles.countdown} data-tens={seconds > 0 ? Math.ceil(seconds / 10) : undefined}>
      {left > 0 && (
        <p className={styles.text}>
          {text} <b>{time(left)}</b>
        </p>
      )}
      <div className={left > 0 ? styles.pending : undefined}>{children}</div>
      <p className="visually-hidden" role="status">
        {seconds > 0 && left === 0 ? over : ""}
      </p>
    </div>
  );
}

/** Counts from a point in time, because timers of a page in the background do not run every second. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(Math.max(0, Math.ceil(seconds)));
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
