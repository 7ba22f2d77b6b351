import clsx from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";

import { useBackCloses } from "./back-closes";
import { IconButton } from "./button";
import styles from "./dialog.module.css";
import { useScrollLock } from "./overlay";

type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button, a click outside and Back; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /**
   * 440 px wide; 640 px with `wide`; the whole window with `full` (no padding, and a title for screen readers only).
   */
  size?: "m" | "wide" | "full" | undefined;
  /** Keeps typed text until the dialog opens again, except passwords (`PasswordField`). */
  keepsContent?: boolean | undefined;
  /** Shown above the title; all content is then centred below it. */
  sign?: ReactNode;
  children: ReactNode;
};

/**
 * A modal window based on the native `<dialog>`, which traps focus and restores it. It needs JavaScript: the link that
 * opens it leads to a page with the same content.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, size = "m", keepsContent = false, sign, children } = props;
  const titleId = useId();
  const dialog = useDialog(open, onClose);
  useScrollLock(open);
  useBackCloses(open, onClose);
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept((before) => keepsContent && (open || before)), [open, keepsContent]);
  const full = size === "full";
  return (
    <dialog ref={dialog} className={clsx(styles.dialog, size !== "m" && styles[size])} aria-labelledby={titleId}>
      {(open || isKept) && (
        <div className={clsx(styles.body, sign !== undefined && styles.centered)}>
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

/**
 * Syncs the state with the element. The listeners are native: the target of a click on the backdrop is the dialog
 * itself.
 */
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

/** Calls `ask` for every way in which a person closes the window. Returns a function that stops listening. */
function listenForClosing(dialog: HTMLDialogElement, ask: () => void): () => void {
  const stop = new AbortController();
  const on = (type: string, listener: (isDialog: boolean, event: Event) => void) => {
    dialog.addEventListener(type, (event) => listener(event.target === dialog, event), { signal: stop.signal });
  };
  // A press that began inside, for example to select text, must not close the dialog.
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
  // Some browsers close on a second Escape even if `cancel` was prevented. The event fires late: by then, React's
  // strict mode has opened the dialog again.
  on("close", (isDialog) => {
    if (isDialog && !dialog.open) ask();
  });
  return () => stop.abort();
}
