import { bulkhead } from "cockatiel";
import sharp from "sharp";

/** What is wrong with a file that calls itself a picture. */
export type PictureFault = "type" | "broken" | "pixels" | "pixelsInAll";

/** The pixels of one picture, as the largest of a phone has, and of all pictures of a form: ten of 15 megapixels. */
const mostPixels = 50_000_000;
export const mostPixelsInAll = 150_000_000;
const longestSide = 12_000;

/** A progressive JPEG or an interlaced PNG is held in memory whole, eight bytes for each pixel. No phone makes one. */
const mostPixelsHeld = 16_000_000;

/** What a larger picture is made smaller to, in pixels of its longer side: enough to see a scratch. */
const keptSide = 4096;

/** So long, in seconds, a picture may take. */
const patience = 10;

// Pictures are made one at a time on one thread, and nothing of them is kept. As many wait as bodies may be on their way.
sharp.cache(false);
sharp.concurrency(1);
const oneAtATime = bulkhead(1, Number.POSITIVE_INFINITY);

/**
 * Makes a picture anew from its pixels: turned as it is meant to be seen, with nothing of what the file held beside them
 * (place, camera, preview, code hidden behind the picture), its longer side 4,096 pixels at most. Only JPEG and PNG by content are
 * pictures here. One is made at a time in the whole process.
 * @param pixelsLeft so many the form may still have
 */
export async function cleanPicture(
  bytes: Uint8Array,
  name: string,
  pixelsLeft = mostPixelsInAll,
): Promise<{ file: File; pixels: number } | PictureFault> {
  const kind = kindOf(bytes);
  return kind ? oneAtATime.execute(() => make(bytes, { name, kind, pixelsLeft })) : "type";
}

type Asked = { name: string; kind: "jpg" | "png"; pixelsLeft: number };

async function make(bytes: Uint8Array, { name, kind, pixelsLeft }: Asked) {
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" }).timeout({ seconds: patience });
    const { width, height, isProgressive } = await picture.metadata();
    const pixels = width * height;
    if (pixels > (isProgressive ? mostPixelsHeld : mostPixels) || Math.max(width, height) > longestSide)
      return "pixels";
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

/** The kind that the first bytes tell, whatever the name says. */
function kindOf(bytes: Uint8Array): "jpg" | "png" | null {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? "png" : null;
}

/** A file's name as it may be shown: no folders, no control or direction characters, no more than 100 characters. */
export function shownName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const safe = last.replace(/[\p{C}<>:"|?*]/gu, "").replace(/^[.\s]+/, "");
  return safe.length > 100 ? safe.slice(-100) : safe || "photo";
}

function baseName(name: string): string {
  return shownName(name).replace(/\.[^.]*$/, "") || "photo";
}
