/** The lit segments of each character on a seven-segment display. */
const segments: Record<string, string> = {
  0: "ABCDEF",
  1: "BC",
  2: "ABGED",
  3: "ABGCD",
  4: "FGBC",
  5: "AFGCD",
  6: "AFGECD",
  7: "ABC",
  8: "ABCDEFG",
  9: "ABCDFG",
  "-": "G",
};

function segment(name: string, x: number, y: number, w: number, m: number): string {
  const lines: Record<string, string> = {
    A: `M${x} ${y}h${w}`,
    B: `M${x + w} ${y}v${m}`,
    C: `M${x + w} ${y + m}v${m}`,
    D: `M${x} ${y + m * 2}h${w}`,
    E: `M${x} ${y + m}v${m}`,
    F: `M${x} ${y}v${m}`,
    G: `M${x} ${y + m}h${w}`,
  };
  return lines[name] ?? "";
}

/** A display's reading as one path of strokes: digits, point, minus and degree sign, each digit `w` × `h`. */
export function digits(text: string, x: number, y: number, w: number, h: number, gap = w * 0.55): string {
  let path = "";
  let left = x;
  for (const character of text) {
    if (character === ".") {
      path += `M${(left - gap * 0.5).toFixed(1)} ${y + h}v.1`;
      continue;
    }
    if (character === "°") {
      path += `M${left} ${y}h${w * 0.5}v${w * 0.5}h${-w * 0.5}Z`;
      left += w * 0.5 + gap;
      continue;
    }
    for (const name of segments[character] ?? "") path += segment(name, left, y, w, h / 2);
    left += w + gap;
  }
  return path;
}
