import { bulkhead } from "cockatiel";
import sharp from "sharp";

/** Why a file is not accepted as a picture. */
export type PictureError = "type" | "broken" | "pixels" | "progressive" | "pixelsInAll";

/**
 * Maximum pixels of one picture, as large as the largest phones take, and of all pictures of a form: ten of 15
 * megapixels.
 */
const maxPixels = 50_000_000;
export const maxPixelsInTotal = 150_000_000;
const longestSide = 12_000;

/**
 * A progressive JPEG or an interlaced PNG is decoded in memory as a whole, eight bytes per pixel. No phone creates one.
 */
const maxPixelsHeld = 16_000_000;

/** The longer side of the result, in pixels: enough to see a scratch. */
const keptSide = 4096;

/** The time limit for one picture, in seconds. */
const secondsPerPicture = 10;

// Pictures are processed one at a time on one thread, without a cache. The queue is unlimited because the number of
// request bodies is limited.
sharp.cache(false);
sharp.concurrency(1);
const oneAtATime = bulkhead(1, Number.POSITIVE_INFINITY);

/**
 * Re-encodes a picture from its pixels: upright, without metadata or any other content of the file (location, camera,
 * preview, code hidden behind the picture), its longer side at most 4,096 pixels. Only JPEG and PNG, detected by
 * content, are accepted. The process handles one picture at a time.
 * @param pixelsLeft how many pixels the form may still contain
 */
export async function cleanPicture(
  bytes: Uint8Array,
  name: string,
  pixelsLeft = maxPixelsInTotal,
): Promise<{ file: File; pixels: number } | PictureError> {
  const kind = kindOf(bytes);
  return kind ? oneAtATime.execute(() => make(bytes, { name, kind, pixelsLeft })) : "type";
}

type Asked = { name: string; kind: "jpg" | "png"; pixelsLeft: number };

async function make(bytes: Uint8Array, { name, kind, pixelsLeft }: Asked) {
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" }).timeout({ seconds: secondsPerPicture });
    const { width, height, isProgressive } = await picture.metadata();
    const pixels = width * height;
    if (pixels > maxPixels || Math.max(width, height) > longestSide) return "pixels";
    if (isProgressive && pixels > maxPixelsHeld) return "progressive";
    if (pixels > pixelsLeft) return "pixelsInAll";
    const upright = picture
      .rotate()
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true });
    const made = await (kind === "png" ? upright.png() : upright.jpeg({ quality: 88 })).toBuffer();
    const type = `image/${kind === "png" ? "png" : "jpeg"}`;
    return { file: new File([new Uint8Array(made)], `${baseName(name)}.${kind}`, { type }), pixels };
  } catch {
    return "broken";
  }
}

/** The file type by its first bytes, whatever its name. */
function kindOf(bytes: Uint8Array): "jpg" | "png" | null {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? "png" : null;
}

/** A file's name, safe to show: no folders, no control or direction characters, at most 100 characters. */
export function shownName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const safe = last.replace(/[\p{C}<>:"|?*]/gu, "").replace(/^[.\s]+/, "");
  return safe.length > 100 ? safe.slice(-100) : safe || "photo";
}

function baseName(name: string): string {
  return shownName(name).replace(/\.[^.]*$/, "") || "photo";
}
