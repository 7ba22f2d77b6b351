import { expect, test } from "vitest";

import { atMostEvery } from "./log.server";

test("is due once the pause has passed, and then not until it has passed again", () => {
  const isDue = atMostEvery(60_000, 1000);
  expect(isDue(1000)).toBe(false);
  expect(isDue(60_999)).toBe(false);
  expect(isDue(61_000)).toBe(true);
  expect(isDue(61_001)).toBe(false);
  expect(isDue(120_999)).toBe(false);
  expect(isDue(200_000)).toBe(true);
});

test("an early check does not delay the next time", () => {
  const isDue = atMostEvery(100, 0);
  for (let now = 10; now < 100; now += 10) expect(isDue(now)).toBe(false);
  expect(isDue(100)).toBe(true);
});
