import { converter, formatHex } from "culori";

import colors from "./colors.json" with { type: "json" };
import { lineColor, type Ink } from "./illustrations";

/** How one product looks. Variants of a model share the colours and differ in size. */
export type Look = Pick<Ink, "body" | "accent" | "parts" | "count" | "form"> & {
  /** Relative to the full size. */
  scale: number;
  /** Index among the variants, 0 to 9. */
  variant: number;
};

/** Hashes a number to 32 bits, so that neighbours in a list do not look alike. */
function scatter(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The look for a picture's number: the last digit is the variant, the rest is the model, which has a pair of colours. */
export function lookOf(number: number): Look {
  const model = Math.floor(number / 10);
  const variant = number % 10;
  const lot = scatter(model);
  const { body = lineColor, accent = lineColor } = colors.pairs[lot % colors.pairs.length] ?? {};
  const hue = ((lot >>> 8) % 21) - 10;
  const tone = (((lot >>> 16) % 9) - 4) / 100;
  return {
    body: shiftColor(body, hue, tone),
    accent: shiftColor(accent, ((lot >>> 12) % 13) - 6, 0),
    parts: (lot >>> 24) % 3 === 0 ? 2 : 1,
    scale: 0.84 + Math.min(variant, 5) * 0.02,
    variant,
  };
}

const toHsl = converter("hsl");

/** Rotates the hue of a `#rrggbb` colour by degrees and adds to its lightness (0 to 1); returns `#rrggbb`. */
export function shiftColor(hex: string, degrees: number, lighter: number): string {
  const { h = 0, s = 0, l = 0 } = toHsl(hex) ?? {};
  return formatHex({ mode: "hsl", h: h + degrees, s, l: Math.min(0.92, Math.max(0.14, l + lighter)) });
}
