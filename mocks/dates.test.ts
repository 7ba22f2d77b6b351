import { expect, it } from "vitest";

import { dayAfter } from "./dates";

it("counts days in Moscow time", () => {
  expect(dayAfter(new Date("2026-11-20T20:59:59Z"), 0)).toBe("2026-11-20");
  expect(dayAfter(new Date("2026-11-20T21:00:00Z"), 0)).toBe("2026-11-21");
  expect(dayAfter(new Date("2026-12-30T12:00:00Z"), 3)).toBe("2027-01-02");
});
