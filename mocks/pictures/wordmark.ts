import { shiftColor } from "./color";
import { palette } from "./illustrations";
import { spell, wordWidth } from "./letters";

/** Geometric marks on a 12 × 12 square. */
const marks: readonly string[] = [
  "M6 0L12 12H0Z",
  "M6 0L12 6L6 12L0 6Z",
  "M0 0H12V4H8V12H4V4H0Z",
  "M6 0A6 6 0 1 1 5.99 0ZM6 3.4A2.6 2.6 0 1 0 6.01 3.4Z",
  "M0 0H5V5H0ZM7 0H12V5H7ZM0 7H5V12H0ZM7 7H12V12H7Z",
  "M3 0H9L12 6L9 12H3L0 6Z",
  "M0 12L4 0H8L6 5H12L3 12L5 7Z",
  "M0 0H12V3H0ZM0 4.5H9V7.5H0ZM0 9H6V12H0Z",
];

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

/** A brand's mark and its name in Latin capitals, 1200 × 600 on white. The slug may contain letters and dashes. */
export function wordmark(slug: string): string {
  const lot = hash(slug);
  const pair = palette[lot % palette.length] ?? palette[0];
  const color = shiftColor(pair.body, 0, pair.body > "#c9" ? -0.22 : -0.04);
  const scale = Math.min(7, 330 / wordWidth(slug));
  const x = (400 - wordWidth(slug) * scale) / 2;
  const mark = marks[(lot >>> 8) % marks.length] ?? "";
  const slant = lot % 3 === 0 ? " skewX(-10)" : "";
  const weight = [0.9, 1.15, 1.4][(lot >>> 5) % 3] ?? 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="1200" height="600"><rect width="400" height="200" fill="#fff"/>`,
    `<g transform="translate(170 30) scale(5)"><path d="${mark}" fill="${color}" fill-rule="evenodd"/></g>`,
    `<g transform="translate(${x} 118) scale(${scale})${slant}" fill="none" stroke="#16191c" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round">${spell(slug)}</g></svg>`,
  ].join("");
}
