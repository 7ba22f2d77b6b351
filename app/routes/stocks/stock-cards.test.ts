import { describe, expect, it } from "vitest";

import { stockPeriod } from "./stock-cards";

const stock = { startsAt: "2026-11-16T00:00:00+03:00", endsAt: "2026-11-30T23:59:59+03:00" };
const at = (time: string) => stockPeriod(stock, Date.parse(time));

describe("stockPeriod", () => {
  it("has not started before its first moment", () => {
    expect(at("2026-11-15T23:59:59+03:00")).toEqual({ state: "coming" });
    expect(at("2026-11-16T00:00:00+03:00")).toEqual({ state: "running", left: 14 });
  });

  it("counts the full days left", () => {
    expect(at("2026-11-20T12:00:00+03:00")).toEqual({ state: "running", left: 10 });
    expect(at("2026-11-29T23:00:00+03:00")).toEqual({ state: "running", left: 1 });
    expect(at("2026-11-30T00:00:00+03:00")).toEqual({ state: "running", left: 0 });
  });

  it("has its last day by the shop's calendar, whatever the hour of its end", () => {
    const noon = { startsAt: stock.startsAt, endsAt: "2026-11-30T12:00:00+03:00" };
    const leftAt = (time: string) => stockPeriod(noon, Date.parse(time));
    expect(leftAt("2026-11-29T12:30:00+03:00")).toEqual({ state: "running", left: 1 });
    expect(leftAt("2026-11-30T00:00:00+03:00")).toEqual({ state: "running", left: 0 });
  });

  it("runs to its last second, in its own time zone", () => {
    expect(at("2026-11-30T20:59:59Z")).toEqual({ state: "running", left: 0 });
    expect(at("2026-11-30T21:00:00Z")).toEqual({ state: "ended" });
  });

  it("may have no end", () => {
    expect(stockPeriod({ ...stock, endsAt: null }, Date.parse("2030-01-01T00:00:00Z"))).toEqual({ state: "endless" });
    expect(stockPeriod({ ...stock, endsAt: null }, Date.parse("2026-01-01T00:00:00Z"))).toEqual({ state: "coming" });
  });
});
