import sharp from "sharp";

import { translateFor } from "~/i18n/translate.server";

import { issueHumanToken } from "./human-check.server";
import { readUpload } from "./read-upload.server";
import { tokenName } from "./reply";

export const address = "http://localhost:3000/feedback";
export type Bytes = Uint8Array<ArrayBuffer>;
export type Sent = { name: string; bytes: Bytes; type?: string };

export function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#c9380a" } });
}

/** The field that passes the bot check. */
export const issued = (): [string, string] => [tokenName, issueHumanToken("feedback")];

export function post(files: Sent[], texts: Record<string, string> = {}, headers: Record<string, string> = {}): Request {
  const form = new FormData();
  form.append(...issued());
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const { name, bytes, type = "image/jpeg" } of files) form.append("files", new File([bytes], name, { type }));
  return new Request(address, { method: "POST", body: form, headers: { Origin: "http://localhost:3000", ...headers } });
}

let senders = 0;

/** Reads a form from a new sender; removes its token from the result. */
export async function read(request: Request, whose = `sender ${(senders += 1)}`) {
  const upload = await readUpload(request, { form: "feedback", field: "files", whose }, translateFor("en"));
  upload.form.delete(tokenName);
  return upload;
}

export const text = (content: string): Bytes => new TextEncoder().encode(content);
export const same = (count: number, bytes: Bytes): Sent[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}.jpg`, bytes }));
