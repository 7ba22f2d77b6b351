import { internals } from "../faults/judge";
import type { Answer } from "./ask";
import { readPage } from "./read-page";

/** The maximum time of a response, in ms. */
const longest = 2000;

/** Words that a template shows if it was given something other than a text. */
const words = ["[object Object]", "[object Promise]", "undefined", "NaN", "Invalid Date", "Infinity"];

/** The payment page, which is at the API's own address here. */
const payment = /127\.0\.0\.1:\d+\/pay/g;

const inAttributes = /\s(?:href|src|action|value|alt|title|content|placeholder|aria-label)="([^"]*)"/g;

/**
 * What is wrong with a response; null if nothing is.
 * @param said all that the visitor has sent so far: a response may repeat it
 */
export function faultOf({ status, headers, body, ms }: Answer, said: string): string | null {
  if (status >= 500) return `returned ${status}`;
  if (ms > longest) return `took more than ${longest} ms`;
  if ("x-fuzzed" in headers) return "has a header that was sent as a value";
  const isHtml = (headers["content-type"] ?? "").startsWith("text/html");
  const bare = isHtml ? body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "") : body;
  const inside = internals.exec(bare.replaceAll(payment, ""))?.[0];
  if (inside !== undefined && !said.includes(inside)) return `leaks internals: ${inside}`;
  if (!/^(text\/(html|plain|xml)|application\/(json|xml|rss|manifest))/.test(headers["content-type"] ?? ""))
    return null;
  const shown = isHtml ? textOf(bare) : body;
  if (isHtml && /<fuzzed\b/i.test(bare)) return "has an element that was sent as a value";
  const word = words.find((name) => !said.toLowerCase().includes(name.toLowerCase()) && hasWord(shown, name));
  return word === undefined ? null : `contains the text ${word}`;
}

function textOf(html: string): string {
  const attributes = [...html.matchAll(inAttributes)].map(([, value = ""]) => value);
  return [readPage(html).text, ...attributes].join("\n");
}

function hasWord(text: string, word: string): boolean {
  if (word.startsWith("[")) return text.includes(word);
  return new RegExp(`(?<![\\p{L}\\d_])${word}(?![\\p{L}\\d_])`, "u").test(text);
}
