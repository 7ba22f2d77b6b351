import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { inlineScriptsOf, startPlanOf } from "../../fixtures/start-plan";

/** Bytes of files, compressed per request (gzip) and at build time (brotli). */
type Packed = { gzip: number; brotli: number };

/**
 * Bytes of a page: its HTML, its inline scripts, the scripts and strings that load at the first interaction, and the
 * styles.
 */
export type Sizes = {
  html: number;
  htmlGzip: number;
  /** The HTML without its inline scripts, which count as JavaScript. */
  markupGzip: number;
  htmlBrotli: number;
  inline: number;
  js: Packed;
  strings: number;
  css: Packed;
  nul: boolean;
};

const gzip = (body: Buffer) => gzipSync(body, { level: 6 }).byteLength;
const brotli = (body: Buffer, quality: 5 | 11) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

function filesOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ""))];
}

/** Measures a page as the shop sent it, and its strings; scripts and styles are read from the build and compressed. */
export function measure(body: Buffer, strings: Buffer[]): Sizes {
  const html = body.toString();
  const total = (files: string[]): Packed => {
    const contents = files.map((file) => readFileSync(`build/client${file}`));
    return {
      gzip: contents.reduce((sum, content) => sum + gzip(content), 0),
      brotli: contents.reduce((sum, content) => sum + brotli(content, 11), 0),
    };
  };
  const { routes, files, entry } = startPlanOf(html);
  const inline = inlineScriptsOf(html);
  const markup = inline.reduce((text, script) => text.replace(script, () => ""), html);
  const scripts = [...new Set([...Object.values(routes), ...files, entry])];
  return {
    html: body.byteLength,
    htmlGzip: gzip(body),
    markupGzip: gzip(Buffer.from(markup)),
    htmlBrotli: brotli(body, 5),
    inline: gzip(Buffer.from(inline.join("\n"))),
    js: total(scripts),
    strings: strings.reduce((sum, file) => sum + gzip(file), 0),
    css: total(filesOf(html, /rel="stylesheet" href="(\/assets\/[^"]+\.css)"/g)),
    nul: body.includes(0),
  };
}
