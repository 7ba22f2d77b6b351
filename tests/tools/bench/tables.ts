import type { Round } from "./rounds";
import type { Sizes } from "./sizes";
import type { DelayResult } from "./slow-api";

/** The measurements of a page and of its references. */
export type Measured = { page: string; sizes: Sizes; bare: Round; elements: Round; components: Round; shop: Round };

/** Median response times in ms at a catalogue size. */
export type Growth = { products: number; section: number; filtered: number; search: number; suggestion: number };

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
/** Kilobytes of 1000 bytes. */
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** A Markdown table: its first column contains text, the others right-aligned numbers. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

/** Processor time, rate, response times and memory of each page and its references. */
export function loadTable(measured: Measured[]): string {
  const rows = measured.flatMap(({ page, bare, elements, components, shop }) => {
    const row = (name: string, round: Round) => [
      name,
      ms(round.cpu),
      (round.cpu / components.cpu).toFixed(2),
      (round.cpu / elements.cpu).toFixed(2),
      round.perSecond.toFixed(0),
      ms(round.p50),
      ms(round.p99),
      round.memory.toFixed(0),
    ];
    return [
      row(`${page}: the shop`, shop),
      row(`${page}: \`renderToString\` of its components`, components),
      row(`${page}: \`renderToString\` of its elements`, elements),
      row(`${page}: bare Node`, bare),
    ];
  });
  return table(
    ["page", "CPU ms per request", "× components", "× elements", "requests/s", "p50 ms", "p99 ms", "memory after, MB"],
    rows,
  );
}

/** The size of each page, in kB. */
export function sizeTable(measured: Measured[]): string {
  const rows = measured.map(({ page, sizes }) => [
    page,
    kilobytes(sizes.html),
    kilobytes(sizes.htmlGzip),
    kilobytes(sizes.markupGzip),
    kilobytes(sizes.htmlBrotli),
    kilobytes(sizes.inline),
    kilobytes(sizes.js.gzip),
    kilobytes(sizes.js.brotli),
    kilobytes(sizes.strings),
    kilobytes(sizes.css.gzip),
    kilobytes(sizes.css.brotli),
    sizes.nul ? "yes" : "no",
  ]);
  return table(
    [
      "page",
      "HTML kB",
      "gzip",
      "without inline script",
      "brotli 5",
      "inline JS, gzip",
      "JS on first interaction, gzip",
      "brotli 11",
      "strings on first interaction",
      "CSS gzip",
      "brotli 11",
      "NUL byte",
    ],
    rows,
  );
}

/** How response times grow with the catalogue. */
export function growthTable(growth: Growth[]): string {
  const rows = growth.map(({ products, section, filtered, search, suggestion }) => [
    products.toLocaleString("en"),
    ms(section),
    ms(filtered),
    ms(search),
    ms(suggestion),
  ]);
  return table(["products", "section p50 ms", "filtered and sorted", "search", "suggestion"], rows);
}

/** The number of incomplete pages and the response times at each delay of the API. */
export function delayTable(measured: DelayResult[]): string {
  const rows = measured.map(({ delay: { least, most }, pages, whole, firstByte, lastByte }) => [
    least === most ? `${least} ms` : `${least} to ${most} ms`,
    String(pages),
    String(pages - whole),
    ms(firstByte.p50),
    ms(firstByte.p99),
    ms(lastByte.p50),
    ms(lastByte.p99),
  ]);
  return table(
    ["delay of each API call", "pages", "incomplete pages", "first byte p50 ms", "p99", "whole page p50 ms", "p99"],
    rows,
  );
}
