import { shopDay, shopZone } from "~/lib/shop-day";

import type { Locale } from "./config";

const noBreakSpace = "\u00a0";

/**
 * A price in roubles for people: `12 490 ₽` with no-break spaces in both languages. Empty, 0 or less shows `0 ₽`
 * (specification, section 5). Kopecks are rounded away: the shop's prices are whole.
 */
export function formatPrice(roubles: number | null | undefined): string {
  return `${formatNumber(Math.max(0, Math.round(roubles ?? 0) || 0))}${noBreakSpace}₽`;
}

/** A whole number with its thousands set apart by no-break spaces: `10 893`. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3}){1,8}$)/g, noBreakSpace);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale}${withYear}`;
  let format = dateFormats.get(key);
  if (!format) {
    const options = { day: "numeric", month: "long", timeZone: shopZone } as const;
    format = new Intl.DateTimeFormat(
      locale === "ru" ? "ru-RU" : "en-GB",
      withYear ? { ...options, year: "numeric" } : options,
    );
    dateFormats.set(key, format);
  }
  return format;
}

/**
 * A day for people: `21 ноября` or `21 November`, with the year only when it is not the current one.
 * @param iso a date `YYYY-MM-DD`, or a time of ISO 8601, which is shown as the day that it is at the shop
 */
export function formatDate(locale: Locale, iso: string, now = new Date()): string {
  const moment = new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return dateFormat(locale, yearOf(moment) !== yearOf(now))
    .format(moment)
    .replaceAll(" ", noBreakSpace);
}

const yearOf = (moment: Date) => shopDay(moment).slice(0, 4);

/** A weight for people: grams under a kilogram, else kilograms with at most one decimal. */
export function formatWeight(locale: Locale, grams: number): string {
  const [gram, kilogram] = locale === "ru" ? ["г", "кг"] : ["g", "kg"];
  if (grams < 1000) return `${Math.round(grams)}${noBreakSpace}${gram}`;
  const tenths = Math.round(grams / 100);
  const fraction = tenths % 10 ? `${locale === "ru" ? "," : "."}${tenths % 10}` : "";
  return `${formatNumber(Math.floor(tenths / 10))}${fraction}${noBreakSpace}${kilogram}`;
}

/** The size of a file for people: whole kilobytes, from a megabyte on megabytes with at most one decimal. */
export function formatSize(locale: Locale, bytes: number): string {
  const [kilobyte, megabyte, comma] = locale === "ru" ? ["КБ", "МБ", ","] : ["KB", "MB", "."];
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes}${noBreakSpace}${kilobyte}`;
  const tenths = Math.round(bytes / 1024 / 102.4);
  const fraction = tenths % 10 ? `${comma}${tenths % 10}` : "";
  return `${formatNumber(Math.floor(tenths / 10))}${fraction}${noBreakSpace}${megabyte}`;
}
