import { mkdir, readdir, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** Bytes in each folder, counted once and then kept up. */
const sizes = new Map<string, Promise<number>>();

type KeptFile = { file: string; size: number; usedAt: number };

/** What a picture is called while it is being written. */
const ofHalf = ".part";
/** For so many ms a half may belong to a process that is at work on it. */
const halfLife = 60_000;

async function list(folder: string): Promise<KeptFile[]> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      return found ? { file, size: found.size, usedAt: Math.max(found.atimeMs, found.mtimeMs) } : null;
    }),
  );
  return files.filter((file) => file !== null);
}

const total = (files: KeptFile[]) => files.reduce((sum, { size }) => sum + size, 0);

/**
 * Counts a file that was added, and when the folder has outgrown its limit removes what was used longest ago, down to
 * nine tenths of it.
 * @param added bytes of the new file
 * @param limit bytes that the folder may hold
 */
async function keepWithinLimit(folder: string, added: number, limit: number): Promise<void> {
  const known = sizes.get(folder);
  const size = known ? (await known) + added : total(await list(folder));
  sizes.set(folder, Promise.resolve(size));
  if (size <= limit) return;
  const oldestFirst = (await list(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let left = total(oldestFirst);
  for (const { file, size: bytes } of oldestFirst) {
    if (left <= limit * 0.9) break;
    await unlink(file).catch(() => undefined);
    left -= bytes;
  }
  sizes.set(folder, Promise.resolve(left));
}

/**
 * Writes a picture beside its place and moves it there, so that nobody reads half of one; what was used longest ago goes where the
 * folder outgrows its limit.
 * @param limit bytes that the folder may hold
 * @throws where it cannot be written, as on a full disk; nothing of it is left then
 */
export async function keepPicture(file: string, made: Buffer, limit: number): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const half = `${file}.${process.pid}${ofHalf}`;
  try {
    await writeFile(half, made);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  await keepWithinLimit(folder, made.byteLength, limit);
}

/** Removes what was left of pictures that were being written when their process died. */
export async function removeHalves(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const halves = names.filter((name) => name.endsWith(ofHalf)).map((name) => path.join(folder, name));
  for (const file of halves) {
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > halfLife) await rm(file, { force: true }).catch(() => undefined);
  }
}
