import * as z from "zod";

import { plainLine } from "~/lib/text";
import { readWhole, TooLarge } from "~/server/remote.server";

import type { Answer } from "./errors";
import { errorBody, longestWait } from "./schemas/common";

/** A file from the API. It is untrusted: a response that serves it must not let a browser run it. */
export type ApiFile = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** The maximum size of JSON and of a file, in bytes after decompression. */
const largestJson = 5 * 1024 * 1024;
const largestFile = 10 * 1024 * 1024;

/** The maximum length of a message for the shopper, in characters, and the maximum number of fields with a message. */
const longestMessage = 200;
const maxFields = 100;

/** The API's answer does not match the contract. */
export class MalformedAnswer extends Error {}

/**
 * The error of an answer with status 400 or higher. The messages of a 4xx are for people. Those of a 5xx may hold
 * anything, such as file paths of the API's server, so only the code is kept and the shop shows its own text. All texts
 * are plain: at most 200 characters per message, 100 fields. `retryAfter` is at most a day.
 * @param keepsMessage keeps the message of a 5xx too, where the specification requires it
 */
export async function readFailure(
  response: Response,
  signal: AbortSignal,
  keepsMessage: boolean,
): Promise<Answer<never>> {
  const { status, headers } = response;
  const parsed = errorBody.safeParse(parseJson(await readUpTo(largestJson, response, signal)));
  const { code, message, fields, basket, maxQuantity } = parsed.success
    ? parsed.data.error
    : { code: `http_${status}`, message: "", fields: {}, basket: undefined, maxQuantity: undefined };
  const isForPeople = status < 500;
  const retryAfter = Math.min(Math.ceil(Number(headers.get("Retry-After") ?? 0)), longestWait);
  const error = {
    code,
    message: isForPeople || keepsMessage ? plainLine(message, longestMessage) || null : null,
    fields: isForPeople ? plainFields(fields ?? {}) : {},
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(basket === undefined ? {} : { basket }),
    ...(maxQuantity === undefined ? {} : { maxQuantity }),
  };
  return { data: null, error, status };
}

function plainFields(fields: Record<string, string>): Record<string, string> {
  const kept = Object.entries(fields).slice(0, maxFields);
  return Object.fromEntries(kept.map(([name, text]) => [name.slice(0, 100), plainLine(text, longestMessage)]));
}

/**
 * The `data` of an answer.
 * @throws MalformedAnswer if it does not match the schema or is larger than 5 MB
 */
export async function readJson<T>(response: Response, signal: AbortSignal, schema: z.ZodType<T>): Promise<Answer<T>> {
  const parsed = z.object({ data: schema }).safeParse(parseJson(await readUpTo(largestJson, response, signal)));
  if (!parsed.success) throw new MalformedAnswer(parsed.error.issues[0]?.message ?? "unknown shape");
  return { data: parsed.data.data, error: null, status: response.status };
}

/**
 * A file of up to 10 MB, read completely.
 * @throws MalformedAnswer if it has another type or is larger
 */
export async function readFile(response: Response, signal: AbortSignal): Promise<Answer<ApiFile>> {
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim();
  if (type !== "application/pdf" && type !== "text/html") throw new MalformedAnswer(`a file of type ${type}`);
  const bytes = await readUpTo(largestFile, response, signal);
  return { data: { type, bytes }, error: null, status: response.status };
}

async function readUpTo(most: number, response: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return readWhole(response, signal, most).catch((error: unknown) => {
    throw error instanceof TooLarge ? new MalformedAnswer(error.message) : error;
  });
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder().decode(bytes);
    return JSON.parse(text, /\\ud[89a-f]/i.test(text) ? withWholeCharacters : undefined);
  } catch {
    return undefined;
  }
}

/** Replaces lone surrogates, which JSON may contain: they would break every URL that includes the text. */
function withWholeCharacters(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;
}
