import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

import { useTranslation } from "~/i18n/react";

import { type Kind, want } from "./changes";

/** What is told to the shopper in passing, in the corner of the page. Texts are in the page's language already. */
export type Message = {
  id: number;
  kind: "success" | "error";
  text: string;
  action?: { label: string; href?: string; onPress?: () => void };
};

let messages: readonly Message[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Message[] = [];

/** At most so many stand at once; the oldest goes first. */
const most = 3;

function set(next: readonly Message[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Tells the shopper something. The same words again replace the earlier ones. */
export function tell(message: Omit<Message, "id">): void {
  lastId += 1;
  set([...messages.filter((other) => other.text !== message.text), { ...message, id: lastId }].slice(-most));
}

/** Takes a message away. */
export function dismiss(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages that stand now, the newest last; none on the server. */
export function useMessages(): readonly Message[] {
  return useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
}

/** Presses that follow each other within so many ms count as one act, which is undone as a whole. */
const oneAct = 2000;

/**
 * Tells the shopper that a product has been taken out of basket or favourites, and offers to bring it back.
 * @param shown what shows now: pieces, or 1 and 0 for a favourite and none
 * @returns brings back what was there before the presses that took it out
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
    if (was > 0) before.current = now - changedAt.current > oneAct ? was : Math.max(before.current, was);
    changedAt.current = now;
    if (was === 0 || shown > 0) return;
    tell({ kind: "success", text, action: { label: t("notice.undo"), onPress: undo } });
  }, [shown, text, t, undo]);
  return undo;
}
