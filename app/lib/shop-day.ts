/** The time zone of the shop's days, wherever its servers and visitors are. */
export const shopZone = "Europe/Moscow";

// The Swedish date format equals ISO 8601.
const isoDay = new Intl.DateTimeFormat("sv-SE", {
  timeZone: shopZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The shop's calendar day at a given time, `YYYY-MM-DD`. */
export function shopDay(moment: Date): string {
  return isoDay.format(moment);
}
