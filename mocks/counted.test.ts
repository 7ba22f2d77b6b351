import { expect, it } from "vitest";

import { picturesLine } from "#mocks/import/progress";

import { counted } from "./counted";

it("counts one thing in the singular", () => {
  expect([0, 1, 2, 21].map((count) => counted(count, "order"))).toEqual([
    ...["0 orders", "1 order", "2 orders", "21 orders"],
  ]);
  expect(
    [
      { stored: 1, failed: 1 },
      { stored: 2, failed: 2 },
    ].map(picturesLine),
  ).toEqual([
    "Downloaded 1 picture; 1 could not be downloaded and is tried again the next time",
    "Downloaded 2 pictures; 2 could not be downloaded and are tried again the next time",
  ]);
});
