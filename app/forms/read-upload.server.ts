import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
  type FileUpload,
} from "@remix-run/form-data-parser";

import type { Translate } from "~/i18n/translate";
import { attachmentLimits, faultOfAttachment } from "~/lib/attachments";

import { cleanPicture, shownName, type PictureFault } from "./clean-picture.server";
import { mostFields, readForm, refuseForeignPost } from "./read-form.server";

/** What is read of a form with pictures: its other fields, the good pictures, and what is wrong with the others. */
export type Upload = { form: FormData; files: File[]; error: string | null };

const megabyte = 1024 * 1024;
const mostText = 64 * 1024;

/**
 * Where reading stops. It lies above what a shopper may attach, so that one file too many or too large is a message at
 * the field and loses nothing of what was typed.
 */
const hard = { maxFiles: 20, maxFileSize: 15 * megabyte, maxParts: mostFields, maxTotalSize: 120 * megabyte };

/**
 * The fields of a posted form that may carry pictures. They are checked by content, and made anew without whatever else
 * the file held, such as the place where the photo was taken.
 * @param name the field of the pictures; files in any other field are left out
 * @throws a 403 response for a post from another site, 413 for a body over the hard limits, 400 for one that is no form
 */
export async function readUpload(request: Request, name: string, t: Translate): Promise<Upload> {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
  if (!isMultipart) return { form: await readForm(request), files: [], error: null };
  refuseForeignPost(request);
  if (Number(request.headers.get("Content-Length") ?? 0) > hard.maxTotalSize) throw tooLarge();
  const pictures = new Pictures(t);
  const form = await parse(request, async (file) => {
    if (file.fieldName === name && !isNone(file)) await pictures.add(file);
    return null;
  });
  form.delete(name);
  if ([...form.values()].reduce((size, value) => size + (typeof value === "string" ? value.length : 0), 0) > mostText) {
    throw tooLarge();
  }
  return { form, files: pictures.files, error: pictures.error() };
}

/** An empty file field is sent as an empty file without a name, which the parser then gives one of its own. */
function isNone({ name, size }: File): boolean {
  return size === 0 && (name === "" || name === "file-upload");
}

/** The pictures of a form as they come in, one by one, so that no more than one is held as it was sent. */
class Pictures {
  readonly files: File[] = [];
  private readonly faults: string[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly t: Translate) {}

  async add(file: File): Promise<void> {
    const key = `${file.size} ${file.name}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const fault = faultOfAttachment(file) ?? (this.files.length >= attachmentLimits.files ? "many" : null);
    const cleaned = fault ?? (await cleanPicture(file));
    if (cleaned instanceof File) this.files.push(cleaned);
    else this.faults.push(this.describe(file.name, cleaned));
  }

  error(): string | null {
    return this.faults.length > 0 ? this.faults.join(". ") : null;
  }

  private describe(name: string, fault: PictureFault | "type" | "empty" | "size" | "many"): string {
    return this.t("forms:files.at", { name: shownName(name), fault: this.t(`forms:files.${fault}`) });
  }
}

async function parse(request: Request, keep: (file: FileUpload) => Promise<null>): Promise<FormData> {
  try {
    return await parseFormData(request, hard, keep);
  } catch (error) {
    if (isOverLimit(error)) throw tooLarge();
    if (error instanceof FormDataParseError) throw new Response(null, { status: 400, statusText: "Bad Request" });
    throw error;
  }
}

const overLimit = [
  MaxFilesExceededError,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
];

function isOverLimit(error: unknown): boolean {
  if (overLimit.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isOverLimit(error.cause);
}

function tooLarge(): Response {
  return new Response(null, { status: 413, statusText: "Payload Too Large" });
}
