import { addDays, shopDay } from "~/lib/shop-day";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * The shop's calendar day this many days after the day of the given moment, `YYYY-MM-DD`. Counts days, because one has 23
 * or 25 hours when the clocks change.
 */
export const dayAfter = (now: Date, days: number): string => addDays(shopDay(now), days);
