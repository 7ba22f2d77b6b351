import { expect, test } from "vitest";

import { atOnce } from "./preload-links";

test("no more than so many tasks run at once, and a failed one makes room too", async () => {
  const run = atOnce(5);
  const started: number[] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  for (let number = 0; number < 8; number += 1) {
    run(() => {
      started.push(number);
      return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
    });
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.resolve();
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends[0]?.reject(new Error("lost"));
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
