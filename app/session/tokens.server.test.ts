import { Agent } from "undici";
import { afterEach, expect, test, vi } from "vitest";

import type { Caller } from "~/api/client.server";
import type { Answer } from "~/api/errors";
import type { Tokens } from "~/api/schemas/auth";
import { env } from "~/env.server";
import type { Shared } from "~/server/redis.server";

import { readSessionParts } from "./session-parts.server";
import { createSignIn, readTokens, renewTogether } from "./tokens.server";

afterEach(() => void vi.restoreAllMocks());

const fresh: Tokens = { token: "the-new-token", refreshToken: "the-next-refresh", expiresAt: "2030-01-01T00:00:00Z" };
const given: Answer<Tokens> = { data: fresh, error: null, status: 200 };
const failed: Answer<Tokens> = {
  data: null,
  error: { code: "unreachable", message: null, fields: {} },
  status: 500,
};

/** A Redis that several processes share, without expiry. */
function fakeStore() {
  const values = new Map<string, string>();
  const store: Shared = {
    isReady: true,
    get: async (key) => values.get(key) ?? null,
    async set(key, value, { ifNew }) {
      if (ifNew && values.has(key)) return false;
      values.set(key, value);
      return true;
    },
    del: async (key) => Number(values.delete(key)),
    async eval(_script, { keys: [key = ""], arguments: [owner] }) {
      return Number(values.get(key) === owner && values.delete(key));
    },
  };
  return { store, values };
}

test("processes that renew at the same time make one request and all get the answer", async () => {
  const { store, values } = fakeStore();
  let answer = (_: Answer<Tokens>) => {};
  const ask = vi.fn(() => new Promise<Answer<Tokens>>((resolve) => (answer = resolve)));
  const all = Array.from({ length: 5 }, () => renewTogether(store, "old", ask));
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  answer(given);
  expect(await Promise.all(all)).toEqual(all.map(() => given));
  expect(await renewTogether(store, "old", ask)).toEqual(given);
  expect(ask).toHaveBeenCalledTimes(1);
  expect([...values.keys()].filter((key) => key.endsWith(":lock"))).toEqual([]);
});

test("processes share a renewal while the secrets change in one after the other", async () => {
  const { store } = fakeStore();
  const secrets = [...env.SESSION_SECRETS];
  const other: Answer<Tokens> = { ...given, data: { ...fresh, token: "requested again" } };
  try {
    expect(await renewTogether(store, "old", async () => given)).toEqual(given);
    // The next process has the new secret already. Like every process, it still accepts the earlier one.
    env.SESSION_SECRETS.unshift("a-new-secret-of-at-least-32-characters");
    expect(await renewTogether(store, "old", async () => other)).toEqual(given);
  } finally {
    env.SESSION_SECRETS.splice(0, Infinity, ...secrets);
  }
});

test("Redis holds no readable token", async () => {
  const { store, values } = fakeStore();
  await renewTogether(store, "old-secret", async () => given);
  const kept = JSON.stringify([...values]);
  for (const secret of ["old-secret", fresh.token, fresh.refreshToken]) expect(kept).not.toContain(secret);
  expect(values.size).toBe(1);
});

test("after a failure in one process, the next one tries", async () => {
  const { store } = fakeStore();
  expect(await renewTogether(store, "old", async () => failed)).toEqual(failed);
  expect(await renewTogether(store, "old", async () => given)).toEqual(given);
});

test("without Redis, a process makes the request itself", async () => {
  const away = () => Promise.reject(new Error("Redis is away"));
  const store: Shared = { isReady: false, get: away, set: away, del: away, eval: away };
  expect(await renewTogether(store, "old", async () => given)).toEqual(given);
});

test("data in Redis that the shop did not seal is ignored", async () => {
  const { store, values } = fakeStore();
  await renewTogether(store, "old", async () => given);
  for (const key of values.keys()) values.set(key, JSON.stringify(fresh));
  const other: Answer<Tokens> = { ...given, data: { ...fresh, token: "requested again" } };
  expect(await renewTogether(store, "old", async () => other)).toEqual(other);
});

/** Makes the API answer every call with this status. */
function answerAlways(status: number, body: unknown) {
  vi.spyOn(Agent.prototype, "dispatch").mockImplementation((_request, handler) => {
    handler.onHeaders?.(status, [], () => undefined, "");
    handler.onData?.(Buffer.from(JSON.stringify(body)));
    handler.onComplete?.([]);
    return true;
  });
}

/** A customer whose token the API no longer accepts. */
async function createCustomer(refreshToken: string) {
  const parts = await readSessionParts(new Request("http://shop.example/"));
  const caller: Caller = { requestId: "r1", locale: "ru", token: null, calls: [] };
  const setNotice = vi.fn();
  const { signIn } = createSignIn(caller, parts, { share: (_key, call) => call(), setNotice });
  signIn({ token: "dead", refreshToken, expiresAt: "2020-01-01T00:00:00Z" });
  return { caller, setNotice, tokens: () => readTokens(parts), renew: () => caller.renew?.("dead") };
}

const refused = { error: { code: "refused", message: "No" } };

test.each([408, 429, 500, 503])("a customer stays signed in if the API answers a renewal with %i", async (status) => {
  const { caller, setNotice, tokens, renew } = await createCustomer(`kept after ${status}`);
  answerAlways(status, refused);
  await renew();
  expect([caller.token, tokens().token]).toEqual(["dead", "dead"]);
  expect(setNotice).not.toHaveBeenCalled();
  answerAlways(200, { data: fresh });
  await renew();
  expect([caller.token, tokens().token]).toEqual([fresh.token, fresh.token]);
});

test.each([400, 401, 403])("the session ends if the API refuses to renew it with %i", async (status) => {
  const { caller, setNotice, tokens, renew } = await createCustomer(`refused with ${status}`);
  answerAlways(status, refused);
  await renew();
  expect([caller.token, tokens().token]).toEqual([null, undefined]);
  expect(setNotice).toHaveBeenCalledTimes(1);
});
