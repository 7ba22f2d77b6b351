import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { renderPicture } from "./render";

// Only such a path ever reaches the disk: no dots but the last one, no empty parts, nothing to climb out with.
const safePath = /^\/upload\/[a-z]+\/[a-z0-9-]{1,80}\.jpg$/;

/** What a picture is called while it is being written. */
const ofDraft = ".tmp";

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
  const draft = `${file}.${randomUUID()}${ofDraft}`;
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
  // On a full disk it is drawn again each time.
  if (drawn) await keep(file, drawn).catch(() => undefined);
  return drawn;
}

/** Removes what was left of pictures that were being written when their process died; nobody else writes meanwhile. */
export async function removeDrafts(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(ofDraft))) await rm(join(dir, name), { force: true });
}

/**
 * The picture of a path such as `/upload/catalog/drill-12-0.jpg` as JPEG bytes: drawn on the first request and kept in
 * `dir`; requests that come meanwhile wait for the same drawing. One that cannot be kept is answered all the same. Null
 * for a path that names nothing.
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
