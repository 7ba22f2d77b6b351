import { useSyncExternalStore } from "react";

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
