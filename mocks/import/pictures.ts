import { createHash, randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";

import sharp from "sharp";

import { fileFault } from "~/lib/file-fault";
import { isProductDrawing } from "#mocks/pictures/render";

import { FeedError } from "./parse";

const widest = 1200;
const quality = 82;

/** A picture of a product: the path under which the API serves it, and the address that the feed gives, if any. */
export type FeedPicture = { path: string; url: string | null; isStored: boolean };

/** A file that is not a picture: its name in the feed, and the path under which the API would have served it. */
type FaultyPicture = { name: string; path: string };

/** Turns the pictures of a feed into paths of the API. */
export type Pictures = {
  /** Where the API will serve a picture, or why it will not. A picture by address is not stored before its download. */
  find(picture: string): FeedPicture | { reason: string };
  /**
   * Writes the pictures of the shop's folder that are not stored yet. Returns the files that are no pictures.
   * @throws FeedError if they cannot be read or written: only another import would add them
   */
  store(): Promise<FaultyPicture[]>;
};

/**
 * @param from the folder of the shop's pictures; null if it has none
 * @param to the folder in which the API stores pictures
 * @param storeOne stores a file; false if it is not a picture
 */
export function createPictures(
  from: string | null,
  to: string,
  storeOne: (file: string, target: string) => Promise<boolean> = storePicture,
): Pictures {
  const known = new Map<string, FeedPicture | { reason: string }>();
  const waiting = new Map<string, FaultyPicture>();

  function findFile(picture: string): FeedPicture | { reason: string } {
    const file = from === null ? null : fileOf(from, picture);
    if (file === null) return { reason: `the picture ${picture} is not in the shop's folder` };
    const { size, mtimeMs } = statSync(file);
    const path = pathOf(`${picture} ${size} ${mtimeMs}`);
    if (!existsSync(join(to, path))) waiting.set(file, { name: picture, path });
    return { path, url: null, isStored: true };
  }

  function find(picture: string): FeedPicture | { reason: string } {
    if (/^(?:https?:)?\/\//i.test(picture)) {
      const url = picture.replace(/^\/\//, "https://");
      const path = pathOf(url);
      return { path, url, isStored: existsSync(join(to, path)) };
    }
    // A picture that the API draws itself.
    if (isProductDrawing(picture)) return { path: picture, url: null, isStored: true };
    const found = known.get(picture) ?? findFile(picture);
    known.set(picture, found);
    return found;
  }

  async function store(): Promise<FaultyPicture[]> {
    const faulty: FaultyPicture[] = [];
    for (const [file, picture] of waiting) {
      const isStored = await storeOne(file, join(to, picture.path)).catch((error: unknown) => {
        throw new FeedError(`Picture ${picture.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (!isStored) faulty.push(picture);
    }
    return faulty;
  }

  return { find, store };
}

const pathOf = (identity: string): string =>
  `/upload/goods/${createHash("sha256").update(identity).digest("hex").slice(0, 32)}.jpg`;

/** The file of a relative picture, with or without `pictures/` in front; null if it is not inside the folder. */
function fileOf(folder: string, picture: string): string | null {
  const root = resolve(folder);
  const names = [picture, picture.replace(/^\.?\/?pictures\//, "")];
  const files = names.map((name) => resolve(root, name)).filter((file) => file.startsWith(root + sep));
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/**
 * Stores a picture as JPEG on white; false if it is none. Renames a finished file, so that the API never serves half of
 * one.
 * @param source a file or its bytes
 * @throws an Error if the file cannot be read or the folder cannot be written: the picture is not at fault
 */
export async function storePicture(source: string | Buffer, target: string): Promise<boolean> {
  const bytes = await asJpeg(typeof source === "string" ? await readPicture(source) : source);
  if (bytes === null) return false;
  // An import and the running API may store the same picture.
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new Error(`it cannot be stored in ${dirname(target)}: ${fileFault(error)}`, { cause: error });
  }
  return true;
}

const readPicture = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: unknown) => {
    throw new Error(`it cannot be read: ${fileFault(error)}`, { cause: error });
  });

const asJpeg = (source: Buffer): Promise<Buffer | null> =>
  sharp(source)
    .rotate()
    .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality })
    .toBuffer()
    .catch(() => null);

/**
 * Whether a file is a picture; quicker than storing it.
 * @throws an Error if the file cannot be read
 */
export const isPicture = async (file: string): Promise<boolean> =>
  sharp(await readPicture(file))
    .metadata()
    .then(
      () => true,
      () => false,
    );
