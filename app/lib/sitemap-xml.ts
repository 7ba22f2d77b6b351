import { escapeXml, xmlStart } from "./xml";

/** A page in the site map: its whole address in each language, by the language's code, and when it changed. */
export type MappedPage = { addresses: [language: string, address: string][]; updatedAt: string };

/** The list of the site map's parts (sitemaps.org, protocol 0.9). */
export function sitemapIndexXml(parts: string[]): string {
  const entries = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${xmlStart}<sitemapindex xmlns="${protocol}">\n${entries.join("")}</sitemapindex>\n`;
}

const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** What stands around the pages of a part. */
export const sitemapStart = `${xmlStart}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = "</urlset>\n";

/** A page once for each of its languages, every one naming all of them and the one for everybody else, the first. */
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
