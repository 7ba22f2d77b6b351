import { shiftColor } from "./color";
import { palette, type Ink } from "./illustrations";

/** How one product looks. Variants of a model share the colours and differ in size. */
export type Look = Pick<Ink, "body" | "accent" | "parts" | "count"> & {
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

/** The look for a picture's number: the last digit is the variant, the rest is the model. */
export function lookOf(number: number): Look {
  const model = Math.floor(number / 10);
  const variant = number % 10;
  const lot = scatter(model);
  const pair = palette[lot % palette.length] ?? palette[0];
  const hue = ((lot >>> 8) % 21) - 10;
  const tone = (((lot >>> 16) % 9) - 4) / 100;
  return {
    body: shiftColor(pair.body, hue, tone),
    accent: shiftColor(pair.accent, ((lot >>> 12) % 13) - 6, 0),
    parts: (lot >>> 24) % 3 === 0 ? 2 : 1,
    scale: 0.84 + Math.min(variant, 5) * 0.02,
    variant,
  };
}
