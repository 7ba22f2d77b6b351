import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { renderPicture } from "./render";

// Only such a path ever reaches the disk: no dots but the last one, no empty parts, nothing to climb out with.
const safePath = /^\/upload\/[a-z]+\/[a-z0-9-]{1,80}\.jpg$/;

const underWay = new Map<string, Promise<Buffer | null>>();

async function readKept(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

/** Written beside its place and renamed, so that a reader never sees half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function load(file: string, path: string): Promise<Buffer | null> {
  const kept = await readKept(file);
  if (kept) return kept;
  const drawn = await renderPicture(path);
  if (drawn) await keep(file, drawn);
  return drawn;
}

/**
 * The picture of a path such as `/upload/catalog/drill-12-0.jpg` as JPEG bytes: drawn on the first request and kept in
 * `dir`; requests that come meanwhile wait for the same drawing. Null for a path that names nothing. Throws when the
 * folder cannot be written.
 */
export async function picture(dir: string, path: string): Promise<Buffer | null> {
  if (!safePath.test(path)) return null;
  const file = join(dir, path);
  const waiting = underWay.get(file);
  if (waiting) return waiting;
  const work = load(file, path).finally(() => underWay.delete(file));
  underWay.set(file, work);
  return work;
}
