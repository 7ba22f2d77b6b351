import { expect, test } from "vitest";

import { growthOf, samplesPerMinute, minimaOf } from "./memory";

/** Eighteen windows: a sawtooth on a base. */
const saw = (base: (window: number) => number) =>
  Array.from(
    { length: 18 * samplesPerMinute },
    (_, look) => base(Math.floor(look / samplesPerMinute)) + (look % samplesPerMinute) * 20,
  );

test("memory that is not garbage-collected yet does not count", () => {
  const rest = Array<number>(samplesPerMinute - 2).fill(9);
  expect(minimaOf([5, 3, ...rest, 2, 4, ...rest, 1])).toEqual([3, 2]);
  expect(growthOf(saw(() => 100)).growth).toBe(0);
});

test("steady growth is reported, and warming up is not", () => {
  expect(growthOf(saw((window) => 100 + window)).growth).toBeCloseTo(6 / 108.5, 5);
  expect(growthOf(saw((window) => Math.min(100, 40 + 10 * window))).growth).toBe(0);
  expect(() => growthOf([1, 2, 3])).toThrow("Too few samples");
});
