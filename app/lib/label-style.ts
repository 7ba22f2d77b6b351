import { textOn } from "./contrast";

const grounds = / data-ground="(#[\da-f]{6})"/g;

/**
 * The rules for the labels of a page: their colours come from data, and the page's policy lets no style attribute be. Labels
 * that are drawn later colour themselves (`ui/badge`).
 * @param html the page, in which each label names its ground
 */
export function labelStyle(html: string): string {
  const found = new Set(Array.from(html.matchAll(grounds), ([, ground = ""]) => ground));
  return [...found].map((ground) => `[data-ground="${ground}"]{--b:${ground};--bt:${textOn(ground)}}`).join("");
}
