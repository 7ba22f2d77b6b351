import { spell, wordWidth } from "../letters";

const ink = "#3b474d";

/** A word in drawn letters, `height` high and centred on a point. */
export function word(text: string, x: number, y: number, height: number): string {
  const scale = height / 6;
  const left = x - (wordWidth(text) * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">${spell(text)}</g>`;
}

/** A framed figure such as ×10, with its corner at a point. */
export function tag(text: string, x: number, y: number): string {
  const width = wordWidth(text) * 4 + 28;
  return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="6" fill="#fff" stroke="${ink}" stroke-width="2"/>${word(text, x + width / 2, y + 24, 24)}`;
}
