import type { Db } from "./db/query";

/** An SMS or e-mail that the API "sent". */
export type Message = {
  id: number;
  kind: "sms" | "email";
  to: string;
  text: string;
  /** A one-time code in the text, for tests. */
  code: string | null;
  link: string | null;
  sentAt: string;
};

export type Outbox = {
  send(message: Pick<Message, "kind" | "to" | "text"> & Partial<Pick<Message, "code" | "link">>): void;
  /** Newest first. */
  list(limit?: number): Message[];
};

/**
 * Creates the outbox. Messages are stored in the database and never really sent. The printed lines contain no codes and
 * no personal data.
 */
export function createOutbox(db: Db, now: () => Date, print: (line: string) => void = () => undefined): Outbox {
  function send({ kind, to, text, code = null, link = null }: Parameters<Outbox["send"]>[0]): void {
    db.run(
      "insert into message (kind, recipient, text, code, link, sent_at) values (?, ?, ?, ?, ?, ?)",
      ...[kind, to, text, code, link, now().toISOString()],
    );
    print(`[outbox] New ${kind === "sms" ? "SMS" : "e-mail"}: read it at /outbox`);
  }

  function list(limit = 200): Message[] {
    return db.all<Message>(
      `select id, kind, recipient as "to", text, code, link, sent_at as "sentAt" from message order by id desc limit ?`,
      limit,
    );
  }

  return { send, list };
}
