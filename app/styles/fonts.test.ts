import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("fonts/", import.meta.url));
const fonts = readdirSync(folder).filter((name) => name.endsWith(".woff2"));

/** Of the tags with a number (WOFF 2.0, section 5.2), those whose tables are stored in another form. */
const [glyf, loca] = [10, 11];
const unnumbered = 63;

/** The data of a table whose tag has no number in WOFF 2.0. */
function readTable(file: Buffer, tag: string): Buffer {
  let at = 48;
  const readLength = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; at += 1) {
      byte = file.readUInt8(at);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const tables = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at);
    const number = flags & 0x3f;
    const name = number === unnumbered ? file.toString("latin1", at + 1, at + 5) : String(number);
    at += number === unnumbered ? 5 : 1;
    const length = readLength();
    const isPlain = flags >> 6 === (number === glyf || number === loca ? 3 : 0);
    return { name, length: isPlain ? length : readLength() };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const index = tables.findIndex(({ name }) => name === tag);
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return data.subarray(start, start + (tables[index]?.length ?? 0));
}

/** Where the weights of a font begin, peak and end, from -1 to 1 (OpenType, "Variation Region List"). */
function regionsOf(file: Buffer): number[] {
  const widths = readTable(file, "HVAR");
  const store = widths.readUInt32BE(4);
  const list = store + widths.readUInt32BE(store + 2);
  const count = widths.readUInt16BE(list) * widths.readUInt16BE(list + 2) * 3;
  return Array.from({ length: count }, (_, index) => widths.readInt16BE(list + 4 + index * 2) / 2 ** 14);
}

test.each(fonts)("Firefox does not drop the bold letters of %s, as it does if a weight is out of range", (name) => {
  const regions = regionsOf(readFileSync(folder + name));
  expect(regions).not.toEqual([]);
  for (const place of regions) expect(Math.abs(place)).toBeLessThanOrEqual(1);
});
