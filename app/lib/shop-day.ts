/** The zone by which the shop's days begin and end, wherever its servers and its visitors are. */
export const shopZone = "Europe/Moscow";

// Swedish writes days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat("sv-SE", {
  timeZone: shopZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The shop's calendar day at a moment, `YYYY-MM-DD`. */
export function shopDay(moment: Date): string {
  return isoDay.format(moment);
}
