import { useEffect, useState, type ReactNode } from "react";

import styles from "./countdown.module.css";

type CountdownProps = {
  /** How long to wait as the server counts it, in seconds. A new wait is a new countdown: give it a new `key`. */
  seconds: number;
  /** `Отправить повторно через`. */
  text: string;
  /** `59 с`. */
  time: (left: number) => string;
  /** What a screen reader is told at the end, and only then. */
  over: string;
  /** What may be done afterwards: a button. Without script, styles make it appear, at most 10 s late. */
  children: ReactNode;
};

/** A wait that is counted down each second, then what it was for. */
export function Countdown({ seconds, text, time, over, children }: CountdownProps) {
  const left = useSecondsLeft(seconds);
  return (
    <div className={styles.countdown} data-tens={seconds > 0 ? Math.ceil(seconds / 10) : undefined}>
      {left > 0 && (
        <p className={styles.text}>
          {text} <b>{time(left)}</b>
        </p>
      )}
      <div className={left > 0 ? styles.waits : undefined}>{children}</div>
      <p className="visually-hidden" role="status">
        {seconds > 0 && left === 0 ? over : ""}
      </p>
    </div>
  );
}

/** Counted from a moment in time: a page in the background is not called each second. */
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
