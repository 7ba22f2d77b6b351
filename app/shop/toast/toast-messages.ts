import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

import { useTranslation } from "~/i18n/react";
import { type Kind, want } from "~/shop/shopper/changes";

/** A toast in the corner of the page. Its texts are in the page's language. */
export type ToastMessage = {
  id: number;
  kind: "success" | "error";
  text: string;
  action?: { label: string; href?: string; onPress?: () => void } | undefined;
};

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly ToastMessage[] = [];

/** The maximum number of toasts; the oldest is removed first. */
const maxMessages = 3;

function set(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. It replaces an earlier one with the same text. */
export function showToast(message: Omit<ToastMessage, "id">): void {
  lastId += 1;
  set([...messages.filter((other) => other.text !== message.text), { ...message, id: lastId }].slice(-maxMessages));
}

/** Removes the toast with a text that is no longer true. */
function withdrawToast(text: string): void {
  set(messages.filter((message) => message.text !== text));
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current toasts, the newest last; none on the server. */
export function useToastMessages(): readonly ToastMessage[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
}

/** Clicks within this many ms of each other count as one action, which is undone as a whole. */
const undoWindow = 2000;

/**
 * Shows a toast when a product was removed from basket or favourites, with an undo button, until it is there again.
 * @param shown the current value: the quantity, or 1 and 0 for a favourite
 * @returns restores the value from before the clicks that removed the product
 */
export function useRemovalNotice(kind: Kind, productId: number, shown: number, text: string): () => void {
  const { t } = useTranslation();
  const last = useRef(shown);
  const before = useRef(shown);
  const changedAt = useRef(0);
  const undo = useCallback(() => want(kind, productId, before.current, 0), [kind, productId]);
  useEffect(() => {
    const was = last.current;
    if (was === shown) return;
    const now = Date.now();
    last.current = shown;
    if (was > 0) before.current = now - changedAt.current > undoWindow ? was : Math.max(before.current, was);
    changedAt.current = now;
    if (was === 0) return withdrawToast(text);
    if (shown > 0) return;
    showToast({ kind: "success", text, action: { label: t("notice.undo"), onPress: undo } });
  }, [shown, text, t, undo]);
  return undo;
}
