import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { LRUCache } from "lru-cache";

import { refreshSession } from "~/api/auth.server";
import { limits, type Caller } from "~/api/client.server";
import type { Answer } from "~/api/errors";
import { tokens, type Tokens } from "~/api/schemas/auth";
import { shared, type Shared } from "~/server/redis.server";
import { hiddenName, makeSeal } from "~/server/sealed.server";

/** For so many ms a request that still carries the old cookie is given the tokens that another one has fetched. */
const remembered = 60_000;
/** For so many ms one process may be at it: longer than its call may take. */
const locked = limits.write + 3000;
/** So often, in ms, the others look whether it is done. */
const interval = 50;

const renewals = new LRUCache<string, Promise<Answer<Tokens>>>({ max: 10_000 });

/**
 * New tokens for a refresh token, which the API takes once: however many requests find their token dead at the same time,
 * one of them asks and all get the answer, in whichever process they are.
 */
export function renewOnce(caller: Caller, refreshToken: string): Promise<Answer<Tokens>> {
  const running = renewals.get(refreshToken);
  if (running) return running;
  const { renew: _, ...plain } = caller;
  const ask = () => refreshSession({ ...plain, token: null }, refreshToken);
  const started = shared ? renewTogether(shared, refreshToken, ask) : ask();
  renewals.set(refreshToken, started);
  const forget = () => renewals.delete(refreshToken);
  void started.then(({ status }) => {
    // What failed for a passing reason is asked anew by the next request.
    if (status >= 500) forget();
    else setTimeout(forget, remembered).unref();
  });
  return started;
}

const { seal, open } = makeSeal("renewed tokens");

/**
 * Asks for new tokens unless another process does or has just done so; the tokens lie sealed in Redis. Where Redis is away, a process
 * asks for itself. Never throws.
 */
export async function renewTogether(
  store: Shared,
  refreshToken: string,
  ask: () => Promise<Answer<Tokens>>,
): Promise<Answer<Tokens>> {
  const name = `verstak:renewal:${hiddenName(refreshToken)}`;
  const lock = { key: `${name}:lock`, owner: randomUUID() };
  const found = await findOrLock(store, name, lock).catch(() => null);
  if (found) return { data: found, error: null, status: 200 };
  const answer = await ask();
  // Redis went away in between: the next request that is in another process will be told that the session has ended.
  if (answer.data) await store.set(name, seal(answer.data), { ms: remembered }).catch(() => false);
  await release(store, lock);
  return answer;
}

type Lock = { key: string; owner: string };

/** The tokens that another process has fetched; null where this one is to ask. @throws where Redis is away */
async function findOrLock(store: Shared, name: string, lock: Lock): Promise<Tokens | null> {
  const end = performance.now() + locked;
  while (performance.now() < end) {
    const isOurs = await store.set(lock.key, lock.owner, { ms: locked, ifNew: true });
    const found = await readTokens(store, name);
    if (found && isOurs) await release(store, lock);
    if (found || isOurs) return found;
    await pause(interval);
  }
  return null;
}

async function readTokens(store: Shared, name: string): Promise<Tokens | null> {
  const text = await store.get(name);
  return text === null ? null : (tokens.safeParse(open(text)).data ?? null);
}

const deleteOwn = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** Only the own lock: one that has expired may be another's by now. */
async function release(store: Shared, { key, owner }: Lock): Promise<void> {
  await store.eval(deleteOwn, { keys: [key], arguments: [owner] }).catch(() => undefined);
}
