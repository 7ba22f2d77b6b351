import { textOn } from "./contrast";

const mark = ' data-ground="';
const ground = /^#[\da-f]{6}$/;

/**
 * The rules for the labels of a page: their colours come from data, and the page's policy lets no style attribute be. Labels
 * that are drawn later colour themselves (`ui/badge`).
 * @param html the page, in which each label names its ground
 * @param from where in it the labels are looked for
 */
export function labelStyle(html: string, from = 0): string {
  const found = new Set<string>();
  for (let at = html.indexOf(mark, from); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    found.add(html.slice(at + mark.length, at + mark.length + 7));
  }
  return [...found]
    .filter((colour) => ground.test(colour))
    .map((colour) => `[data-ground="${colour}"]{--b:${colour};--bt:${textOn(colour)}}`)
    .join("");
}
