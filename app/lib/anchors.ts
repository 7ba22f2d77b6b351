/** A heading of a text: where it can be led to, and what it says without markup. */
export type Heading = { id: string; text: string };

const headingTag = /<(h[2-4])>([\s\S]*?)<\/\1>/g;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

/**
 * Gives the headings of sanitised HTML (without attributes, as `lib/sanitize.server` leaves them) an `id` each, so that
 * links can lead to them. The ids keep to the text's own letters, begin with `h-` so as to meet no other id of the page,
 * and are unique within the text.
 * @returns the HTML and, of the highest level in use, the headings in their order
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

/** What HTML says, without tags and with its entities read. */
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
