import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { LRUCache } from "lru-cache";
import * as z from "zod";

import { refreshSession } from "~/api/auth.server";
import { type Caller, limits } from "~/api/client.server";
import { isTemporary, type Answer } from "~/api/errors";
import type { Tokens } from "~/api/schemas/auth";
import { translateFor } from "~/i18n/translate.server";
import { log } from "~/server/log.server";
import { shared, type Shared } from "~/server/redis.server";
import { makeSeal } from "~/server/sealed.server";

import type { Parts } from "./cookie.server";
import type { Notices } from "./notices.server";
import type { SessionParts } from "./session-parts.server";

/** A sign-in and its renewal are in two cookies: the renewal holds the digest of the token that it belongs to. */
const digest = (token: string) => createHash("sha256").update(token).digest("base64url").slice(0, 22);

/** The visitor's tokens; empty for a guest, or if the API ended the session. */
export function readTokens({ get }: SessionParts): Partial<Pick<Tokens, "token" | "refreshToken">> {
  const [session, renewed] = [get("session"), get("renewed")];
  if (session?.token === undefined) return {};
  const { token, refreshToken } = renewed?.of === digest(session.token) ? renewed : session;
  return { ...(token ? { token } : {}), ...(refreshToken ? { refreshToken } : {}) };
}

/** How long an inactive customer stays signed in, in ms. */
const longestIdle = 30 * 24 * 60 * 60 * 1000;

/**
 * Ends the sign-in of a customer who was inactive for 30 days, even if the API still accepts the token. The visitor
 * continues as a guest.
 * @returns whether it ended the sign-in
 */
export function endIdleSession(parts: SessionParts, requestId: string): boolean {
  const [session, renewed, uid] = [parts.get("session"), parts.get("renewed"), parts.get("uid")];
  if (session?.token === undefined || readTokens(parts).token === undefined) return false;
  // The visitor's cookie is renewed on each day of visiting.
  const day = uid?.renewed === undefined ? 0 : Date.parse(uid.renewed);
  if (Date.now() - Math.max(session.refreshedAt ?? 0, renewed?.refreshedAt ?? 0, day) <= longestIdle) return false;
  parts.set("renewed", { of: digest(session.token) });
  log("info", "session_ended", { requestId, reason: "idle" });
  return true;
}

/** Signs the visitor in and out. */
export type SignIn = {
  /** Stores the customer's tokens: from now on, all calls are made for the customer. */
  signIn: (tokens: Tokens) => void;
  /** Removes the customer. The visitor gets a new uid, so that no customer data remains. */
  signOut: () => void;
  /**
   * Ends the sign-in because the API refuses the customer. The visitor continues as a guest, whom the next page tells
   * why.
   * @param reason for the log
   * @param message the API's text for the customer; null if there is none
   */
  endSignIn: (reason: "token_refused" | "customer_refused", message: string | null) => void;
};

type Helpers = Pick<Notices, "setNotice"> & { share: <T>(key: string, call: () => Promise<T>) => Promise<T> };

/** Stores the customer's tokens in the visitor's cookies, and renews the caller's tokens when the API rejects them. */
export function createSignIn(caller: Caller, parts: SessionParts, { share, setNotice }: Helpers): SignIn {
  const { get, set } = parts;

  async function renew() {
    const own = get("session")?.token;
    const { refreshToken } = readTokens(parts);
    const answer = refreshToken ? await renewOnce(caller, refreshToken) : null;
    // All shoppers' renewals come from the shop's address, so the API may limit them: that says nothing about a customer.
    if (own === undefined || (answer && isTemporary(answer))) return;
    if (!answer?.data) return endSignIn("token_refused", null);
    caller.token = answer.data.token;
    set("renewed", { of: digest(own), ...toSession(answer.data) });
  }

  function endSignIn(reason: "token_refused" | "customer_refused", message: string | null) {
    const own = get("session")?.token;
    caller.token = null;
    if (own !== undefined) set("renewed", { of: digest(own) });
    log("info", "session_ended", { requestId: caller.requestId, reason });
    setNotice({ kind: "error", text: message ?? translateFor(caller.locale)("sign-in:ended") });
  }

  // Calls that are rejected at the same time share one renewal.
  caller.renew = (dead) => share(`renew ${dead}`, renew);

  /** Replaces the session and removes parts that belong to the previous sign-in. */
  function replaceSession(session: Parts["session"]) {
    set("session", session);
    set("renewed", null);
    set("code", null);
  }

  return {
    endSignIn,
    signIn(tokens) {
      caller.token = tokens.token;
      const left = get("session")?.left;
      replaceSession({ ...toSession(tokens), ...(left === undefined ? {} : { left }) });
    },
    signOut() {
      caller.token = null;
      const left = get("uid")?.uid ?? get("session")?.left;
      replaceSession(left === undefined ? {} : { left });
      set("uid", null);
      set("confirmation", null);
    },
  };
}

