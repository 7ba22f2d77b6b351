import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { inlineScriptsOf, startPlanOf } from "../fixtures/start-plan";

/** Bytes of a page: its HTML, the scripts in it, the scripts and strings that come on intent, and the styles. */
export type Sizes = {
  html: number;
  htmlGzip: number;
  /** The same but for the script in it, which is counted as JavaScript. */
  markupGzip: number;
  htmlBrotli: number;
  inline: number;
  js: number;
  strings: number;
  css: number;
  nul: boolean;
};

const gzip = (body: Buffer) => gzipSync(body, { level: 6 }).byteLength;
const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

function filesOf(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ""))];
}

/** Measures a page as the shop sent it, with its strings; files are read from the build and counted after gzip. */
export function measure(body: Buffer, strings: Buffer[]): Sizes {
  const html = body.toString();
  const total = (files: string[]) => files.reduce((sum, file) => sum + gzip(readFileSync(`build/client${file}`)), 0);
  const { routes, files, entry } = startPlanOf(html);
  const inline = inlineScriptsOf(html);
  const markup = inline.reduce((text, script) => text.replace(script, () => ""), html);
  const scripts = [...new Set([...Object.values(routes), ...files, entry])];
  return {
    html: body.byteLength,
    htmlGzip: gzip(body),
    markupGzip: gzip(Buffer.from(markup)),
    htmlBrotli: brotli(body),
    inline: gzip(Buffer.from(inline.join("\n"))),
    js: total(scripts),
    strings: strings.reduce((sum, file) => sum + gzip(file), 0),
    css: total(filesOf(html, /rel="stylesheet" href="(\/assets\/[^"]+\.css)"/g)),
    nul: body.includes(0),
  };
}
