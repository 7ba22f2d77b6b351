import sharp from "sharp";

/** What is wrong with a file that calls itself a picture. */
export type PictureFault = "type" | "broken" | "pixels";

/** The largest picture: a small file may hold so many pixels that reading it fills the memory. */
const mostPixels = 40_000_000;
const longestSide = 12_000;

/**
 * Makes a picture anew from its pixels: turned as it is meant to be seen, with nothing of what the file held beside them
 * (place, camera, preview, code hidden behind the picture). Only JPEG and PNG by content are pictures here.
 */
export async function cleanPicture(file: File): Promise<File | PictureFault> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) return "type";
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: "error" });
    const { width, height } = await picture.metadata();
    if (width * height > mostPixels || Math.max(width, height) > longestSide) return "pixels";
    const upright = picture.rotate();
    const made = await (kind === "png" ? upright.png() : upright.jpeg({ quality: 88 })).toBuffer();
    return new File([new Uint8Array(made)], `${baseName(file.name)}.${kind}`, {
      type: `image/${kind === "png" ? "png" : "jpeg"}`,
    });
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
