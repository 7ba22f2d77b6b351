import { languages } from "~/lib/languages";

export { barePath, localeFromPath, localePath } from "~/lib/languages";

/** The languages whose texts come with the code; the first one is the default (specification, sections 2 and 9). */
export const locales = ["ru", "en"] as const;

export type BuiltInLocale = (typeof locales)[number];

/** The code of one of the shop's languages (`~/lib/languages`). */
export type Locale = string;

/** The shop's languages, the default one first. */
export const shopLocales = (): Locale[] => languages().map(({ code }) => code);

/**
 * The areas of texts. The server sends each as a file of its own, which the browser loads only with pages that show its
 * texts.
 */
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
