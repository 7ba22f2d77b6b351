import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import {
  createContext,
  useCallback,
  useState,
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";

import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import type { Notice } from "~/lib/notice";
import { paths } from "~/paths";
import { dismissToast, useToastMessages, type ToastMessage } from "~/shop/toast/toast-messages";
import { IconButton, IconLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

import styles from "./toasts.module.css";

/** The notice of the last form, for the field that it is about. */
export const NoticeContext = createContext<Notice | null>(null);

/**
 * The toasts in the corner: the last form's notice, which is in the HTML, and the messages from JavaScript. The region
 * is always rendered, because screen readers would miss text in a new one.
 */
export function Toasts({ notice }: { notice: Notice | null }) {
  const messages = useToastMessages();
  const [seen, setSeen] = useState<Notice | null>(null);
  const remove = useCallback(() => setSeen(notice), [notice]);
  return (
    <div className={styles.region} role="status" aria-atomic="false">
      {notice && notice !== seen && <NoticeToast notice={notice} onRemove={remove} />}
      {messages.map((message) => (
        <MessageToast key={message.id} message={message} />
      ))}
    </div>
  );
}

function MessageToast({ message: { id, kind, text, action } }: { message: ToastMessage }) {
  const remove = useCallback(() => dismissToast(id), [id]);
  const { pathname } = useLocation();
  // A link to the page where the shopper is already would lead nowhere.
  return <Toast kind={kind} text={text} action={action?.href === pathname ? undefined : action} onRemove={remove} />;
}

/** How long a toast stays while the pointer is not on it, in ms. */
const displayTime = 6000;

type ToastProps = Omit<ToastMessage, "id"> & {
  /** The link that closes it without JavaScript; without a link, a button closes it. */
  closeHref?: string | undefined;
  /** Removes the toast. Must be a stable reference, or the time starts again. */
  onRemove: () => void;
  /** Shown in place of the action. */
  children?: ReactNode;
};

/** A toast. It disappears by itself, except while it has the pointer or the focus. */
function Toast({ kind, text, action, closeHref, onRemove, children }: ToastProps) {
  const { t } = useTranslation();
  const toast = useRef<HTMLDivElement>(null);
  const isPaused = useIsPaused(toast);
  const restoreFocus = useFocusBefore(toast);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onRemove, displayTime);
    return () => clearTimeout(timer);
  }, [isPaused, onRemove]);
  const remove = () => {
    restoreFocus();
    onRemove();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    remove();
  };
  const closing = { icon: "x", label: t("close"), className: styles.close, onClick: close } as const;
  return (
    <div ref={toast} className={styles.toast}>
      <Icon name={kind === "success" ? "circle-check" : "circle-alert"} />
      <p>
        {kind === "error" && <span className="visually-hidden">{t("notice.error")}: </span>}
        {text}
      </p>
      {action && <ToastAction action={action} onRemove={remove} />}
      {children}
      {closeHref ? <IconLink {...closing} href={closeHref} /> : <IconButton {...closing} type="button" />}
    </div>
  );
}

function ToastAction({ action, onRemove }: { action: NonNullable<ToastMessage["action"]>; onRemove: () => void }) {
  if (action.href) {
    return (
      <a className={clsx("linkbtn", styles.action)} href={action.href} onClick={onRemove}>
        {action.label}
      </a>
    );
  }
  const press = () => {
    action.onPress?.();
    onRemove();
  };
  return (
    <button className={clsx("linkbtn", styles.action)} type="button" onClick={press}>
      {action.label}
    </button>
  );
}

const labels = { basket: "notice.toBasket", favorites: "notice.toFavorites", compare: "notice.toCompare" } as const;

/** The link of a notice, unless the shopper is already on that page. */
const places: Partial<Record<NonNullable<Notice["key"]>, "basket" | "favorites" | "compare">> = {
  added: "basket",
  changed: "basket",
  favoriteAdded: "favorites",
  compareAdded: "compare",
};

/**
 * The result of the last form. Without JavaScript it stays until the next page, or until the shopper follows its link
 * to this page.
 */
function NoticeToast({ notice, onRemove }: { notice: Notice; onRemove: () => void }) {
  const { t, href } = useTranslation();
  const { kind, key, text, undo } = notice;
  const { pathname, search } = useLocation();
  const place = key && places[key];
  const path = place && paths[place]();
  return (
    <Toast
      kind={kind}
      text={text ?? t(`notice.${key ?? kind}`)}
      action={path && path !== barePath(pathname) ? { label: t(labels[place]), href: href(path) } : undefined}
      // The notice is shown only once, so this page loaded again is the page without it.
      closeHref={search || "?"}
      onRemove={onRemove}
    >
      {undo && <Undo undo={undo} onRemove={onRemove} />}
    </Toast>
  );
}

/** Puts a removed line back into the basket. */
function Undo({
  undo: { productId, quantity },
  onRemove,
}: {
  undo: NonNullable<Notice["undo"]>;
  onRemove: () => void;
}) {
  const { t, href } = useTranslation();
  return (
    <form
      method="post"
      action={href(paths.basketLines())}
      data-small="basket"
      className={styles.action}
      onSubmit={onRemove}
    >
      <input type="hidden" name="quantity" value={quantity} />
      <button className="linkbtn" name="set" value={productId}>
        {t("notice.undo")}
      </button>
    </form>
  );
}

/**
 * A removed toast would leave the focus on nothing, so it returns to where the shopper was, or to the page's content if
 * that is gone.
 */
function useFocusBefore(toast: RefObject<HTMLElement>): () => void {
  const before = useRef<HTMLElement | null>(null);
  const restore = useCallback(() => {
    const place = before.current?.isConnected ? before.current : document.querySelector("main");
    place?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const element = toast.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before.current = relatedTarget;
    };
    element?.addEventListener("focusin", remember);
    element?.addEventListener("submit", restore);
    return () => {
      element?.removeEventListener("focusin", remember);
      element?.removeEventListener("submit", restore);
    };
  }, [toast, restore]);
  return restore;
}

/** Whether the pointer or the keyboard's focus is on the element. */
function useIsPaused(element: RefObject<HTMLElement>): boolean {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const region = element.current;
    const pause = () => setPaused(true);
    const resume = () => setPaused(region?.matches(":hover, :focus-within") ?? false);
    const listeners = [
      ["pointerenter", pause],
      ["focusin", pause],
      ["pointerleave", resume],
      // The focus has not yet reached its next element.
      ["focusout", () => setTimeout(resume)],
    ] as const;
    for (const [event, listener] of listeners) region?.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) region?.removeEventListener(event, listener);
    };
  }, [element]);
  return isPaused;
}
