import { expect, it } from "vitest";

import { makeLimiter } from "./rate-limit.server";

function limiter(limit: { times: number; seconds: number; keys?: number }) {
  let time = 1_000_000;
  const { take, forget } = makeLimiter({ ...limit, now: () => time });
  return { take, forget, pass: (seconds: number) => (time += seconds * 1000) };
}

const allowed = { allowed: true, retryAfter: 0 };

it("allows so many at once and says how long to wait", () => {
  const { take, pass } = limiter({ times: 3, seconds: 60 });
  expect([take("a"), take("a"), take("a")]).toEqual([allowed, allowed, allowed]);
  expect(take("a")).toEqual({ allowed: false, retryAfter: 20 });
  pass(5.5);
  expect(take("a")).toEqual({ allowed: false, retryAfter: 15 });
});

it("allows one when the told time is over, and all after the whole time", () => {
  const { take, pass } = limiter({ times: 3, seconds: 60 });
  for (let at = 0; at < 4; at += 1) take("a");
  pass(20);
  expect([take("a"), take("a")]).toEqual([allowed, { allowed: false, retryAfter: 20 }]);
  pass(60);
  expect([take("a"), take("a"), take("a"), take("a").allowed]).toEqual([allowed, allowed, allowed, false]);
});

it("does not lengthen the wait of one who keeps asking", () => {
  const { take, pass } = limiter({ times: 1, seconds: 10 });
  take("a");
  for (let at = 0; at < 9; at += 1) {
    pass(1);
    expect(take("a")).toEqual({ allowed: false, retryAfter: 9 - at });
  }
  pass(1);
  expect(take("a")).toEqual(allowed);
});

it("counts each key by itself, and forgets one when told to", () => {
  const { take, forget } = limiter({ times: 1, seconds: 60 });
  expect([take("a"), take("b"), take("a").allowed]).toEqual([allowed, allowed, false]);
  forget("a");
  expect(take("a")).toEqual(allowed);
});

it("remembers no more keys than it may, those asked about last", () => {
  const { take } = limiter({ times: 1, seconds: 60, keys: 2 });
  take("a");
  take("b");
  expect(take("a").allowed).toBe(false);
  take("c");
  expect(take("a").allowed).toBe(false);
  expect(take("b")).toEqual(allowed);
});
