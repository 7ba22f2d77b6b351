import { hour, minute } from "#mocks/dates";
import { whenFree, type Db } from "#mocks/db/query";
import type { Language } from "#mocks/language";

/** The kinds of messages: SMS, e-mails, and orders for the owner's own system. */
type Kind = "sms" | "email" | "order";

type QueuedMessage = {
  id: number;
  /** A phone number or an e-mail address; for an order, its id. */
  to: string;
  /** The subject of an e-mail; for an order, the event. */
  subject: string;
  text: string;
  language: Language;
  queuedAt: string;
  /** How often it was tried before. */
  tries: number;
  expiresAt: string | null;
};

/** A gateway throws it for a message that it will never accept. */
export class Refused extends Error {}

/**
 * Hands a message over; resolves once it is accepted, and rejects if it is not or if the signal aborts: with `Refused`
 * if trying again would change nothing.
 */
export type Gateway = (message: QueuedMessage, signal: AbortSignal) => Promise<void>;
export type Gateways = Partial<Record<Kind, Gateway>>;

export type Queue = {
  /** Whether messages of this kind are sent. */
  sends(kind: Kind): boolean;
  /** Starts delivering what is due, after the current transaction. */
  wake(): void;
  /** Delivers what is due, and resolves when nothing is due any more. */
  deliver(): Promise<void>;
  /** Checks every second for what is due: also repeated tries, and messages of other processes. */
  start(): void;
  /** Ends after the current tries, or without them after four seconds; their messages stay in the queue. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  db: Db;
  now: () => Date;
  gateways: Gateways;
  /** The pauses after failed tries, in ms. After the last one a message fails, but an order is tried again for ever. */
  pauses?: number[];
  /** The time limit of a try, in ms. */
  limit?: number;
  log?: (line: string) => void;
};

const second = 1_000;
const usualPauses = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour, 24 * hour];
const lastWait = 4 * second;

/**
 * Delivers the messages that wait in the database, one of a kind at a time. A message is marked as sent right after the
 * gateway has accepted it. It is sent twice only if the process is killed between the two, or if the gateway's answer
 * is lost: an outcome that cannot be stored, because the disk is full, is kept in memory until it can.
 */
export function createQueue(options: QueueOptions): Queue {
  const { db, now, gateways, log = () => undefined } = options;
  const attempt = createAttempt(options);
  const running = new Map<Kind, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** The microtask lets a transaction in progress finish first: its work is synchronous. */
  function run(kind: Kind, gateway: Gateway): Promise<void> {
    const started = running.get(kind) ?? Promise.resolve().then(() => drain(kind, gateway));
    running.set(kind, started);
    return started;
  }

  async function drain(kind: Kind, gateway: Gateway): Promise<void> {
    // The messages that go first although an earlier one cannot.
    const first = new Set<number>();
    try {
      for (let message = findDue(db, kind, now()); message && !isStopped; message = findDue(db, kind, now())) {
        const earlier = first.has(message.id) ? undefined : findEarlier(db, kind, message);
        if (!earlier) await attempt(kind, message, gateway);
        else if (!(await attempt(kind, earlier, gateway, true))) first.add(message.id);
      }
    } catch (error) {
      log(`[queue] ${kind}: ${reasonOf(error)}`);
    } finally {
      running.delete(kind);
    }
  }

  async function deliver(): Promise<void> {
    if (isStopped) return;
    const { sms, email, order } = gateways;
    await Promise.all([sms && run("sms", sms), email && run("email", email), order && run("order", order)]);
  }

  return {
    sends: (kind) => gateways[kind] !== undefined,
    wake: () => void deliver(),
    deliver,
    start: () => (timer ??= setInterval(() => void deliver(), second).unref()),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const waiting = new Promise((resolve) => setTimeout(resolve, lastWait).unref());
      await Promise.race([Promise.all(running.values()), waiting]);
    },
  };
}

