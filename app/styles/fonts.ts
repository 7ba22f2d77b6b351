import cyrillicFont from "./fonts/golos-text-cyrillic.woff2?url";
import latinFont from "./fonts/golos-text-latin.woff2?url";

/**
 * The font files that every page in an alphabet needs at once. Digits are in the Latin file, so a Cyrillic page needs
 * both: if one of them came later, prices would shift.
 */
export const preloadedFonts = { cyrillic: [cyrillicFont, latinFont], latin: [latinFont] };
