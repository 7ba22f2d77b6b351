import sanitizeHtml from "sanitize-html";

import { readLink } from "./link";
import { shopFilesAt } from "./shop-files";

/** Options for a text on a page. */
type SanitizeOptions = {
  /** The level of the text's highest heading; the others follow without a gap. */
  topHeading: 2 | 3;
  /** The label of a table that scrolls horizontally. */
  tableLabel: string;
  /** The label of a link to another site. */
  outLabel: string;
  /** Adds the language prefix to a link within the shop. */
  siteLink: (path: string) => string;
};

const inline = ["a", "strong", "em", "sub", "sup", "br"];
const blocks = ["p", "ul", "ol", "li", "h2", "h3", "h4", "h5", "h6"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
/** The elements that a text of the shop may contain; others are removed, and their text stays. */
export const textElements = [...inline, ...blocks, ...tables];
const spans = { colspan: /^\d{1,2}$/, rowspan: /^\d{1,2}$/, scope: /^(row|col|rowgroup|colgroup)$/ };

/**
 * Sanitizes HTML from the API, so that it can run, load or hide nothing. Keeps paragraphs, lists, tables, headings,
 * emphasis, links within the shop or to http(s), and the position attributes of cells. Wide tables scroll in a box that
 * the keyboard can focus.
 */
export function sanitize(html: string, { topHeading, tableLabel, outLabel, siteLink }: SanitizeOptions): string {
  const clean = sanitizeHtml(html, {
    allowedTags: textElements,
    allowedAttributes: { a: ["href", "rel"], th: Object.keys(spans), td: Object.keys(spans) },
    allowedSchemes: ["http", "https"],
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      ...headingTags(html, topHeading),
      b: "strong",
      i: "em",
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href, siteLink) }),
      th: cell,
      td: cell,
    },
  });
  const box = `<div class="table-box" role="group" tabindex="0" aria-label="${escapeText(tableLabel)}">`;
  const boxed = clean.replaceAll("<table>", `${box}<table>`).replaceAll("</table>", "</table></div>");
  return withOutLabels(boxed, outLabel);
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Adds a visually hidden label to the end of each external link. */
function withOutLabels(clean: string, outLabel: string): string {
  const label = `<span class="visually-hidden"> (${escapeText(outLabel)})</span>`;
  const open: boolean[] = [];
  return clean.replace(/<a[ >][^>]*>?|<\/a>/g, (tag) => {
    if (tag !== "</a>") open.push(tag.includes(' rel="'));
    else if (open.pop()) return label + tag;
    return tag;
  });
}

/** Maps the text's heading levels so that none is skipped below the heading above the text. */
function headingTags(html: string, top: number): Record<string, string> {
  const used = new Set([...html.matchAll(/<h([1-6])[\s>/]/gi)].map(([, level]) => Number(level)));
  const levels = [...used].sort();
  return Object.fromEntries(levels.map((level, index) => [`h${level}`, `h${Math.min(6, top + index)}`]));
}

function cell(tagName: string, attributes: Record<string, string>) {
  const kept = Object.entries(attributes).filter(([name, value]) => isSpan(name) && spans[name].test(value));
  return { tagName, attribs: Object.fromEntries(kept) };
}

function isSpan(name: string): name is keyof typeof spans {
  return Object.hasOwn(spans, name);
}

function linkAttributes(href: string | undefined, siteLink: (path: string) => string): Record<string, string> {
  const link = readLink(href?.trim() ?? "");
  if (link?.startsWith("/")) return { href: link.startsWith(shopFilesAt) ? link : siteLink(link) };
  return link?.startsWith("http") ? { href: link, rel: "nofollow noopener noreferrer" } : {};
}
