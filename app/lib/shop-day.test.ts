import { expect, it } from "vitest";

import { shopDay } from "./shop-day";

it("names the calendar day that a moment has in Moscow", () => {
  expect(shopDay(new Date("2026-11-20T20:59:59Z"))).toBe("2026-11-20");
  expect(shopDay(new Date("2026-11-20T21:00:00Z"))).toBe("2026-11-21");
  expect(shopDay(new Date("2026-12-31T22:00:00Z"))).toBe("2027-01-01");
});
