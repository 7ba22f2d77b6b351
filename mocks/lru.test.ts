import { describe, expect, it } from "vitest";

import { createLru } from "./lru";

describe("a cached value", () => {
  it("is computed once", () => {
    const lru = createLru<number>(2);
    let made = 0;
    const ask = () => lru.remember("a", () => ++made);
    expect([ask(), ask()]).toEqual([1, 1]);
  });

  it("is dropped when it is the least recently used", () => {
    const lru = createLru<string>(2);
    const ask = (key: string, value: string) => lru.remember(key, () => value);
    ask("a", "1");
    ask("b", "1");
    ask("a", "2");
    ask("c", "1");
    expect([ask("a", "new"), ask("c", "new"), ask("b", "new")]).toEqual(["1", "1", "new"]);
  });

  it("counts by weight, and is not kept if it exceeds the capacity", () => {
    const lru = createLru<number>(10, (value) => value);
    lru.remember("small", () => 4);
    expect(lru.remember("huge", () => 11)).toBe(11);
    expect(lru.remember("small", () => 1)).toBe(4);
    expect(lru.remember("huge", () => 2)).toBe(2);
  });

  it("is gone after the cache is cleared", () => {
    const lru = createLru<number>(2);
    lru.remember("a", () => 1);
    lru.clear();
    expect(lru.remember("a", () => 2)).toBe(2);
  });
});
