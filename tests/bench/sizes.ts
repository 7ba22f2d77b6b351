import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Bytes of a page: its HTML, and the scripts, strings and styles that it loads at once. */
export type Sizes = {
  html: number;
  htmlGzip: number;
  htmlBrotli: number;
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

/** The files of strings that a page's `Link` header names. */
export function stringsOf(link: string): string[] {
  return filesOf(link, /<(\/strings\/[^>]+)>/g);
}

/** Measures a page as the shop sent it, with its strings; files are read from the build and counted after gzip. */
export function measure(body: Buffer, strings: Buffer[]): Sizes {
  const html = body.toString();
  const total = (files: string[]) => files.reduce((sum, file) => sum + gzip(readFileSync(`build/client${file}`)), 0);
  const scripts = filesOf(html, /(?:rel="modulepreload" href=|from ?|import ?)"(\/assets\/[^"]+\.js)"/g);
  return {
    html: body.byteLength,
    htmlGzip: gzip(body),
    htmlBrotli: brotli(body),
    js: total(scripts),
    strings: strings.reduce((sum, file) => sum + gzip(file), 0),
    css: total(filesOf(html, /rel="stylesheet" href="(\/assets\/[^"]+\.css)"/g)),
    nul: body.includes(0),
  };
}
