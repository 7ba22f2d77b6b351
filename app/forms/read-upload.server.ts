import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartRequest,
  type MultipartPart,
} from "@remix-run/multipart-parser";

import type { Translate } from "~/i18n/translate";
import { waitText } from "~/i18n/wait";
import { attachmentLimits, validateAttachment } from "~/lib/attachments";

import { cleanPicture, maxPixelsInTotal, shownName, type PictureError } from "./clean-picture.server";
import { checkHuman, countPictures } from "./human-check.server";
import { maxFields, readForm, refuseForeignPost, tidyForm } from "./read-form.server";

/** A form with pictures: its name, the name of its file field, and its sender for rate limits. */
type UploadForm = { form: string; field: string; whose: string };

/** The content of a form with pictures: its other fields, the accepted pictures, and the errors of the others. */
type Upload = {
  form: FormData;
  files: File[];
  error: string | null;
  /**
   * Why no picture was processed: signs of a bot, or too many forms; `wait` is then the number of seconds until the
   * next one is allowed.
   */
  refusal: { message: string; wait: number } | null;
};

const megabyte = 1024 * 1024;

/** The maximum size of a form's texts, in bytes. */
const maxText = 64 * 1024;

/**
 * Limits where reading stops. They are higher than what a shopper may attach, so that one file too many or too large
 * gives a message at the field, and nothing typed is lost.
 */
const hard = { maxFileSize: 11 * megabyte, maxParts: maxFields, maxTotalSize: 120 * megabyte };
const maxFiles = 20;

/**
 * Reads a posted form that may have pictures. Pictures are checked by content and re-encoded without other data, such
 * as the location of a photo. Before the first picture is processed, the fields before it must pass the bot check and
 * the sender the rate limit: `HumanFields` come before the pictures.
 * @throws a 403 response for a cross-site post, 413 for a body over the hard limits, 400 for an invalid form
 */
export async function readUpload(request: Request, { form, field, whose }: UploadForm, t: Translate): Promise<Upload> {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
  if (!isMultipart) return { form: await readForm(request), files: [], error: null, refusal: null };
  refuseForeignPost(request);
  if (Number(request.headers.get("Content-Length") ?? 0) > hard.maxTotalSize) throw tooLarge();
  const pictures = new Pictures(t);
  const fields = new FormData();
  let refusal: Upload["refusal"] | undefined;
  await readParts(request, fields, async (part) => {
    if (part.name !== field || isNone(part)) return;
    if (refusal === undefined) refusal = await refuseUpload(form, fields, { whose, t });
    if (refusal === null) await pictures.add(part);
  });
  return {
    form: tidyForm(fields),
    files: pictures.files,
    error: pictures.error(),
    refusal: refusal ?? null,
  };
}

/** An empty file field is sent as an empty file without a name. */
const isNone = ({ size, filename }: MultipartPart) => size === 0 && !filename;

async function refuseUpload(name: string, form: FormData, { whose, t }: { whose: string; t: Translate }) {
  const fault = checkHuman(name, form);
  if (fault) return { message: t(fault), wait: 0 };
  const wait = await countPictures(whose);
  return wait > 0 ? { message: t("forms:human.often", { wait: waitText(t, wait) }), wait } : null;
}

/** Reads a form part by part: adds texts to the fields and passes files on, one at a time. */
async function readParts(request: Request, fields: FormData, take: (file: MultipartPart) => Promise<void>) {
  let [text, files] = [0, 0];
  try {
    for await (const part of parseMultipartRequest(request, hard)) {
      if (part.isFile) {
        files += 1;
        if (files > maxFiles) throw tooLarge();
        await take(part);
      } else {
        text += part.size;
        if (text > maxText) throw tooLarge();
        if (part.name) fields.append(part.name, part.text);
      }
    }
  } catch (error) {
    if (overLimit.some((kind) => error instanceof kind)) throw tooLarge();
    // The parser throws a TypeError for text that is not UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError)
      throw new Response(null, { status: 400, statusText: "Bad Request" });
    throw error;
  }
}

/** Collects the pictures of a form one by one, so that only one original is in memory at a time. */
class Pictures {
  readonly files: File[] = [];
  private readonly faults: string[] = [];
  private readonly seen = new Set<string>();
  private pixelsLeft = maxPixelsInTotal;

  constructor(private readonly t: Translate) {}

  async add(part: MultipartPart): Promise<void> {
    const name = part.filename ?? "";
    const key = `${part.size} ${name}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const fault =
      validateAttachment({ name, size: part.size }) ?? (this.files.length >= attachmentLimits.files ? "many" : null);
    const cleaned = fault ?? (await cleanPicture(part.bytes, name, this.pixelsLeft));
    if (typeof cleaned === "string") return void this.faults.push(this.describe(name, cleaned));
    this.files.push(cleaned.file);
    this.pixelsLeft -= cleaned.pixels;
  }

  error(): string | null {
    return this.faults.length > 0 ? this.faults.join(". ") : null;
  }

  private describe(name: string, fault: PictureError | "type" | "empty" | "size" | "many"): string {
    return this.t("forms:files.at", { name: shownName(name), fault: this.t(`forms:files.${fault}`) });
  }
}

const overLimit = [
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
];

function tooLarge(): Response {
  return new Response(null, { status: 413, statusText: "Payload Too Large" });
}
