import clsx from "clsx";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import type { Message } from "~/shop/shopper/messages";
import { Icon } from "~/ui/icon";
import { IconButton, IconLink } from "~/ui/icon-button";

import styles from "./toast.module.css";
import { useHeld } from "./use-held";

/** How long a message stands while nobody points at it, in ms. */
const standing = 6000;

type ToastProps = Omit<Message, "id"> & {
  /** What closes it without script; a button does where it is not given. */
  closeHref?: string | undefined;
  /** Takes the message away. Has to stay the same function, or the time starts anew. */
  onGone: () => void;
  /** Stands where the action does. */
  children?: ReactNode;
};

/** A message in the corner. It goes by itself, but not from under the pointer or the keyboard. */
export function Toast({ kind, text, action, closeHref, onGone, children }: ToastProps) {
  const { t } = useTranslation();
  const toast = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(toast);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, standing);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onGone();
  };
  const closing = { icon: "x", label: t("close"), className: styles.close, onClick: close } as const;
  return (
    <div ref={toast} className={styles.toast}>
      <Icon name={kind === "success" ? "circle-check" : "circle-alert"} />
      <p>
        {kind === "error" && <span className="visually-hidden">{t("notice.error")}: </span>}
        {text}
      </p>
      {action && <ToastAction action={action} onGone={onGone} />}
      {children}
      {closeHref ? <IconLink {...closing} href={closeHref} /> : <IconButton {...closing} type="button" />}
    </div>
  );
}

function ToastAction({ action, onGone }: { action: NonNullable<Message["action"]>; onGone: () => void }) {
  if (action.href) {
    return (
      <a className={clsx("linkbtn", styles.action)} href={action.href} onClick={onGone}>
        {action.label}
      </a>
    );
  }
  const press = () => {
    action.onPress?.();
    onGone();
  };
  return (
    <button className={clsx("linkbtn", styles.action)} type="button" onClick={press}>
      {action.label}
    </button>
  );
}
