import { LRUCache } from "lru-cache";
import * as z from "zod";

import { plainLine } from "~/lib/text";
import type { RemoteAnswer } from "~/server/remote.server";

import type { Answer } from "./errors";
import { errorBody, longestWait } from "./schemas/common";

/** A file from the API. It is untrusted: a response that serves it must not let a browser run it. */
export type ApiFile = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** The maximum size of JSON and of a file, in bytes. */
export const maxBytes = { json: 5 * 1024 * 1024, file: 10 * 1024 * 1024 };

/** The maximum length of a message for the shopper, in characters, and the maximum number of fields with a message. */
const longestMessage = 200;
const maxFields = 100;

/** The API's answer does not match the contract. */
export class MalformedAnswer extends Error {}

/**
 * The error of an answer with status 400 or higher. The messages of a 4xx are for people. Those of a 5xx may contain
 * anything, such as file paths of the API's server, so only the code is kept and the shop shows its own text. All texts
 * are plain: at most 200 characters per message, 100 fields. `retryAfter` is at most a day.
 * @param keepsMessage keeps the message of a 5xx too, where the specification requires it
 */
export function readFailure({ status, headers, bytes }: RemoteAnswer, keepsMessage: boolean): Answer<never> {
  const { code, message, fields, basket, maxQuantity } = readError(parseJson(decoder.decode(bytes)));
  const isForPeople = status < 500;
  const retryAfter = Math.min(Math.ceil(readWait(headers)), longestWait);
  const error = {
    code: code ?? `http_${status}`,
    message: isForPeople || keepsMessage ? plainLine(message ?? "", longestMessage) || null : null,
    fields: isForPeople ? plainFields(fields ?? {}) : {},
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(basket === undefined ? {} : { basket }),
    ...(maxQuantity === undefined ? {} : { maxQuantity }),
  };
  return { data: null, error, status };
}

const errorParts = errorBody.shape.error.shape;
const anyError = z.object({ error: z.record(z.string(), z.unknown()) });

/**
 * The parts of an error that match the contract. A part that does not, such as `null` or an empty list for no fields,
 * must not cost the shopper the message, or an order's form the code.
 */
function readError(body: unknown): Partial<z.infer<typeof errorBody>["error"]> {
  const error = anyError.safeParse(body).data?.error ?? {};
  return {
    code: errorParts.code.safeParse(error.code).data,
    message: errorParts.message.safeParse(error.message).data,
    fields: errorParts.fields.safeParse(error.fields).data,
    basket: error.basket,
    maxQuantity: errorParts.maxQuantity.safeParse(error.maxQuantity).data,
  };
}

/** In how many seconds to try again; a header may also name the moment (RFC 9110, 10.2.3), by the API's own clock. */
function readWait(headers: RemoteAnswer["headers"]): number {
  const text = headers.get("retry-after") ?? "0";
  if (!text.endsWith(" GMT")) return Number(text);
  const now = Date.parse(headers.get("date") ?? "") || Date.now();
  return (Date.parse(text) - now) / 1000;
}

function plainFields(fields: Record<string, string>): Record<string, string> {
  const kept = Object.entries(fields).slice(0, maxFields);
  return Object.fromEntries(kept.map(([name, text]) => [name.slice(0, 100), plainLine(text, longestMessage)]));
}

/**
 * The `data` of an answer. Nothing may change it: a kept answer gives the same object for the same text.
 * @param isKept keeps the data in memory, so that the same text is parsed once
 * @throws MalformedAnswer if it does not match the schema
 */
export function readJson<T>({ status, bytes }: RemoteAnswer, schema: z.ZodType<T>, isKept = false): Answer<T> {
  // 204: the API has done what was asked, and has nothing to return.
  const sent = status === 204 ? nothing : bytes;
  return { data: isKept ? readOnce(sent, schema) : parseData(sent, schema), error: null, status };
}

const nothing = Buffer.from('{"data":{}}');

const envelope = z.object({ data: z.unknown() });

/** What was read from an answer, and by which schema. */
type Read = { schema: z.ZodType; data: unknown };

/** The latest kept answers. The API is called for each request, and most of its answers are the same as before. */
const read = new LRUCache<string, Read>({
  // In bytes of the answers. The data takes several times their memory.
  maxSize: 6_000_000,
  sizeCalculation: (_, key) => key.length + 1,
});

function readOnce<T>(bytes: Buffer, schema: z.ZodType<T>): T {
  // One character per byte, which is faster than decoding the text.
  const key = bytes.toString("latin1");
  const known = read.get(key);
  // It is the output of the same schema.
  if (known?.schema === schema) return known.data as T;
  const data = parseData(bytes, schema);
  read.set(key, { schema, data });
  return data;
}

function parseData<T>(bytes: Buffer, schema: z.ZodType<T>): T {
  // Two steps: zod compiles a schema when it is first used, so none is made per answer.
  const answer = envelope.safeParse(parseJson(decoder.decode(bytes)));
  const parsed = answer.success ? schema.safeParse(answer.data.data) : answer;
  if (!parsed.success) throw new MalformedAnswer(parsed.error.issues[0]?.message ?? "unknown shape");
  return parsed.data;
}

/**
 * A file. A page of the API is converted to UTF-8, unless its encoding is unknown.
 * @throws MalformedAnswer if it has another type
 */
export function readFile({ status, headers, bytes }: RemoteAnswer): Answer<ApiFile> {
  const given = headers.get("content-type") ?? "";
  const type = given.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/pdf" && type !== "text/html") throw new MalformedAnswer(`a file of type ${type}`);
  const file = type === "text/html" ? inUtf8(bytes, given) : new Uint8Array(bytes);
  return { data: { type, bytes: file }, error: null, status };
}

/** How many bytes at the start of a page may name its encoding (HTML, 13.2.3.2). */
const encodingWithin = 1024;

/** @param type the page's type, which may name the encoding too */
function inUtf8(page: Buffer, type: string): Uint8Array<ArrayBuffer> {
  const start = page.subarray(0, encodingWithin).toString("latin1");
  const [, name = "utf-8"] =
    /charset\s*=\s*["']?([\w-]+)/i.exec(type) ?? /<meta\b[^>]*charset\s*=\s*["']?([\w-]+)/i.exec(start) ?? [];
  if (/^utf-?8$/i.test(name)) return new Uint8Array(page);
  try {
    return new TextEncoder().encode(new TextDecoder(name).decode(page));
  } catch {
    return new Uint8Array(page);
  }
}

const decoder = new TextDecoder();

function parseJson(text: string): unknown {
  try {
    const hasSurrogates = text.includes("\\u") && /\\ud[89a-f]/i.test(text);
    return JSON.parse(text, hasSurrogates ? withWholeCharacters : undefined);
  } catch {
    return undefined;
  }
}

/** Replaces lone surrogates, which JSON may contain: they would break every URL that includes the text. */
function withWholeCharacters(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;
}
