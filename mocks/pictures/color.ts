import { converter, formatHex } from "culori";

const toHsl = converter("hsl");

/** Rotates the hue of a `#rrggbb` colour by degrees and adds to its lightness (0 to 1); returns `#rrggbb`. */
export function shiftColor(hex: string, degrees: number, lighter: number): string {
  const { h = 0, s = 0, l = 0 } = toHsl(hex) ?? {};
  return formatHex({ mode: "hsl", h: h + degrees, s, l: Math.min(0.92, Math.max(0.14, l + lighter)) });
}
