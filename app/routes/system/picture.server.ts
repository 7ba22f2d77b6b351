import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { env } from "~/env.server";
import { atMostEvery } from "~/lib/at-most-every";
import type { ImageWidth } from "~/lib/picture-path";
import { describeError, log } from "~/server/log.server";
import { readWhole } from "~/server/read-whole.server";
import { within } from "~/server/time-limit.server";

import { keepPicture, removeHalves } from "./picture-cache.server";

export type PictureFormat = "webp" | "jpeg";

/** The largest original that is fetched, in bytes. */
const largest = 10 * 1024 * 1024;
/** How long the API may take to give an original, in ms. */
const timeLimit = 10_000;

const folder = path.join(env.DATA_DIR, "images");
void removeHalves(folder);

/** A disk that is full is so for every picture: it is logged once a minute. */
const complaintPause = 60_000;
const isDue = atMostEvery(complaintPause, Date.now() - complaintPause);

const drawing = new Map<string, Promise<Buffer>>();

/** Why there is no picture: the API has none (404) or could not give it (502). */
export class PictureError extends Error {
  constructor(readonly status: 404 | 502) {
    super(`picture ${status}`);
  }
}

/**
 * A picture of the API at a width, from the disk when it was made before. One that cannot be kept is made anew each time.
 * @param picture the path below the API's base address; only what stands there is ever fetched
 * @throws PictureError
 */
export async function getPicture(picture: string, width: ImageWidth, format: PictureFormat): Promise<Buffer> {
  const name = `${createHash("sha256").update(`${env.API_URL}${picture}`).digest("hex").slice(0, 32)}-${width}.${format}`;
  const file = path.join(folder, name);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  // Many shoppers may ask for a new picture at once: it is made once.
  const running = drawing.get(name) ?? make(picture, width, format, file).finally(() => drawing.delete(name));
  drawing.set(name, running);
  return running;
}

async function make(picture: string, width: ImageWidth, format: PictureFormat, file: string): Promise<Buffer> {
  const image = sharp(await within(timeLimit, (signal) => fetchOriginal(picture, signal)), {
    limitInputPixels: 50_000_000,
  })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  const made = await (format === "webp" ? image.webp({ quality: 78 }) : image.jpeg({ quality: 80, mozjpeg: true }))
    .toBuffer()
    .catch(() => {
      throw new PictureError(502);
    });
  await keepPicture(file, made, env.IMAGE_CACHE_MB * 1024 * 1024).catch((error: unknown) => {
    if (isDue(Date.now())) log("error", "picture_not_kept", { reason: describeError(error) });
  });
  return made;
}

async function fetchOriginal(picture: string, signal: AbortSignal): Promise<Uint8Array> {
  const failed = () => {
    throw new PictureError(502);
  };
  const response = await fetch(`${env.API_URL}${picture}`, { redirect: "error", signal }).catch(failed);
  if (response.status === 404) throw new PictureError(404);
  if (!response.ok) throw new PictureError(502);
  return readWhole(response, signal, largest).catch(failed);
}
