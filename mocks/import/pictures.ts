import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";

import sharp from "sharp";

const widest = 1200;
const quality = 82;

/** Turns the pictures of a feed into paths of the API. */
export type Pictures = {
  /** The path under which the API will serve a picture, or why it will not. */
  pathOf(picture: string): { path: string } | { reason: string };
  /** Writes the pictures that are not stored yet. Returns the names of files that are no pictures. */
  store(): Promise<string[]>;
  /** The number of pictures that the feed gives by their address; they are not downloaded. */
  remote(): number;
};

/**
 * @param from the folder of the shop's pictures; null if it has none
 * @param to the folder in which the API stores pictures
 */
export function createPictures(from: string | null, to: string): Pictures {
  const known = new Map<string, { path: string } | { reason: string }>();
  const waiting = new Map<string, string>();
  let remote = 0;

  function find(picture: string): { path: string } | { reason: string } {
    const file = from === null ? null : fileOf(from, picture);
    if (file === null) return { reason: `the picture ${picture} is not in the shop's folder` };
    const { size, mtimeMs } = statSync(file);
    const name = createHash("sha256").update(`${picture} ${size} ${mtimeMs}`).digest("hex").slice(0, 32);
    const path = `/upload/goods/${name}.jpg`;
    if (!existsSync(join(to, path))) waiting.set(file, path);
    return { path };
  }

  function pathOf(picture: string): { path: string } | { reason: string } {
    if (/^(?:https?:)?\/\//i.test(picture)) {
      remote += 1;
      return { reason: "" };
    }
    const found = known.get(picture) ?? find(picture);
    known.set(picture, found);
    return found;
  }

  async function store(): Promise<string[]> {
    const faulty: string[] = [];
    for (const [file, path] of waiting) if (!(await convert(file, join(to, path)))) faulty.push(file);
    return faulty;
  }

  return { pathOf, store, remote: () => remote };
}

/** The file of a relative picture, with or without `pictures/` in front; null if it is not inside the folder. */
function fileOf(folder: string, picture: string): string | null {
  const root = resolve(folder);
  const names = [picture, picture.replace(/^\.?\/?pictures\//, "")];
  const files = names.map((name) => resolve(root, name)).filter((file) => file.startsWith(root + sep));
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/** Stores a picture as JPEG on white. Renames a finished file, so that the API never serves half of one. */
async function convert(file: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    const image = sharp(file)
      .rotate()
      .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true });
    await image.flatten({ background: "#ffffff" }).jpeg({ quality }).toFile(`${target}.tmp`);
  } catch {
    return false;
  }
  await rename(`${target}.tmp`, target);
  return true;
}
