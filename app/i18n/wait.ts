import type { Translate } from "./translate";

const minute = 60;
const hour = 60 * minute;

/**
 * How long to wait, as it stands after "in": seconds up to two minutes, minutes up to two hours, then hours, never too few.
 * A page that shows it needs the strings of the area `forms`.
 */
export function waitText(t: Translate, seconds: number): string {
  if (seconds <= 2 * minute) return t("forms:wait.seconds", { count: Math.ceil(seconds) });
  if (seconds <= 2 * hour) return t("forms:wait.minutes", { count: Math.ceil(seconds / minute) });
  return t("forms:wait.hours", { count: Math.ceil(seconds / hour) });
}

/** The same where seconds are counted down: `59 s`. */
export function countdownText(t: Translate, seconds: number): string {
  return seconds <= 2 * minute ? t("forms:wait.countdown", { count: seconds }) : waitText(t, seconds);
}