const toSession = ({ token, refreshToken }: Tokens) => ({ token, refreshToken, refreshedAt: Date.now() });

/** For how long a request with the old cookie gets the tokens that another request has fetched, in ms. */
const remembered = 60_000;
/** How long one process may hold the lock, in ms: longer than its call may take. */
const locked = limits.write + 3000;
/** How often the other processes check for the result, in ms. */
const interval = 50;

const renewals = new LRUCache<string, Promise<Answer<Tokens>>>({ max: 10_000 });

/**
 * Exchanges a refresh token, which the API accepts only once. However many requests need it at the same time, one of
 * them calls the API and all get the answer, across all processes.
 */
function renewOnce(caller: Caller, refreshToken: string): Promise<Answer<Tokens>> {
  const running = renewals.get(refreshToken);
  if (running) return running;
  const { renew: _, ...plain } = caller;
  const ask = () => refreshSession({ ...plain, token: null }, refreshToken);
  const started = shared ? renewTogether(shared, refreshToken, ask) : ask();
  renewals.set(refreshToken, started);
  const forget = () => renewals.delete(refreshToken);
  void started.then(({ status }) => {
    // After a temporary failure, the next request tries again.
    if (isTemporary({ status })) forget();
    else setTimeout(forget, remembered).unref();
  });
  return started;
}

const { seal, open } = makeSeal("renewed tokens");

/**
 * The name of a renewal in Redis. Without a secret, because while the secrets change the processes have different ones:
 * nobody can guess a token from its hash.
 */
const nameOf = (refreshToken: string) =>
  `shop:renewal:${createHash("sha256").update(`renewal ${refreshToken}`).digest("base64url")}`;

/** What this file has stored in Redis; the API may use other names. */
const storedTokens: z.ZodType<Tokens> = z.object({
  token: z.string(),
  refreshToken: z.string().optional(),
  expiresAt: z.string(),
});

/**
 * Requests new tokens unless another process does or just did; Redis holds them encrypted. If Redis is unavailable, the
 * process requests them itself. Never throws.
 */
export async function renewTogether(
  store: Shared,
  refreshToken: string,
  ask: () => Promise<Answer<Tokens>>,
): Promise<Answer<Tokens>> {
  const name = nameOf(refreshToken);
  const lock = { key: `${name}:lock`, owner: randomUUID() };
  const found = await findOrLock(store, name, lock).catch(() => null);
  if (found) return { data: found, error: null, status: 200 };
  const answer = await ask();
  // If Redis has failed meanwhile, the next request in another process is told that the session has ended.
  if (answer.data) await store.set(name, seal(answer.data), { ms: remembered }).catch(() => false);
  await release(store, lock);
  return answer;
}

type Lock = { key: string; owner: string };

/**
 * The tokens that another process fetched; null if this process has to request them.
 * @throws if Redis is unavailable
 */
async function findOrLock(store: Shared, name: string, lock: Lock): Promise<Tokens | null> {
  const end = performance.now() + locked;
  while (performance.now() < end) {
    const isOurs = await store.set(lock.key, lock.owner, { ms: locked, ifNew: true });
    const found = await readRenewed(store, name);
    if (found && isOurs) await release(store, lock);
    if (found || isOurs) return found;
    await pause(interval);
  }
  return null;
}

async function readRenewed(store: Shared, name: string): Promise<Tokens | null> {
  const text = await store.get(name);
  return text === null ? null : (storedTokens.safeParse(open(text)).data ?? null);
}

const deleteOwn = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** Deletes only this process's lock: after it expires, another process may hold it. */
async function release(store: Shared, { key, owner }: Lock): Promise<void> {
  await store.eval(deleteOwn, { keys: [key], arguments: [owner] }).catch(() => undefined);
}
