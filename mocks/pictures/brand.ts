import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import type { Sharp } from "sharp";

const folder = new URL("../demo/brands/", import.meta.url);
const brandPath = /^\/upload\/brands\/([a-z]+(?:-[a-z]+)*)-(ru|en|mark)\.jpg$/;

/** The white plates of wordmarks and of marks, and the largest size of what stands in their middle, in px. */
const wordmark = { plate: { width: 1200, height: 600 }, most: { width: 1040, height: 300 } };
const mark = { plate: { width: 240, height: 240 }, most: { width: 216, height: 216 } };

/** A drawing in the middle of its plate, as a picture that can be encoded. */
async function onPlate(file: Buffer, { plate, most }: typeof mark): Promise<Sharp> {
  const input = await sharp(file, { density: 144 })
    .resize({ ...most, fit: "inside" })
    .png()
    .toBuffer();
  return sharp({ create: { ...plate, channels: 3, background: "#ffffff" } }).composite([{ input }]);
}

/**
 * The picture for a path such as `/upload/brands/tavros-ru.jpg`: the brand's wordmark in this language; for
 * `/upload/brands/tavros-mark.jpg`, its mark on a square. Returns null for any other path and for an unknown brand.
 */
export async function brandPicture(path: string): Promise<Sharp | null> {
  const [, slug, language] = brandPath.exec(path) ?? [];
  if (slug === undefined || language === undefined || slug.length > 24) return null;
  const file = await readFile(fileURLToPath(new URL(`${slug}-${language}.svg`, folder))).catch(() => null);
  return file && onPlate(file, language === "mark" ? mark : wordmark);
}
