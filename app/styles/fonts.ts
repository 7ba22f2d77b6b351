import cyrillicFont from "./fonts/golos-text-cyrillic.woff2?url";
import latinFont from "./fonts/golos-text-latin.woff2?url";

/**
 * The font files that every page in a language needs at once. Digits are in the Latin file, so a Russian page needs
 * both: if one of them came later, prices would shift.
 */
export const preloadedFonts: Record<"ru" | "en", string[]> = { ru: [cyrillicFont, latinFont], en: [latinFont] };
