import { shopDay } from "~/lib/shop-day";

const day = 86_400_000;

/** The shop's calendar day this many days after the given moment, `YYYY-MM-DD`. */
export function dayAfter(now: Date, days: number): string {
  return shopDay(new Date(now.getTime() + days * day));
}
