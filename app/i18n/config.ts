/** The shop's languages; the first one is the default and has no prefix in a URL (specification, sections 2 and 9). */
export const locales = ["ru", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "ru";

/** The areas of texts. Each has its own file, which the browser loads only with pages that show its texts. */
export const areas = [
  "common",
  "home",
  "catalog",
  "product",
  "reviews",
  "search",
  "favorites",
  "compare",
  "share",
  "basket",
  "brands",
  "stocks",
  "news",
  "overlays",
  "content",
  "forms",
  "sign-in",
  "personal",
  "account",
  "checkout",
  "order",
  "feedback",
  "system",
] as const;
export type Area = (typeof areas)[number];

/** The areas that a route's `handle` names. */
export function areasOf(handle: unknown): Area[] {
  if (typeof handle !== "object" || handle === null || !("areas" in handle) || !Array.isArray(handle.areas)) return [];
  const named: unknown[] = handle.areas;
  return areas.filter((area) => named.includes(area));
}

/** The language of a path of the shop: English under `/en`, Russian everywhere else. Works on `.data` paths too. */
export function localeFromPath(pathname: string): Locale {
  return /^\/en(\/|\.data$|$)/.test(pathname) ? "en" : defaultLocale;
}

/** Adds the language prefix to a path such as `/catalog?page=2`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" || path.startsWith("/?") || path.startsWith("/#")
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}

/** The path without its language prefix: the inverse of `localePath`. */
export function barePath(path: string): string {
  return path.replace(/^\/en(?=[/?#]|$)/, "").replace(/^(?!\/)/, "/");
}
