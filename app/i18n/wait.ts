import type { Translate } from "./translate";

const minute = 60;
const hour = 60 * minute;

/**
 * A waiting time for use after "in": seconds up to two minutes, minutes up to two hours, then hours, rounded up. A page
 * that shows it needs the texts of the area `forms`.
 */
export function waitText(t: Translate, seconds: number): string {
  if (seconds <= 2 * minute) return t("forms:wait.seconds", { count: Math.ceil(seconds) });
  if (seconds <= 2 * hour) return t("forms:wait.minutes", { count: Math.ceil(seconds / minute) });
  return t("forms:wait.hours", { count: Math.ceil(seconds / hour) });
}

/** The same for a countdown: `59 s`. */
export function countdownText(t: Translate, seconds: number): string {
  return seconds <= 2 * minute ? t("forms:wait.countdown", { count: seconds }) : waitText(t, seconds);
}
