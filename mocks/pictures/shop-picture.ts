import { existsSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

// No dots but the one before the extension, so that no path leads out of the folder.
const shopPath = /^\/upload\/shop\/((?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:jpe?g|png|svg|webp))$/;

/**
 * A picture of the shop's own, as JPEG bytes, or as PNG if it has a transparent ground: `/upload/shop/news/tea.png` is
 * `pictures/news/tea.png` in its folder. Returns null for any other path, and if there is no such picture.
 */
export async function shopPicture(folder: string | null, path: string): Promise<Buffer | null> {
  const [, name] = shopPath.exec(path) ?? [];
  if (folder === null || name === undefined) return null;
  const file = join(folder, "pictures", name);
  if (!existsSync(file)) return null;
  // Upright: what the camera says about its own turn is not in the answer.
  const image = sharp(file).rotate();
  const { hasAlpha } = await image.metadata().catch(() => ({ hasAlpha: false }));
  return (hasAlpha ? image.png() : image.jpeg()).toBuffer().catch(() => null);
}
