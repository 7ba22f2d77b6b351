import { createHash } from "node:crypto";
import { readFile, mkdir, readdir, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";

import sharp, { type Sharp } from "sharp";

import { env } from "~/env.server";
import type { ImageWidth } from "~/lib/link";
import { atMostEvery, describeError, log } from "~/server/log.server";
import { askRemote } from "~/server/remote.server";

/** The formats of resized pictures, the smallest first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * How a picture is written. The pictures look the same in each format (SSIM, `tests/tools/bench/results.md`): AVIF is a
 * third smaller than WebP. Its default effort would take five times as long for another 6 %.
 */
const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
  // A JPEG has no transparency; without a background, it would become black.
  jpeg: (image) => image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};

/** The maximum size of an original, in bytes. */
const maxOriginalSize = 10 * 1024 * 1024;
/** The API's time limit for an original, in ms. */
const timeLimit = 10_000;

const folder = path.join(env.DATA_DIR, "images");

/** In ms: a full disk affects every picture, so the error is logged at most once a minute. */
const logInterval = 60_000;
const isDue = atMostEvery(logInterval, Date.now() - logInterval);

const resizing = new Map<string, Promise<Buffer>>();

/** Why there is no picture: the API does not have it (404), or fetching or resizing it failed (502). */
export class PictureError extends Error {
  constructor(readonly status: 404 | 502) {
    super(`picture ${status}`);
  }
}

/**
 * A picture of the API at a width, from the disk cache if possible. If it cannot be cached, it is resized on each
 * request.
 * @param picture the path below the API's base URL; no other address is ever fetched
 * @throws PictureError
 */
export async function getPicture(picture: string, width: ImageWidth, format: PictureFormat): Promise<Buffer> {
  const name = `${createHash("sha256").update(`${env.API_URL}${picture}`).digest("hex").slice(0, 32)}-${width}.${format}`;
  const file = path.join(folder, name);
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  // Simultaneous requests for a new picture share one resize.
  const running = resizing.get(name) ?? make(picture, width, format, file).finally(() => resizing.delete(name));
  resizing.set(name, running);
  return running;
}

async function make(picture: string, width: ImageWidth, format: PictureFormat, file: string): Promise<Buffer> {
  const image = sharp(await fetchOriginal(picture), { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  const made = await encode[format](image)
    .toBuffer()
    .catch(() => {
      throw new PictureError(502);
    });
  await savePicture(file, made).catch((error: unknown) => {
    if (isDue(Date.now())) log("error", "picture_not_kept", { reason: describeError(error) });
  });
  return made;
}

async function fetchOriginal(picture: string): Promise<Uint8Array> {
  const { origin, pathname } = new URL(`${env.API_URL}${picture}`);
  const request = { method: "GET", path: pathname, headers: {}, body: null } as const;
  const { status, bytes } = await askRemote(origin, { ...request, limit: timeLimit, most: maxOriginalSize }).catch(
    () => {
      throw new PictureError(502);
    },
  );
  if (status >= 300) throw new PictureError(status === 404 ? 404 : 502);
  return bytes;
}

/** The maximum size of the folder, and its size: counted once, then updated. In bytes. */
const maxKept = env.IMAGE_CACHE_MB * 1024 * 1024;
let kept: number | null = null;

type CachedFile = { file: string; size: number; usedAt: number };

/** The extension of a file while it is being written. */
const partSuffix = ".part";
/** In ms: a younger part file may still be in use by another process. */
const partFileLifetime = 60_000;

async function listFiles(): Promise<CachedFile[]> {
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

const total = (files: CachedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

/**
 * Counts a new file of this many bytes. If the folder is over its limit, evicts the least recently used files until it is
 * at nine tenths of the limit.
 */
async function evictOverLimit(added: number): Promise<void> {
  kept = kept === null ? total(await listFiles()) : kept + added;
  if (kept <= maxKept) return;
  const oldestFirst = (await listFiles()).sort((a, b) => a.usedAt - b.usedAt);
  let left = total(oldestFirst);
  for (const { file, size } of oldestFirst) {
    if (left <= maxKept * 0.9) break;
    await unlink(file).catch(() => undefined);
    left -= size;
  }
  kept = left;
}

/**
 * Writes a picture to a temporary file and renames it, so that nobody reads a partial one. Evicts the least recently
 * used pictures if the folder is over its limit.
 * @throws if writing fails, as on a full disk; the temporary file is removed
 */
async function savePicture(file: string, made: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const partFile = `${file}.${process.pid}${partSuffix}`;
  try {
    await writeFile(partFile, made);
    await rename(partFile, file);
  } catch (error) {
    await rm(partFile, { force: true });
    throw error;
  }
  await evictOverLimit(made.byteLength);
}

/** Removes temporary files that a process left when it died. */
async function removePartFiles(): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const partFiles = names.filter((name) => name.endsWith(partSuffix)).map((name) => path.join(folder, name));
  for (const file of partFiles) {
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > partFileLifetime) await rm(file, { force: true }).catch(() => undefined);
  }
}

void removePartFiles();
