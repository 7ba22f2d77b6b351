import { languageOf } from "~/lib/languages";
import { shopDay, shopYear, shopZone } from "~/lib/shop-day";

import type { Locale } from "./config";

const noBreakSpace = "\u00a0";

/**
 * Formats a price in roubles: `12 490 ₽` with no-break spaces in both languages. Empty, 0 or less gives `0 ₽`
 * (specification, section 5). Rounds kopecks, because the shop's prices are whole.
 */
export function formatPrice(roubles: number | null | undefined): string {
  return `${formatNumber(Math.max(0, Math.round(roubles ?? 0) || 0))}${noBreakSpace}₽`;
}

/**
 * Formats a sum with its kopecks, always two digits: `2 252,46 ₽` or `2 252.46 ₽`. For VAT, which has to be the same
 * sum as in the invoice.
 */
export function formatExactPrice(locale: Locale, roubles: number): string {
  const [whole = "", kopecks = ""] = roubles.toFixed(2).split(".");
  return `${formatNumber(Number(whole))}${languageOf(locale).decimal}${kopecks}${noBreakSpace}₽`;
}

/** Formats a whole number with no-break spaces between thousands: `10 893`. */
export function formatNumber(value: number): string {
  if (value >= 0 && value < 1000) return String(value);
  return String(value).replace(/\B(?=(?:\d{3}){1,8}$)/g, noBreakSpace);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function cachedFormat(locale: Locale, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale}${options.weekday ?? ""}${options.year ?? ""}${timeZone}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languageOf(locale).tag, { ...options, timeZone });
    dateFormats.set(key, format);
  }
  return format;
}

const dateOptions = { day: "numeric", month: "long" } as const;
const withYear = { ...dateOptions, year: "numeric" } as const;

/**
 * Formats a day: `21 ноября` or `21 November`, with the year unless it is the current one.
 * @param iso a date `YYYY-MM-DD`, or an ISO 8601 time, shown as the day in the shop's time zone
 */
export function formatDate(locale: Locale, iso: string, currentYear = shopYear()): string {
  const isDate = iso.length === 10;
  const moment = new Date(isDate ? `${iso}T12:00:00Z` : iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const isThisYear = (isDate ? iso : shopDay(moment)).startsWith(currentYear);
  const options = isThisYear ? dateOptions : withYear;
  // In the shop's zone a date may be another day: in Kamchatka the next one starts at noon in UTC.
  return cachedFormat(locale, options, isDate ? "UTC" : shopZone())
    .format(moment)
    .replaceAll(" ", noBreakSpace);
}

const dayOptions = { weekday: "short", day: "numeric", month: "long" } as const;

/**
 * Formats a day of the next weeks with its weekday: `ср, 26 ноября` or `Wed 26 November`.
 * @param iso a date `YYYY-MM-DD`
 */
export function formatDay(locale: Locale, iso: string): string {
  return cachedFormat(locale, dayOptions, "UTC").format(new Date(`${iso}T12:00:00Z`));
}

/** Formats a weight: grams under a kilogram, otherwise kilograms with at most one decimal. */
export function formatWeight(locale: Locale, grams: number): string {
  const { units } = languageOf(locale);
  if (grams < 1000) return `${Math.round(grams)}${noBreakSpace}${units.gram}`;
  return `${formatTenths(locale, grams / 100)}${noBreakSpace}${units.kilogram}`;
}

/** Formats a file size: whole kilobytes, from a megabyte on megabytes with at most one decimal. */
export function formatSize(locale: Locale, bytes: number): string {
  const { units } = languageOf(locale);
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${kilobytes}${noBreakSpace}${units.kilobyte}`;
  return `${formatTenths(locale, bytes / 1024 / 102.4)}${noBreakSpace}${units.megabyte}`;
}

/** A number of tenths with at most one decimal: 15 is `1,5`, 20 is `2`. */
function formatTenths(locale: Locale, value: number): string {
  const tenths = Math.round(value);
  const fraction = tenths % 10 ? `${languageOf(locale).decimal}${tenths % 10}` : "";
  return `${formatNumber(Math.floor(tenths / 10))}${fraction}`;
}

/** Formats an average rating with one decimal place: `4,7` or `4.7`. */
export function formatRating(locale: Locale, rating: number): string {
  return rating.toFixed(1).replace(".", languageOf(locale).decimal);
}
