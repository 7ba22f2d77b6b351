import sharp from "sharp";

import type { Files } from "#mocks/context";
import { newUid } from "#mocks/customers/secrets";
import type { StoredFile } from "#mocks/db/queries/order-requests";
import type { Text, Word } from "#mocks/language";

/** The maximum number of photos, and of bytes per photo (contract: "Forms", the limits of files). */
const maxFiles = 10;
const maxBytes = 10 * 1024 * 1024;
const maxPixels = 100_000_000;

/** A photo that passed the checks. */
type Photo = { name: string; bytes: Uint8Array; extension: "jpg" | "png" };

/** The form of a multipart body; an empty one for any other body. */
export const formOf = (body: unknown): FormData => (body instanceof FormData ? body : new FormData());

/** The texts of a form's fields; empty for a missing one. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const text = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");
  return Object.fromEntries(names.map((name) => [name, text(form.get(name))])) as Record<Name, string>;
}

/** The files of a form field. An empty file input sends a file without a name, which is ignored. */
export const filesOf = (form: FormData, field: string): File[] =>
  form.getAll(field).filter((part): part is File => part instanceof File && part.name !== "");

/** Reads photos: JPEG and PNG, by both name and content. The error is for too many or the first invalid one. */
export async function readPhotos(files: File[]): Promise<{ photos: Photo[]; error: Text | null }> {
  if (files.length > maxFiles) return { photos: [], error: ["field.files", { max: maxFiles }] };
  const photos: Photo[] = [];
  for (const file of files) {
    const read = await readPhoto(file);
    if (typeof read === "string") return { photos: [], error: [read, { name: file.name }] };
    photos.push(read);
  }
  return { photos, error: null };
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
const baseName = (name: string): string => name.replace(/^.*[\\/]/, "").slice(0, 200);

/**
 * Stores photos under generated names, then writes what they belong to. If either fails, no photo is left, because nothing
 * would ever delete it.
 */
export async function storePhotos<Written>(
  { saveFile, removeFile }: Pick<Files, "saveFile" | "removeFile">,
  photos: Photo[],
  write: (files: StoredFile[]) => Written,
): Promise<Written> {
  const files: StoredFile[] = [];
  try {
    for (const { name, bytes, extension } of photos) {
      const stored = `${newUid()}.${extension}`;
      files.push({ name, size: bytes.length, stored });
      await saveFile(stored, bytes);
    }
    return write(files);
  } catch (error) {
    await Promise.all(files.map(({ stored }) => removeFile(stored)));
    throw error;
  }
}
