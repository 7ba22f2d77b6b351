import type { Kind } from "./kind";
import { drawings } from "./kinds/index";
import { createPen, strokes } from "./pen";
import type { Ink } from "./pen";

/** Pairs of body and accent colours that contrast with the line. */
export const palette = [
  { body: "#e0561f", accent: "#2b3135" },
  { body: "#2f6f8f", accent: "#f0b429" },
  { body: "#f0b429", accent: "#2b3135" },
  { body: "#5b6a3a", accent: "#e0561f" },
  { body: "#c9ced1", accent: "#c9390c" },
  { body: "#b5322a", accent: "#f2f4f3" },
  { body: "#3b4a57", accent: "#e0561f" },
  { body: "#2f7d6b", accent: "#f0b429" },
  { body: "#e8dfcf", accent: "#2f6f8f" },
  { body: "#7a4f7d", accent: "#f0b429" },
] as const;

const axes = `<g fill="none" stroke="#6a747a" stroke-width="1.1"><path d="M200 4V396M4 200H396" stroke-dasharray="18 4 3 4" stroke-opacity=".38"/></g>`;

/** One drawing as an SVG fragment on a 400 × 400 sheet; large views (detail 2) have axis lines unless they are `bare`. */
export function drawPiece(kind: Kind, ink: Ink, bare = false): string {
  const piece = drawings[kind](createPen(ink));
  const frame = `<g stroke-width="${strokes[ink.detail]}" stroke-linejoin="round" stroke-linecap="round">${piece}</g>`;
  return ink.detail === 2 && !bare ? axes + frame : frame;
}
