import cyrillicFont from "./fonts/golos-text-cyrillic.woff2?url";
import latinFont from "./fonts/golos-text-latin.woff2?url";

/**
 * The font files that every page of a language needs at once. Figures stand in the Latin one, so a Russian page needs both:
 * with one of them late, prices would move when it comes.
 */
export const preloadedFonts: Record<"ru" | "en", string[]> = { ru: [cyrillicFont, latinFont], en: [latinFont] };
