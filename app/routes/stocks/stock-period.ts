import type { Stock } from "~/api/schemas/pages";
import { shopDay } from "~/lib/shop-day";

/** Where a promotion stands: `left` counts the days to its end, 0 on the last one. */
export type StockPeriod =
  { state: "coming" } | { state: "running"; left: number } | { state: "endless" } | { state: "ended" };

const day = 24 * 60 * 60 * 1000;

/** Where a promotion stands at a moment. Worked out on the server, so that the visitor's clock has no say. */
export function stockPeriod({ startsAt, endsAt }: Pick<Stock, "startsAt" | "endsAt">, now = Date.now()): StockPeriod {
  if (endsAt !== null && Date.parse(endsAt) < now) return { state: "ended" };
  if (Date.parse(startsAt) > now) return { state: "coming" };
  if (endsAt === null) return { state: "endless" };
  return { state: "running", left: dayNumber(Date.parse(endsAt)) - dayNumber(now) };
}

/** Days of the shop's calendar, counted through. */
const dayNumber = (moment: number) => Date.parse(shopDay(new Date(moment))) / day;
