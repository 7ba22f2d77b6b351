import sharp from "sharp";

import type { SaveFile } from "#mocks/context";
import { newUid } from "#mocks/customers/secrets";
import type { StoredFile } from "#mocks/db/queries/order-requests";
import type { Text, Word } from "#mocks/language";

/** The maximum number of photos, and of bytes per photo (contract: "Forms", the limits of files). */
const maxFiles = 10;
const maxBytes = 10 * 1024 * 1024;
const maxPixels = 100_000_000;

/** A photo that passed the checks. */
export type Photo = { name: string; bytes: Uint8Array; extension: "jpg" | "png" };

/** The files of a form field. An empty file input sends a file without a name, which is ignored. */
export function filesOf(form: FormData, field: string): File[] {
  return form.getAll(field).filter((part): part is File => part instanceof File && part.name !== "");
}

/** Reads photos: JPEG and PNG, by both name and content. Returns an error for too many or the first invalid one. */
export async function readPhotos(files: File[]): Promise<{ photos: Photo[] } | { error: Text }> {
  if (files.length > maxFiles) return { error: ["field.files", { max: maxFiles }] };
  const photos: Photo[] = [];
  for (const file of files) {
    const read = await readPhoto(file);
    if (typeof read === "string") return { error: [read, { name: file.name }] };
    photos.push(read);
  }
  return { photos };
}

async function readPhoto(file: File): Promise<Photo | Word> {
  if (file.size > maxBytes) return "field.fileLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = kindOf(bytes);
  if (!extension || !/\.(jpe?g|png)$/i.test(file.name) || !(await isDrawable(bytes))) return "field.filePhoto";
  return { name: baseName(file.name), bytes, extension };
}

const signatures = { jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } as const;

function kindOf(bytes: Uint8Array): "jpg" | "png" | null {
  const begins = (signature: readonly number[]) => signature.every((byte, place) => bytes[place] === byte);
  if (begins(signatures.jpg)) return "jpg";
  return begins(signatures.png) ? "png" : null;
}

/** Whether the file has a readable image header and no more pixels than allowed. */
async function isDrawable(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    return width * height <= maxPixels;
  } catch {
    return false;
  }
}

/** The file name without any folders, cut to 200 characters. */
function baseName(name: string): string {
  return name.replace(/^.*[\\/]/, "").slice(0, 200);
}

/** Stores photos under generated names and returns their descriptions. */
export async function storePhotos(saveFile: SaveFile, photos: Photo[]): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const { name, bytes, extension } of photos) {
    const stored = `${newUid()}.${extension}`;
    await saveFile(stored, bytes);
    files.push({ name, size: bytes.length, stored });
  }
  return files;
}
