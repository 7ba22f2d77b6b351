const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A text as it stands in an XML element or attribute; characters that XML has not are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The headers of an answer in XML that may be kept for an hour. */
export const xmlHeaders = (type = "application/xml") => ({
  "Content-Type": `${type}; charset=utf-8`,
  "Cache-Control": "public, max-age=3600",
});
