import { readdir, stat, unlink } from "node:fs/promises";
import path from "node:path";

/** Bytes in each folder, counted once and then kept up. */
const sizes = new Map<string, Promise<number>>();

type KeptFile = { file: string; size: number; usedAt: number };

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
export async function keepWithinLimit(folder: string, added: number, limit: number): Promise<void> {
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
