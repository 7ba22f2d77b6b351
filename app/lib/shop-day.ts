const plainZone = "Europe/Moscow";

let zone = plainZone;
let formats: ReturnType<typeof createFormats> | undefined;

/** The time zone of the shop's days, wherever its servers and visitors are. */
export const shopZone = (): string => zone;

/** Sets the shop's time zone, once, when the process or the page starts. */
export function setShopZone(name = plainZone): void {
  zone = name;
  formats = undefined;
}

/** The zone for the browser, which knows the plain one; undefined if the shop has that. */
export const zoneForBrowser = (): string | undefined => (zone === plainZone ? undefined : zone);

// The Swedish date format equals ISO 8601.
function createFormats(timeZone: string) {
  return {
    day: new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
    time: new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" }),
    offset: new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
  };
}

const current = () => (formats ??= createFormats(zone));

/** The shop's calendar day at a given time, `YYYY-MM-DD`. */
export function shopDay(moment: Date): string {
  return current().day.format(moment);
}

let pageYear: string | undefined;

/**
 * The current year at the shop. In the browser, it is the year of the page: the visitor's clock may show another one, and
 * React would find other texts than the server's.
 */
export const shopYear = (): string => pageYear ?? shopDay(new Date()).slice(0, 4);

/** Sets the year of the page, once, when the page starts. */
export function setPageYear(year?: string): void {
  pageYear = year;
}

/** The day that is this many days after a day `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day after a day `YYYY-MM-DD`. */
export const nextDay = (day: string): string => addDays(day, 1);

/** The shop's clock at a given time, `HH:MM`. */
export function shopTime(moment: Date): string {
  return current().time.format(moment);
}

/**
 * How far the shop's clock is from UTC at a time of a day: `+03:00`. On a day when the clocks change, its beginning and
 * its end differ.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM:SS`; the clocks may skip it, and then the day begins later
 */
export function shopOffset(day: string, time: string): string {
  const [before, after] = [offsetAtNoon(addDays(day, -1)), offsetAtNoon(day)];
  const isRight = (offset: string) => isAt(new Date(`${day}T${time}${offset}`), day, time);
  return isRight(before) || !isRight(after) ? before : after;
}

const isAt = (moment: Date, day: string, time: string) => shopDay(moment) === day && time.startsWith(shopTime(moment));

function offsetAtNoon(day: string): string {
  const parts = current().offset.formatToParts(new Date(`${day}T12:00:00Z`));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  // UTC has no offset in its name.
  return name.replace("GMT", "") || "Z";
}
