import * as z from "zod";

import type { OrderDetailWire } from "~/api/schemas/orders";

import { day } from "./dates";
import type { Db } from "./db/query";
import type { Language } from "./language";
import type { Queue } from "./messages/queue";

/** An SMS or e-mail. */
export const message = z.object({
  id: z.int(),
  kind: z.enum(["sms", "email"]),
  to: z.string(),
  /** Of an e-mail; null for an SMS. */
  subject: z.string().nullable(),
  text: z.string(),
  /** A one-time code in the text, for tests. */
  code: z.string().nullable(),
  link: z.string().nullable(),
  /** `kept`: messages of this kind are not sent. `waiting`: it has not been sent yet, and will be tried again. */
  state: z.enum(["kept", "waiting", "sent", "failed"]),
  /** Why the last try failed; null if it did not. */
  error: z.string().nullable(),
  sentAt: z.iso.datetime({ offset: true }),
});
export type Message = z.output<typeof message>;

/** An e-mail has a subject. `expiresAt`: when sending the message no longer makes sense. */
export type NewMessage = { to: string; text: string; language: Language } & (
  | { kind: "sms" }
  | { kind: "email"; subject: string }
) & { code?: string | null; link?: string; expiresAt?: Date };

type OrderEvent = "order.created" | "order.changed";

export type Outbox = ReturnType<typeof createOutbox>;

const keptDays = 30;

/**
 * Deletes SMS and e-mails after 30 days, whatever became of them: they contain personal data. Called at start and every
 * day. Orders for the owner's own system stay until they are taken.
 */
export function dropOldMessages({ db, now }: { db: Db; now: () => Date }): void {
  const oldest = new Date(now().getTime() - keptDays * day);
  db.run("delete from message where kind <> 'order' and sent_at <= ?", oldest.toISOString());
}

const sendsNothing: Pick<Queue, "sends" | "wake"> = { sends: () => false, wake: () => undefined };

/**
 * Creates the outbox. Messages are stored in the database, with the changes that they report, and delivered by the
 * queue. The printed lines contain no codes and no personal data.
 */
export function createOutbox(
  db: Db,
  now: () => Date,
  print: (line: string) => void = () => undefined,
  queue: Pick<Queue, "sends" | "wake"> = sendsNothing,
) {
  function send(message: NewMessage): void {
    const { to: recipient, expiresAt, ...rest } = message;
    const sentAt = now().toISOString();
    const state = queue.sends(rest.kind) ? { state: "waiting", nextAt: sentAt } : { state: "kept" };
    db.insert("message", { ...rest, recipient, sentAt, ...state, expiresAt: expiresAt?.toISOString() });
    print(`[outbox] New ${rest.kind === "sms" ? "SMS" : "e-mail"}: read it at /outbox`);
    queue.wake();
  }

  /**
   * Lets the messages to somebody expire that still wait with such a code. After a gateway's failure, an invalid code
   * would arrive beside the valid one, perhaps after it.
   */
  function withdraw(kind: Message["kind"], to: string, isMeant: (code: string) => boolean): void {
    const waiting = db.all<{ id: number; code: string }>(
      "select id, code from message where state = 'waiting' and kind = ? and recipient = ? and code is not null",
      ...[kind, to],
    );
    for (const { id, code } of waiting) if (isMeant(code)) db.update("message", id, { expiresAt: now().toISOString() });
  }

  /** Posts an order to the owner's system, if there is one. */
  function postOrder(event: OrderEvent, describe: () => OrderDetailWire): void {
    if (!queue.sends("order")) return;
    const order = describe();
    const at = now().toISOString();
    const message = { kind: "order", recipient: String(order.id), subject: event, text: order };
    db.insert("message", { ...message, lane: `order:${order.id}`, sentAt: at, state: "waiting", nextAt: at });
    queue.wake();
  }

  /** Newest first. */
  function list(): Message[] {
    return db.all<Message>(
      `select id, kind, recipient as "to", subject, text, code, link, state, error, sent_at as "sentAt" from message
       where kind <> 'order' order by id desc limit 200`,
    );
  }

  /** Whether messages of this kind are sent. */
  const sends = (kind: Message["kind"]) => queue.sends(kind);

  return { sends, send, withdraw, postOrder, list };
}