/** Creates what tries a message and stores the outcome. */
function createAttempt(options: QueueOptions) {
  const { db, now, pauses = usualPauses, limit = 20 * second, log = () => undefined } = options;
  const outcomes = new Map<number, Error | null>();

  /**
   * @param isExtra whether the message is not due: then a failure does not count
   * @returns whether it is sent
   */
  async function attempt(kind: Kind, message: QueuedMessage, gateway: Gateway, isExtra = false): Promise<boolean> {
    const isLate = message.expiresAt !== null && message.expiresAt <= now().toISOString();
    const tried = isLate ? () => new Refused("expired") : () => tryOnce(message, gateway, limit);
    const known = outcomes.get(message.id);
    const fault = known === undefined ? await tried() : known;
    if (fault !== null && isExtra) return false;
    outcomes.set(message.id, fault);
    await store(kind, message, fault);
    outcomes.delete(message.id);
    return fault === null;
  }

  async function store(kind: Kind, message: QueuedMessage, fault: Error | null): Promise<void> {
    // An import may be writing for half a minute. A message without its mark would be sent again.
    if (fault === null) return whenFree(() => markSent(db, kind, message.id));
    const pause = pauses[message.tries] ?? (kind === "order" ? pauses.at(-1) : undefined);
    const next = fault instanceof Refused || pause === undefined ? null : new Date(now().getTime() + pause);
    const reason = reasonOf(fault);
    await whenFree(() => markTried(db, message, reason, next));
    log(`[queue] ${kind} ${message.id}: ${reason}; ${next ? `next try at ${next.toISOString()}` : "given up"}`);
  }

  return attempt;
}

/** Null if the gateway accepts the message, else what it has thrown. */
async function tryOnce(message: QueuedMessage, gateway: Gateway, limit: number): Promise<Error | null> {
  try {
    await gateway(message, AbortSignal.timeout(limit));
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const columns = `id, recipient as "to", coalesce(subject, '') as subject, text, language,
  sent_at as "queuedAt", tries, expires_at as "expiresAt"`;

/** Messages of one lane leave in their order: a later one waits for an earlier one. */
function findDue(db: Db, kind: Kind, now: Date): QueuedMessage | undefined {
  return db.get<QueuedMessage>(
    `select ${columns} from message where state = 'waiting' and kind = :kind and next_at <= :now and not exists (
       select 1 from message as earlier
       where earlier.state = 'waiting' and earlier.lane = message.lane and earlier.id < message.id)
     order by next_at, id limit 1`,
    { kind, now: now.toISOString() },
  );
}

/**
 * What has to reach a recipient before a message. After an outage, the earlier one may wait for hours until its next try,
 * and a customer would read that an order was placed after reading that it was cancelled. A code does not wait.
 */
function findEarlier(db: Db, kind: Kind, { id, to }: QueuedMessage): QueuedMessage | undefined {
  return db.get<QueuedMessage>(
    `select ${columns} from message where state = 'waiting' and kind = :kind and recipient = :to and id < :id
       and not exists (select 1 from message as later where later.id = :id and later.code is not null)
     order by id limit 1`,
    { kind, to, id },
  );
}

/** The owner's system has the order now: a second copy of the customer's data is not needed. */
function markSent(db: Db, kind: Kind, id: number): void {
  if (kind === "order") db.run("delete from message where id = ?", id);
  else db.run("update message set state = 'sent', tries = tries + 1, next_at = null, error = null where id = ?", id);
}

function markTried(db: Db, { id, tries: before }: QueuedMessage, error: string, next: Date | null): void {
  db.update("message", id, {
    state: next ? "waiting" : "failed",
    nextAt: next?.toISOString() ?? null,
    tries: before + 1,
    error,
  });
}

/** One line; of a failed `fetch`, its cause says more. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message || cause.name : String(cause)).replace(/\s+/g, " ").slice(0, 200);
}
