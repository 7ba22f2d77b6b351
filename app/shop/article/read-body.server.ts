import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { sanitize } from "~/lib/sanitize.server";

/** A text ready to render: safe HTML, its headings, and its reading time. */
export type ArticleText = { html: string; headings: Heading[]; minutes: number };

/** Words read per minute, on the slow side because texts about tools contain many numbers. */
const wordsInMinute = 160;

/**
 * Prepares HTML from the API for rendering in the page's language.
 * @param topHeading the level of the text's highest heading: 3 if the text has its own heading on the page
 */
export function readBody(body: string, locale: Locale, topHeading: 2 | 3 = 2): ArticleText {
  const clean = sanitize(body, {
    topHeading,
    tableLabel: translateFor(locale)("content:table"),
    outLabel: translateFor(locale)("content:otherSite"),
    siteLink: (path) => localePath(locale, path),
  });
  const words = plainText(clean).split(" ").length;
  return { ...withAnchors(clean), minutes: Math.max(1, Math.round(words / wordsInMinute)) };
}

/** A heading of a text: its anchor, and its text without markup. */
type Heading = { id: string; text: string };

const headingTag = /<(h[2-4])>([\s\S]*?)<\/\1>/g;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

/**
 * Gives each heading of sanitised HTML (without attributes, as `lib/sanitize.server` leaves them) an `id` as a target
 * for links. The ids keep the letters of the heading, start with `h-` to avoid conflicts with other ids of the page,
 * and are unique within the text.
 * @returns the HTML, and the headings of the highest level in use, in their order
 */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const found: (Heading & { tag: string })[] = [];
  const anchored = html.replace(headingTag, (whole, tag: string, inner: string) => {
    const text = plainText(inner);
    if (!text) return whole;
    const id = uniqueId(text, new Set(found.map((heading) => heading.id)));
    found.push({ id, text, tag });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  const highest = found.map(({ tag }) => tag).sort()[0];
  return {
    html: anchored,
    headings: found.filter(({ tag }) => tag === highest).map(({ id, text }) => ({ id, text })),
  };
}

/** The text of HTML, without tags and with entities decoded. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

function uniqueId(text: string, taken: ReadonlySet<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["part"];
  const base = `h-${words.join("-").slice(0, 60)}`;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
