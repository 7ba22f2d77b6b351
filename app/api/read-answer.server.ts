import * as z from "zod";

import { readWhole, TooLarge } from "~/lib/read-whole.server";

import type { Answer } from "./errors";
import { errorBody } from "./schemas/common";

/** A file that the API made. Whoever hands it on must not let a browser run it: it is untrusted. */
export type ApiFile = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** The largest JSON and the largest file that are read, in bytes, after they are unpacked. */
const largestJson = 5 * 1024 * 1024;
const largestFile = 10 * 1024 * 1024;

/** What the API answered is not what the contract says. */
export class MalformedAnswer extends Error {}

/** Why the API refused, from a status of 400 and more. */
export async function readFailure(response: Response, signal: AbortSignal): Promise<Answer<never>> {
  const { status, headers } = response;
  const parsed = errorBody.safeParse(parseJson(await readUpTo(largestJson, response, signal)));
  const { code, message, fields, basket } = parsed.success
    ? parsed.data.error
    : { code: `http_${status}`, message: null, fields: {}, basket: undefined };
  const retryAfter = Number(headers.get("Retry-After") ?? 0);
  const error = {
    ...{ code, message, fields: fields ?? {} },
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(basket === undefined ? {} : { basket }),
  };
  return { data: null, error, status };
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
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
