import * as z from "zod";

import { plainLine } from "~/lib/text";
import { readWhole, TooLarge } from "~/server/remote.server";

import type { Answer } from "./errors";
import { errorBody, longestWait } from "./schemas/common";

/** A file that the API made. Whoever hands it on must not let a browser run it: it is untrusted. */
export type ApiFile = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** The largest JSON and the largest file that are read, in bytes, after they are unpacked. */
const largestJson = 5 * 1024 * 1024;
const largestFile = 10 * 1024 * 1024;

/** The longest message that a shopper is shown, in characters, and the most fields that have one. */
const longestMessage = 200;
const mostFields = 100;

/** What the API answered is not what the contract says. */
export class MalformedAnswer extends Error {}

/**
 * Why the API refused, from a status of 400 and more. What it says of a 4xx is for people; of a 5xx it may be anything, such
 * as where the server's code stands, so only the code is kept and the shop has its own words for it. All that is kept is plain text:
 * 200 characters of a message, 100 fields. A wait is a day at most.
 * @param isTold keeps the message of a 5xx too, for where the specification wants it shown
 */
export async function readFailure(response: Response, signal: AbortSignal, isTold: boolean): Promise<Answer<never>> {
  const { status, headers } = response;
  const parsed = errorBody.safeParse(parseJson(await readUpTo(largestJson, response, signal)));
  const { code, message, fields, basket } = parsed.success
    ? parsed.data.error
    : { code: `http_${status}`, message: "", fields: {}, basket: undefined };
  const isForPeople = status < 500;
  const retryAfter = Math.min(Math.ceil(Number(headers.get("Retry-After") ?? 0)), longestWait);
  const error = {
    code,
    message: isForPeople || isTold ? plainLine(message, longestMessage) || null : null,
    fields: isForPeople ? plainFields(fields ?? {}) : {},
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(basket === undefined ? {} : { basket }),
  };
  return { data: null, error, status };
}

function plainFields(fields: Record<string, string>): Record<string, string> {
  const kept = Object.entries(fields).slice(0, mostFields);
  return Object.fromEntries(kept.map(([name, text]) => [name.slice(0, 100), plainLine(text, longestMessage)]));
}

/**
 * The `data` of an answer.
 * @throws MalformedAnswer where it has another shape or is larger than 5 MB
 */
export async function readJson<T>(response: Response, signal: AbortSignal, schema: z.ZodType<T>): Promise<Answer<T>> {
  const parsed = z.object({ data: schema }).safeParse(parseJson(await readUpTo(largestJson, response, signal)));
  if (!parsed.success) throw new MalformedAnswer(parsed.error.issues[0]?.message ?? "unknown shape");
  return { data: parsed.data.data, error: null, status: response.status };
}

/**
 * A file, up to 10 MB, read whole.
 * @throws MalformedAnswer where it is of another kind or larger
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

/** Half of a character that takes two, which JSON may name, would break every address that its text becomes a part of. */
function withWholeCharacters(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;
}
