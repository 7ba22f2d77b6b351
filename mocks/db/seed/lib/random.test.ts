import { describe, expect, it } from "vitest";

import { createRandom } from "./random";

function draw(seed: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: 1000 }, () => random.next());
}

describe("createRandom", () => {
  it("gives the same numbers on every machine", () => {
    const random = createRandom(1);
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([29, 346, 37]);
  });

  it("gives different numbers for neighbouring seeds", () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1).filter((one, index) => one === draw(2)[index]).length).toBe(0);
  });

  it("distributes evenly from 0 to 1", () => {
    const drawn = draw(5);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, one) => sum + one, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });

  it("returns whole numbers within the bounds, inclusive", () => {
    const random = createRandom(3);
    const drawn = new Set(Array.from({ length: 200 }, () => random.int(2, 5)));
    expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
  });

  it("picks different items in the order of the list", () => {
    const list = [1, 2, 3, 4, 5, 6];
    const taken = createRandom(9).some(list, 3);
    expect(taken).toHaveLength(3);
    expect([...taken].sort()).toEqual(taken);
    expect(createRandom(9).some(list, 10)).toEqual(list);
  });

  it("cannot pick from an empty list", () => {
    expect(() => createRandom(1).pick([])).toThrow("empty list");
  });
});
