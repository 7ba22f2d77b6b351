import { shopDay } from "~/lib/shop-day";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The shop's calendar day this many days after the given moment, `YYYY-MM-DD`. */
export const dayAfter = (now: Date, days: number): string => shopDay(new Date(now.getTime() + days * day));
