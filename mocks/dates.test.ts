import { expect, it } from "vitest";

import { setShopZone } from "~/lib/shop-day";

import { dayAfter } from "./dates";

it("counts days in Moscow time", () => {
  expect(dayAfter(new Date("2026-11-20T20:59:59Z"), 0)).toBe("2026-11-20");
  expect(dayAfter(new Date("2026-11-20T21:00:00Z"), 0)).toBe("2026-11-21");
  expect(dayAfter(new Date("2026-12-30T12:00:00Z"), 3)).toBe("2027-01-02");
});

it.each([
  ["the evening before a day of 23 hours", "2026-03-28T21:30:00Z", ["2026-03-28", "2026-03-29", "2026-03-30"]],
  ["the first hour of a day of 25", "2026-10-24T21:30:00Z", ["2026-10-25", "2026-10-26", "2026-10-27"]],
])("leaves out and repeats no day when the clocks change: %s", (_, now, days) => {
  setShopZone("Europe/Chisinau");
  const counted = [0, 1, 2].map((after) => dayAfter(new Date(now), after));
  setShopZone();
  expect(counted).toEqual(days);
});
