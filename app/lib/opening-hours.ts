import { shopDay, shopTime } from "./shop-day";

/** When a shop is open, by day of the week, Monday first: minutes from midnight, or null on a day when it is closed. */
type OpeningHours = readonly (OpenDay | null)[];
type OpenDay = { from: number; to: number };

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const pattern =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]?\d|2[0-4]):([0-5]\d)-([01]?\d|2[0-4]):([0-5]\d)$/;

/**
 * Reads opening hours in the notation of schema.org: `["Mo-Fr 08:00-19:00", "Sa 09:00-17:00"]`. Days without hours are
 * closed. Null if a line is malformed or closes before it opens.
 */
export function parseOpeningHours(lines: readonly string[]): OpeningHours | null {
  const week: (OpenDay | null)[] = days.map(() => null);
  for (const line of lines) {
    const [, first = "", last = first, ...clock] = pattern.exec(line.trim()) ?? [];
    const [fromHour, fromMinute, toHour, toMinute] = clock.map(Number);
    if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined)
      return null;
    const open = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
    const [start, end] = [days.indexOf(first), days.indexOf(last)];
    if (open.to <= open.from || open.to > 24 * 60 || end < start) return null;
    for (let day = start; day <= end; day += 1) week[day] = open;
  }
  return week;
}

/** The time that a shop needs to collect an order from its shelves, in minutes. */
const collectingTime = 60;

const day = 86_400_000;

/**
 * The first day on which an order can be picked up, `YYYY-MM-DD`: today only if the shop stays open for another hour, and
 * no day on which it is closed. Without known hours, an order of today is ready tomorrow.
 * @param ready the day on which the goods are in the shop, `YYYY-MM-DD`
 */
export function pickupDay(hours: OpeningHours | null, now: Date, ready: string): string {
  const today = shopDay(now);
  const first = ready > today ? ready : today;
  for (let after = 0; after <= days.length; after += 1) {
    const date = new Date(Date.parse(`${first}T12:00:00Z`) + after * day).toISOString().slice(0, 10);
    if (isOpen(hours, date, date === today ? minutesOf(now) : null)) return date;
  }
  return first;
}

/** @param time the minutes of the day if it is today, otherwise null */
function isOpen(hours: OpeningHours | null, date: string, time: number | null): boolean {
  if (hours === null) return time === null;
  const open = hours[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? null;
  return open !== null && (time === null || time + collectingTime <= open.to);
}

function minutesOf(moment: Date): number {
  const [hour = 0, minute = 0] = shopTime(moment).split(":").map(Number);
  return hour * 60 + minute;
}
