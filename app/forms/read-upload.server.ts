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
import { attachmentLimits, faultOfAttachment } from "~/lib/attachments";

import { cleanPicture, mostPixelsInAll, shownName, type PictureFault } from "./clean-picture.server";
import { faultOfHuman, limitOfPictures } from "./human-check.server";
import { mostFields, readForm, refuseForeignPost, withoutOddNames } from "./read-form.server";

/** What a form with pictures is: the name of the form and of its field of pictures, and who sends it, for limits. */
type UploadForm = { form: string; field: string; whose: string };

/** What is read of a form with pictures: its other fields, the good pictures, and what is wrong with the others. */
export type Upload = {
  form: FormData;
  files: File[];
  error: string | null;
  /** Why no picture was looked at: signs of a program, or too many forms; then in how many seconds there may be another. */
  refusal: { message: string; wait: number } | null;
};

const megabyte = 1024 * 1024;

/** Texts of a form, in bytes. */
const mostText = 64 * 1024;

/**
 * Where reading stops. It lies above what a shopper may attach, so that one file too many or too large is a message at
 * the field and loses nothing of what was typed.
 */
const hard = { maxFileSize: 11 * megabyte, maxParts: mostFields, maxTotalSize: 120 * megabyte };
const mostFiles = 20;

/**
 * The fields of a posted form that may carry pictures. They are checked by content, and made anew without whatever else
 * the file held, such as the place where the photo was taken. Before the first one is, the fields before it have to show that a
 * person sends the form, and that the sender has not sent too many: `HumanFields` stand before the pictures.
 * @throws a 403 response for a post from another site, 413 for a body over the hard limits, 400 for one that is no form
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
  return { form: withoutOddNames(fields), files: pictures.files, error: pictures.error(), refusal: refusal ?? null };
}

/** An empty file field is sent as an empty file without a name. */
const isNone = ({ size, filename }: MultipartPart) => size === 0 && !filename;

async function refuseUpload(name: string, form: FormData, { whose, t }: { whose: string; t: Translate }) {
  const fault = faultOfHuman(name, form);
  if (fault) return { message: t(fault), wait: 0 };
  const wait = await limitOfPictures(whose);
  return wait > 0 ? { message: t("forms:human.often", { wait: waitText(t, wait) }), wait } : null;
}

/** Reads a form part by part: texts are added to the fields, and files are handed on, one at a time. */
async function readParts(request: Request, fields: FormData, take: (file: MultipartPart) => Promise<void>) {
  let [text, files] = [0, 0];
  try {
    for await (const part of parseMultipartRequest(request, hard)) {
      if (part.isFile) {
        files += 1;
        if (files > mostFiles) throw tooLarge();
        await take(part);
      } else {
        text += part.size;
        if (text > mostText) throw tooLarge();
        if (part.name) fields.append(part.name, part.text);
      }
    }
  } catch (error) {
    if (overLimit.some((kind) => error instanceof kind)) throw tooLarge();
    // The parser throws a TypeError for text that is no UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError)
      throw new Response(null, { status: 400, statusText: "Bad Request" });
    throw error;
  }
}

/** The pictures of a form as they come in, one by one, so that no more than one is held as it was sent. */
class Pictures {
  readonly files: File[] = [];
  private readonly faults: string[] = [];
  private readonly seen = new Set<string>();
  private pixelsLeft = mostPixelsInAll;

  constructor(private readonly t: Translate) {}

  async add(part: MultipartPart): Promise<void> {
    const name = part.filename ?? "";
    const key = `${part.size} ${name}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const fault =
      faultOfAttachment({ name, size: part.size }) ?? (this.files.length >= attachmentLimits.files ? "many" : null);
    const cleaned = fault ?? (await cleanPicture(part.bytes, name, this.pixelsLeft));
    if (typeof cleaned === "string") return void this.faults.push(this.describe(name, cleaned));
    this.files.push(cleaned.file);
    this.pixelsLeft -= cleaned.pixels;
  }

  error(): string | null {
    return this.faults.length > 0 ? this.faults.join(". ") : null;
  }

  private describe(name: string, fault: PictureFault | "type" | "empty" | "size" | "many"): string {
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
