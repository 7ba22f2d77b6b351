import type { Locale } from "./config";
import { formatNumber } from "./format";

const noBreakSpace = "\u00a0";

/** The size of a file for people: whole kilobytes, from a megabyte on megabytes with at most one decimal. */
export function formatSize(locale: Locale, bytes: number): string {
  const [kilobyte, megabyte, comma] = locale === "ru" ? ["КБ", "МБ", ","] : ["KB", "MB", "."];
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes}${noBreakSpace}${kilobyte}`;
  const tenths = Math.round(bytes / 1024 / 102.4);
  const fraction = tenths % 10 ? `${comma}${tenths % 10}` : "";
  return `${formatNumber(Math.floor(tenths / 10))}${fraction}${noBreakSpace}${megabyte}`;
}
