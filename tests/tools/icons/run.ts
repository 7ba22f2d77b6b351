import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { themeColor } from "~/lib/color";
import { root } from "~/server/launch/root.mjs";

/** `npm run icons`: creates the app's icons and the picture for link previews from the logo in `public/favicon.svg`. */

/**
 * @param share the part of the shorter side that the logo takes: a maskable icon may be cropped to a circle of four
 * fifths
 */
async function draw(file: string, width: number, height: number, share: number): Promise<void> {
  const size = Math.round(Math.min(width, height) * share);
  const sign = await sharp(await readFile(join(root, "public/favicon.svg")), { density: 72 * Math.ceil(size / 40) })
    .resize(size, size)
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: themeColor } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(root, "public/assets", file));
}

await draw("icon-192.png", 192, 192, 0.8);
await draw("icon-512.png", 512, 512, 0.8);
await draw("icon-maskable-512.png", 512, 512, 0.54);
await draw("share.png", 1200, 630, 0.6);
