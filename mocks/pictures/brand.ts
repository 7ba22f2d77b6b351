import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import type { Sharp } from "sharp";

import { wordmark } from "./wordmark";

const folder = new URL("./brands/", import.meta.url);
const brandPath = /^\/upload\/brands\/([a-z]+(?:-[a-z]+)*)-(ru|en)\.jpg$/;

/** The largest width and height of a wordmark on its plate of 1200 × 600, in px. */
const bounds = { width: 1040, height: 300 } as const;
const plate = { width: 1200, height: 600, channels: 3, background: "#ffffff" } as const;

/** A brand's wordmark in the middle of a white plate, 1200 × 600, as a picture that can be encoded. */
async function onPlate(file: Buffer): Promise<Sharp> {
  const mark = await sharp(file, { density: 144 })
    .resize({ ...bounds, fit: "inside" })
    .png()
    .toBuffer();
  return sharp({ create: plate }).composite([{ input: mark }]);
}

/**
 * The picture for a path such as `/upload/brands/tavros-ru.jpg`: the brand's wordmark in this language, or its name in
 * Latin letters if there is no file. Returns null for any other path.
 */
export async function brandPicture(path: string): Promise<Sharp | null> {
  const [, slug, language] = brandPath.exec(path) ?? [];
  if (slug === undefined || language === undefined || slug.length > 24) return null;
  const file = await readFile(fileURLToPath(new URL(`${slug}-${language}.svg`, folder))).catch(() => null);
  return file ? onPlate(file) : sharp(Buffer.from(wordmark(slug)));
}
