const ink = "#3b474d";

/** Figures as strokes on a 4 × 6 grid, so that dimensions look the same on a machine without fonts. */
const figures: Record<string, string> = {
  "0": "M2 0Q4 0 4 3T2 6T0 3T2 0Z",
  "1": "M.8 1.4L2.4 0V6M.8 6H4",
  "2": "M0 1.6Q0 0 2 0T4 1.7Q4 3 0 6H4",
  "3": "M0 .8Q.8 0 2 0Q4 0 4 1.5T1.6 2.8Q4 2.8 4 4.4T2 6Q.8 6 0 5.2",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.8 0H.4V2.6Q1.2 2.2 2 2.2Q4 2.2 4 4.1T2 6Q.8 6 0 5.2",
  "6": "M3.6 .6Q3 0 2 0Q0 0 0 3.4Q0 6 2 6T4 4.2T2 2.6Q.4 2.6 0 4",
  "7": "M0 0H4L1.4 6",
  "8": "M2 2.8Q.2 2.8 .2 1.4T2 0T3.8 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z",
  "9": "M.4 5.4Q1 6 2 6Q4 6 4 2.6Q4 0 2 0T0 1.8T2 3.4Q3.6 3.4 4 2",
  "×": "M.4 1.6L3.6 4.8M3.6 1.6L.4 4.8",
  "⌀": "M2 .6A2.4 2.4 0 1 0 2.01 .6ZM-.2 6L4.2 0",
};

/** The width of a word in grid units, where a figure is 6 high. */
function wordWidth(word: string): number {
  return word.length * 5.4 - 1.4;
}

/** SVG fragments that spell a word from the origin. Each figure is 4 wide and 6 high, with gaps of 1.4. */
function spell(word: string): string {
  return [...word]
    .map((figure, index) => `<path d="${figures[figure] ?? ""}" transform="translate(${index * 5.4} 0)"/>`)
    .join("");
}

/** A word of drawn figures, `height` high and centred on a point. */
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
