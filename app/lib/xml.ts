const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes a text for an XML element or attribute; drops characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * The headers of an XML response that may be cached for an hour.
 * @param isPrivate proxies must not cache it, because only customers may read it
 */
export const xmlHeaders = (type: string, isPrivate: boolean) => ({
  "Content-Type": `${type}; charset=utf-8`,
  "Cache-Control": `${isPrivate ? "private" : "public"}, max-age=3600`,
});

type FeedItem = { title: string; address: string; text: string; publishedAt: string };

type FeedChannel = {
  title: string;
  text: string;
  language: string;
  /** The page with the same content. */
  address: string;
  /** The feed's own address. */
  feedAddress: string;
  items: FeedItem[];
};

/** An RSS 2.0 feed that includes its own address, as feed readers recommend. Texts are plain. */
export function rssXml({ title, text, language, address, feedAddress, items }: FeedChannel): string {
  const channel = [
    element("title", title),
    element("link", address),
    element("description", text),
    element("language", language),
    `<atom:link href="${escapeXml(feedAddress)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemXml),
  ].join("");
  return `${xmlStart}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel}</channel></rss>\n`;
}

function itemXml({ title, address, text, publishedAt }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>\n`,
    element("description", text),
    element("pubDate", new Date(publishedAt).toUTCString()),
  ];
  return `<item>\n${parts.join("")}</item>\n`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>\n`;

/** A page in the sitemap: its absolute address by language code, and its last change. */
type MappedPage = { addresses: [language: string, address: string][]; updatedAt: string };

/** The index of the sitemap's parts (sitemaps.org, protocol 0.9). */
export function sitemapIndexXml(parts: string[]): string {
  const entries = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${xmlStart}<sitemapindex xmlns="${protocol}">\n${entries.join("")}</sitemapindex>\n`;
}

const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The XML around the pages of a part. */
export const sitemapStart = `${xmlStart}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = "</urlset>\n";

/** Entries for a page, one per language. Each lists all languages, and the first one as `x-default`. */
export function sitemapEntries({ addresses, updatedAt }: MappedPage): string {
  const [first] = addresses;
  const known: [string, string][] = first ? [...addresses, ["x-default", first[1]]] : [];
  const alternates = known
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`)
    .join("");
  return addresses
    .map(([, address]) => {
      const changed = `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
      return `<url><loc>${escapeXml(address)}</loc>${changed}${alternates}</url>\n`;
    })
    .join("");
}
