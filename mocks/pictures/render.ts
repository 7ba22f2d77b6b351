import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp, { type Sharp } from "sharp";

import { readFacts } from "./facts";
import { isKind, type Kind } from "./illustrations";
import { posterScene, productScene, rowScene, sectionScene } from "./scenes";

const quality = 82;

/** The kinds in a name such as `drill-battery`; empty if one is unknown or there are more than three. */
function kindsOf(name: string): Kind[] {
  const words = name.split("-");
  const known = words.filter(isKind);
  return known.length === words.length && known.length <= 3 ? known : [];
}

/** Whether a drawing can be made by a name such as `drill-battery-4`: up to three kinds and a number. */
export const isDrawing = (name: string): boolean => kindsOf(name.replace(/-\d{1,9}$/, "")).length > 0;

type Scene = (name: string, number: number, view: number, facts: string) => string | null;

/** A scene of up to three kinds. */
const ofKinds =
  (draw: typeof posterScene): Scene =>
  (name, number) => {
    const known = kindsOf(name);
    return known.length > 0 ? draw(known, number) : null;
  };

const scenes: Record<string, Scene> = {
  catalog: (name, number, view, text) => {
    const facts = readFacts(text);
    return isKind(name) && facts ? productScene(name, number, view, facts) : null;
  },
  sections: (name, number) => (isKind(name) ? sectionScene(name, number) : null),
  slides: ofKinds(posterScene),
  stocks: ofKinds(posterScene),
  news: ofKinds(rowScene),
};

const productPath = /^\/upload\/(catalog)\/([a-zA-Z]+)-(\d{1,9})-(\d)(?:-([a-zA-Z0-9-]+))?\.png$/;
const otherPath = /^\/upload\/(sections|slides|stocks|news)\/([a-zA-Z]+(?:-[a-zA-Z]+)*)-(\d{1,9})\.jpg$/;

/** Whether `renderPicture` draws a product's picture for a path. */
export function isProductDrawing(path: string): boolean {
  const [, , name = "", , , facts = ""] = productPath.exec(path) ?? [];
  return isKind(name) && readFacts(facts) !== null;
}

/** The SVG of the picture at a path (see `renderPicture`); null if it has none. */
export function sceneOf(path: string): string | null {
  const [, folder = "", name = "", number = "", view = "0", facts = ""] =
    productPath.exec(path) ?? otherPath.exec(path) ?? [];
  return scenes[folder]?.(name, Number(number), Number(view), facts) ?? null;
}

/**
 * Draws the picture for a path, 1200 px wide (square, but 1200 × 600 for brands and news): a product as a PNG without a
 * ground, the rest as a JPEG on white:
 * `/upload/catalog/<kind>-<model and variant>-<view 0…5>[-<facts>].png` (see `readFacts`),
 * `/upload/sections/<kind>-<n>.jpg`, `/upload/brands/<slug>-<language>.jpg`,
 * `/upload/{slides,stocks,news}/<kind>[-<kind>[-<kind>]]-<n>.jpg`. The same path gives the same picture everywhere.
 * Returns null for any other path.
 */
export async function renderPicture(path: string): Promise<Buffer | null> {
  const scene = sceneOf(path);
  // A product has no ground, so that the page's grid ends at its outline.
  if (scene !== null && productPath.test(path)) return sharp(Buffer.from(scene)).png().toBuffer();
  const image = scene === null ? await brandPicture(path) : sharp(Buffer.from(scene));
  return image?.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: false }).toBuffer() ?? null;
}

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
async function brandPicture(path: string): Promise<Sharp | null> {
  const [, slug, language] = brandPath.exec(path) ?? [];
  if (slug === undefined || language === undefined || slug.length > 24) return null;
  const file = await readFile(fileURLToPath(new URL(`${slug}-${language}.svg`, folder))).catch(() => null);
  return file && onPlate(file, language === "mark" ? mark : wordmark);
}
