import { describe, expect, it } from "vitest";

import { parseOpeningHours, pickupDay } from "./opening-hours";

const week = parseOpeningHours(["Mo-Fr 08:00-19:00", "Sa 9:00-17:00"]);
/** A moment in Moscow, three hours ahead of UTC. 20 November 2026 is a Friday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);

describe("a pickup today", () => {
  it.each([
    ["in the morning, before the shop opens", at(20, "00:30"), "2026-11-20"],
    ["an hour before it closes", at(20, "18:00"), "2026-11-20"],
    ["later, the next day that it is open", at(20, "18:01"), "2026-11-21"],
    ["at midnight, by the shop's clock", at(20, "23:59"), "2026-11-21"],
    ["on a Saturday evening, on Monday", at(21, "16:30"), "2026-11-23"],
    ["on a closed day, on Monday", at(22, "12:00"), "2026-11-23"],
  ])("%s", (_, now, expected) => {
    expect(pickupDay(week, now, now.toISOString().slice(0, 10))).toBe(expected);
  });

  it("is not promised by a shop whose hours are not known", () => {
    expect(pickupDay(null, at(20, "12:00"), "2026-11-20")).toBe("2026-11-21");
  });
});

it("goods that arrive later are picked up on the first open day from then on", () => {
  expect(pickupDay(week, at(20, "23:00"), "2026-11-22")).toBe("2026-11-23");
  expect(pickupDay(week, at(20, "12:00"), "2026-12-24")).toBe("2026-12-24");
  expect(pickupDay(null, at(20, "12:00"), "2026-11-25")).toBe("2026-11-25");
});

it("a shop that never opens gets an answer all the same", () => {
  expect(pickupDay(parseOpeningHours([]), at(20, "12:00"), "2026-11-20")).toBe("2026-11-20");
});

it.each(["Mo 19:00-08:00", "Fr-Mo 8:00-19:00", "Mon 8:00-19:00", "Mo 8-19", "Mo 8:00-24:30", ""])(
  "%s is no opening time",
  (line) => {
    expect(parseOpeningHours([line])).toBeNull();
  },
);
