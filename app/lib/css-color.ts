import { formatHex, interpolate, parse } from "culori";

/** For a colour that cannot be read. */
const graphite = "#16191c";

/**
 * A CSS colour from data as `#rrggbb`, a transparent one as it looks on white; graphite if it is malformed. So nothing
 * but a colour gets into a style, and the browser's scripts need no parser for colours.
 */
export function writeColor(text: string): string {
  const before = written.get(text);
  if (before !== undefined) return before;
  const color = compute(text);
  if (written.size >= maxWritten) written.clear();
  written.set(text, color);
  return color;
}

/** Colours repeat from card to card. The limit keeps unexpected data from filling the memory. */
const written = new Map<string, string>();
const maxWritten = 200;

function compute(text: string): string {
  const color = parse(text.trim().toLowerCase());
  if (!color) return graphite;
  return formatHex(interpolate(["white", { ...color, alpha: 1 }], "rgb")(color.alpha ?? 1));
}
