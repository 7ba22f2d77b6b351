import type { Language } from "./language";

/** Escapes a text for use between tags and in attributes. */
export function escapeHtml(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --dim: color-mix(in srgb, currentColor 65%, transparent);
  --soft: color-mix(in srgb, currentColor 6%, transparent); --accent: light-dark(#b8350b, #ff9a70) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.375rem; margin: 3rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1rem; font-weight: 600; margin: 0 }
p { margin: .5rem 0; max-width: 44rem }
a { color: var(--accent); text-underline-offset: .15em }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { margin: .5rem 0; padding: .75rem 1rem; background: var(--soft); border-radius: .5rem; overflow-x: auto }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
th[scope=row] { width: 5rem }
th { font-weight: 600; font-size: .875rem; color: var(--dim) }
ul.plain { list-style: none; margin: .5rem 0; padding: 0; display: grid; gap: .25rem }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: 0 1rem }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .75rem 0; cursor: pointer }
details > :last-child { margin-bottom: 1rem }
.method { font: 600 .75rem/1.5 ui-monospace, monospace; min-width: 4rem; text-transform: uppercase; color: var(--accent) }
.dim { color: var(--dim) }
.label { font-size: .875rem; font-weight: 600; color: var(--dim); margin: 1rem 0 0 }
`;

/**
 * A complete HTML page of the API: no scripts, the system font, light or dark according to the reader's settings.
 * @param ownStyle additional CSS of this page
 */
export function htmlPage(title: string, body: string, language: Language = "en", ownStyle = ""): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}${ownStyle}</style></head>
<body>
${body}
</body>
</html>
`;
}
