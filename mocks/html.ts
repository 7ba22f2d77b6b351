import { readFileSync } from "node:fs";

import type { Language } from "./language";

/** Escapes a text for use between tags and in attributes. */
export function escapeHtml(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

const style = readFileSync(new URL("html.css", import.meta.url), "utf8");

/**
 * A complete HTML page of the API: no scripts, the system font, light or dark according to the reader's settings. Its
 * icon is empty, because a browser would otherwise request one that the API does not have.
 * @param ownStyle additional CSS of this page
 */
export function htmlPage(title: string, body: string, language: Language = "en", ownStyle = ""): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}${ownStyle}</style></head>
<body>
${body}
</body>
</html>
`;
}
