import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp from "sharp";
import type { Sharp } from "sharp";

const folder = new URL("../demo/brands/", import.meta.url);
const brandPath = /^\/upload\/brands\/([a-z]+(?:-[a-z]+)*)-(ru|en|mark)\.jpg$/;

/** The largest width and height of a wordmark on its plate of 1200 × 600, in px. */
const bounds = { width: 1040, height: 300 } as const;
const plate = { width: 1200, height: 600, channels: 3, background: "#ffffff" } as const;

/** The side of a brand's mark and of its square plate, in px. */
const markSide = { mark: 216, plate: 240 } as const;

/** A brand's mark in the middle of a white square, as a picture that can be encoded. */
async function onSquare(file: Buffer): Promise<Sharp> {
  const { mark, plate: side } = markSide;
  const drawn = await sharp(file, { density: 144 }).resize(mark, mark, { fit: "inside" }).png().toBuffer();
  return sharp({ create: { ...plate, width: side, height: side } }).composite([{ input: drawn }]);
}

/** A brand's wordmark in the middle of a white plate, 1200 × 600, as a picture that can be encoded. */
async function onPlate(file: Buffer): Promise<Sharp> {
  const mark = await sharp(file, { density: 144 })
    .resize({ ...bounds, fit: "inside" })
    .png()
    .toBuffer();
  return sharp({ create: plate }).composite([{ input: mark }]);
}

/**
 * The picture for a path such as `/upload/brands/tavros-ru.jpg`: the brand's wordmark in this language; for
 * `/upload/brands/tavros-mark.jpg`, its mark on a square. Returns null for any other path and for an unknown brand.
 */
export async function brandPicture(path: string): Promise<Sharp | null> {
  const [, slug, language] = brandPath.exec(path) ?? [];
  if (slug === undefined || language === undefined || slug.length > 24) return null;
  const file = await readFile(fileURLToPath(new URL(`${slug}-${language}.svg`, folder))).catch(() => null);
  return file && (language === "mark" ? onSquare(file) : onPlate(file));
}
