import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { makeLimiter } from "./rate-limit.server";
import { createShared } from "./redis.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe("in one process", () => {
  it("allows a number of attempts and returns how long to wait", async () => {
    const { take } = makeLimiter({ name: "a", times: 3, seconds: 60 });
    expect([await take("a"), await take("a"), await take("a")]).toEqual([0, 0, 0]);
    expect(await take("a")).toBe(60);
    pass(5.5);
    expect(await take("a")).toBe(55);
  });

  it("allows as many again after the returned time, which further attempts do not extend", async () => {
    const { take } = makeLimiter({ name: "a", times: 2, seconds: 10 });
    await take("a");
    pass(4);
    await take("a");
    expect([await take("a"), await take("a")]).toEqual([6, 6]);
    pass(6);
    expect([await take("a"), await take("a"), await take("a")]).toEqual([0, 0, 10]);
  });

  it("returns how long to wait without counting", async () => {
    const { take, look } = makeLimiter({ name: "a", times: 2, seconds: 60 });
    expect([await look("a"), await look("a"), await look("a")]).toEqual([0, 0, 0]);
    expect([await take("a"), await look("a"), await take("a")]).toEqual([0, 0, 0]);
    pass(5);
    expect([await look("a"), await look("b")]).toEqual([55, 0]);
    pass(55);
    expect(await look("a")).toBe(0);
  });

  it("counts each key separately, and resets one on request", async () => {
    const { take, forget } = makeLimiter({ name: "a", times: 1, seconds: 60 });
    expect([await take("a"), await take("b"), await take("a")]).toEqual([0, 0, 60]);
    await forget("a");
    expect(await take("a")).toBe(0);
  });

  it("returns how often a key was counted, also above the limit", async () => {
    const { take, count, giveBack } = makeLimiter({ name: "a", times: 2, seconds: 60 });
    expect(await count("a")).toBe(0);
    for (let times = 0; times < 3; times += 1) await take("a");
    expect(await count("a")).toBe(3);
    await giveBack("a", 3);
    expect([await count("a"), await take("a")]).toEqual([0, 0]);
  });
});

it("counts ten thousand keys and evicts the oldest, so that strangers cannot fill the memory", async () => {
  const { take } = makeLimiter({ name: "a", times: 1, seconds: 60 });
  await take("oldest");
  await take("old");
  for (let key = 0; key < 9_999; key += 1) await take(`stranger ${key}`);
  expect([await take("old"), await take("oldest")]).toEqual([60, 0]);
});

/** The part of Redis that the limits use, and the names of its keys. */
function fakeRedis() {
  const counts = new Map<string, number>();
  const listeners: ((error: Error) => void)[] = [];
  const redis = {
    isReady: true,
    counts,
    get: async () => null,
    set: async () => "OK",
    del: async (key: string) => Number(counts.delete(key)),
    async eval(_script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
      const [key = ""] = options.keys;
      counts.set(key, (counts.get(key) ?? 0) + Number(options.arguments[0]));
      return [counts.get(key), 30_000];
    },
    on: (_event: string, listener: (error: Error) => void) => void listeners.push(listener),
  };
  return redis;
}

describe("in several processes", () => {
  const limit = { name: "sms", times: 2, seconds: 60 };

  it("share one count, under names that reveal no phone", async () => {
    const redis = fakeRedis();
    const [one, other] = [makeLimiter(limit, createShared(redis)), makeLimiter(limit, createShared(redis))];
    expect([await one.take("+79000000101"), await other.take("+79000000101")]).toEqual([0, 0]);
    expect([await one.take("+79000000101"), await other.take("+79000000102")]).toEqual([30, 0]);
    const names = [...redis.counts.keys()];
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^shop:limit:sms:[\w-]{22}$/);
    expect([await one.look("+79000000101"), await other.look("+79000000102")]).toEqual([30, 0]);
    await other.forget("+79000000101");
    expect(await one.take("+79000000101")).toBe(0);
  });

  it("give back what they counted together", async () => {
    const redis = fakeRedis();
    const [one, other] = [makeLimiter(limit, createShared(redis)), makeLimiter(limit, createShared(redis))];
    for (const { take } of [one, other, one]) await take("a");
    expect(await other.count("a")).toBe(3);
    await other.giveBack("a", 3);
    expect([await one.count("a"), await one.take("a")]).toEqual([0, 0]);
  });

  it("count separately while Redis is unavailable, and together afterwards", async () => {
    const redis = fakeRedis();
    const { take, forget } = makeLimiter(limit, createShared(redis));
    redis.isReady = false;
    expect([await take("a"), await take("a"), await take("a")]).toEqual([0, 0, 60]);
    await forget("a");
    expect(await take("a")).toBe(0);
    expect(redis.counts.size).toBe(0);
    redis.isReady = true;
    expect(await take("a")).toBe(0);
    expect(redis.counts.size).toBe(1);
  });

  it("wait 100 ms for a Redis that does not answer, and then skip it for a second", async () => {
    const redis = fakeRedis();
    const asked = vi.fn(() => new Promise<unknown>(() => undefined));
    redis.eval = asked;
    const { take } = makeLimiter(limit, createShared(redis));
    const first = take("a");
    pass(0.1);
    expect(await first).toBe(0);
    expect([await take("a"), await take("a")]).toEqual([0, 60]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
