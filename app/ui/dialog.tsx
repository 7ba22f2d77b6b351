import clsx from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";

import { IconButton } from "./button";
import styles from "./dialog.module.css";
import { useScrollLock } from "./use-scroll-lock";

type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button and a press outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** 440 px, 640 px as `wide`, the whole window as `full` (with a title for screen readers only and no padding). */
  size?: "m" | "wide" | "full" | undefined;
  /** Keeps what was typed in it for the next time that it is opened; passwords excepted (`PasswordField`). */
  keepsContent?: boolean | undefined;
  /** Stands above the title, and everything in the middle below it. */
  sign?: ReactNode;
  children: ReactNode;
};

/**
 * A modal window on the browser's own `<dialog>`, which keeps focus inside and gives it back. It needs script: its opener
 * is a link to a page with the same content.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, size = "m", keepsContent = false, sign, children } = props;
  const titleId = useId();
  const dialog = useDialog(open, onClose);
  useScrollLock(open);
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept((before) => keepsContent && (open || before)), [open, keepsContent]);
  const full = size === "full";
  return (
    <dialog ref={dialog} className={clsx(styles.dialog, size !== "m" && styles[size])} aria-labelledby={titleId}>
      {(open || isKept) && (
        <div className={clsx(styles.body, sign !== undefined && styles.told)}>
          {sign}
          <h2 id={titleId} className={full ? "visually-hidden" : styles.title}>
            {title}
          </h2>
          {children}
          <IconButton type="button" className={styles.close} icon="x" label={closeLabel} onClick={onClose} />
        </div>
      )}
    </dialog>
  );
}

/** Ties the state to the element. Listeners are native: a press on the backdrop has no other element than the dialog. */
function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ open, onClose });
  useEffect(() => {
    latest.current = { open, onClose };
  });

  useEffect(() => {
    const ask = () => {
      if (latest.current.open) latest.current.onClose();
    };
    return ref.current ? listenForClosing(ref.current, ask) : undefined;
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return ref;
}

/** Calls `ask` for every way in which a person closes the window. Returns how to stop. */
function listenForClosing(dialog: HTMLDialogElement, ask: () => void): () => void {
  const stop = new AbortController();
  const on = (type: string, listener: (isDialog: boolean, event: Event) => void) => {
    dialog.addEventListener(type, (event) => listener(event.target === dialog, event), { signal: stop.signal });
  };
  // A press that began inside, such as one that marks text, must not close.
  let pressedOutside = false;
  on("pointerdown", (isDialog) => {
    pressedOutside = isDialog;
  });
  on("click", (isDialog) => {
    if (isDialog && pressedOutside) ask();
  });
  on("cancel", (isDialog, event) => {
    if (!isDialog) return;
    event.preventDefault();
    ask();
  });
  // Some browsers close on a second Escape whatever `cancel` says. The event comes late: React's strict mode has opened it again.
  on("close", (isDialog) => {
    if (isDialog && !dialog.open) ask();
  });
  return () => stop.abort();
}
