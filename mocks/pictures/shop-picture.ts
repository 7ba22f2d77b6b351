import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

// No dots but those before the mark and the extension, so that no path leads out of the folder.
const shopPath = /^\/upload\/shop\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)(?:\.[0-9a-f]{8})?(\.(?:jpe?g|png|svg|webp))$/;

/**
 * The name of a picture of the shop's folder with a mark of its file: `news/tea.png` becomes `news/tea.1f0c2a9b.png`.
 * Browsers and the shop keep a picture by its address for good, so a file that the owner exchanges needs another one.
 * A name without a file stays as it is.
 */
export function markPicture(folder: string | null, name: string): string {
  const found = folder === null ? undefined : statSync(join(folder, "pictures", name), { throwIfNoEntry: false });
  if (!found) return name;
  const mark = createHash("sha256").update(`${found.size} ${found.mtimeMs}`).digest("hex").slice(0, 8);
  return name.replace(/\.\w+$/, (extension) => `.${mark}${extension}`);
}

/** Something with its picture marked, if it has one. */
export const withMarkedPicture = <One extends { picture?: string | undefined }>(folder: string | null, one: One): One =>
  one.picture === undefined ? one : { ...one, picture: markPicture(folder, one.picture) };

/**
 * A picture of the shop's own, as JPEG bytes, or as PNG if it has a transparent ground: `/upload/shop/news/tea.png` is
 * `pictures/news/tea.png` in its folder, with any mark (see `markPicture`). Returns null for any other path, and if there
 * is no such picture.
 */
export async function shopPicture(folder: string | null, path: string): Promise<Buffer | null> {
  const [, name, extension] = shopPath.exec(path) ?? [];
  if (folder === null || name === undefined || extension === undefined) return null;
  const file = join(folder, "pictures", name + extension);
  if (!existsSync(file)) return null;
  // Upright: what the camera says about its own turn is not in the answer.
  const image = sharp(file).rotate();
  const { hasAlpha } = await image.metadata().catch(() => ({ hasAlpha: false }));
  return (hasAlpha ? image.png() : image.jpeg()).toBuffer().catch(() => null);
}
