import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { renderPicture } from "./render";

// Only these paths reach the disk: a single dot before the extension, no empty segments, no way out of the folder.
const safePath = /^\/upload\/[a-z]+\/[a-zA-Z0-9-]{1,120}\.(?:jpg|png)$/;

/** Suffix of a picture's file while it is being written. */
const ofDraft = ".tmp";

const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * The maximum number of stored pictures of one sort: twice as many as the sample's products have, about 800 MB. Any
 * number in a path gives another picture, so without a limit a stranger could fill the disk.
 */
const maxStored = 10_000;

/**
 * Writes a temporary file in the same folder and renames it, so that a reader never sees half a picture. A full folder is
 * emptied: each picture can be drawn again.
 */
async function keep(file: string, bytes: Buffer, most: number): Promise<void> {
  const draft = `${file}.${randomUUID()}${ofDraft}`;
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length >= most) {
    await rm(folder, { recursive: true });
    await mkdir(folder);
  }
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function load(file: string, path: string, most: number): Promise<Buffer | null> {
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await renderPicture(path);
  // If it cannot be stored, for example on a full disk, it is drawn again on every request.
  if (drawn) await keep(file, drawn, most).catch(() => undefined);
  return drawn;
}

/** Removes temporary files left by a process that died while writing. Call it only while nothing else writes here. */
export async function removeDrafts(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(ofDraft))) await rm(join(dir, name), { force: true });
}

/**
 * The picture at a path such as `/upload/catalog/drill-12-0.png`, as bytes. It is drawn on the first request and
 * stored in `dir`; concurrent requests wait for the same drawing. A picture that cannot be stored is still returned.
 * Returns null if the path names no picture.
 * @param most how many pictures of one sort are stored
 */
export async function picture(dir: string, path: string, most = maxStored): Promise<Buffer | null> {
  if (!safePath.test(path)) return null;
  const file = join(dir, path);
  const waiting = underWay.get(file);
  if (waiting) return waiting;
  const work = load(file, path, most).finally(() => underWay.delete(file));
  underWay.set(file, work);
  return work;
}
