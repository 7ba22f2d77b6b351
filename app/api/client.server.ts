import * as z from "zod";

import { env } from "~/env.server";
import type { Locale } from "~/i18n/config";
import { describeError, log } from "~/lib/log.server";

import type { Answer, ApiError } from "./errors";
import { errorBody } from "./schemas/common";

/** One finished call, as the debug log shows it (specification, section 3: debug log entry). Times are in ms. */
export type CallEntry = {
  id: string;
  type: string;
  path: string;
  start: number;
  end: number;
  options: { limit: number; tries: number };
  status: number;
};

/** On whose behalf a call is made; `calls` collects what this page request has called. */
export type Caller = {
  requestId: string;
  locale: Locale;
  token: string | null;
  calls: CallEntry[];
  /**
   * Called when the API finds the token dead (401): puts a new one in its place, or null where there is none to be had.
   * The call is then made once more.
   */
  renew?: (dead: string) => Promise<void>;
};

/**
 * How long a call may take, retry included, in ms: suggestions, a page's side blocks, its main thing, writes, an order
 * and writes with files.
 */
export const limits = {
  suggestion: 1500,
  side: 2000,
  main: 5000,
  write: 5000,
  order: 20_000,
  upload: 60_000,
} as const;

type QueryValue = string | number | null | undefined;

export type CallOptions<T> = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  query?: Record<string, QueryValue>;
  /** Sent as JSON, or as it is where it is a form with files. */
  body?: object;
  /** Beside those that every call has. */
  headers?: Record<string, string>;
  /** The shape of the answer's `data`. */
  schema: z.ZodType<T>;
  /** One of `limits`, in ms. */
  limit: number;
};

/** A file that the API made. Whoever hands it on must not let a browser run it: it is untrusted. */
export type ApiFile = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** The largest file that is read, in bytes. */
const largestFile = 10 * 1024 * 1024;

type Read<T> = (response: Response) => Promise<Answer<T>>;
type Asked = Omit<CallOptions<never>, "schema">;

class MalformedAnswer extends Error {}

/**
 * Calls the shop's API. A GET that fails for a passing reason (no connection, 502, 503, 504, a malformed body) is tried
 * once more within its time limit; a write never is. Never throws: what went wrong is in the answer.
 */
export function callApi<T>(caller: Caller, options: CallOptions<T>): Promise<Answer<T>> {
  return callAndRead(caller, options, (response) => readJson(response, options.schema));
}

/** Fetches a file that stands behind the token or a key: a PDF or HTML, up to 10 MB, read whole. Otherwise as `callApi`. */
export function callForFile(
  caller: Caller,
  options: Pick<Asked, "path" | "query" | "limit">,
): Promise<Answer<ApiFile>> {
  return callAndRead(caller, options, readFile);
}

async function callAndRead<T>(caller: Caller, options: Asked, read: Read<T>): Promise<Answer<T>> {
  const method = options.method ?? "GET";
  const signal = AbortSignal.timeout(options.limit);
  const start = Date.now();
  const mostTries = method === "GET" ? 2 : 1;
  const { token } = caller;
  let tries = 0;
  let answer: Answer<T>;
  do {
    tries += 1;
    answer = await attempt(caller, method, options, signal, read);
  } while (tries < mostTries && isPassing(answer) && !signal.aborted);
  if (answer.status === 401 && token !== null && caller.renew) {
    await caller.renew(token);
    // The API has done nothing yet, so a write may be sent again as well.
    if (caller.token !== token) answer = await attempt(caller, method, options, signal, read);
  }
  record(
    caller,
    {
      id: `${caller.requestId}.${caller.calls.length + 1}`,
      type: method,
      path: options.path,
      start,
      end: Date.now(),
      options: { limit: options.limit, tries },
      status: answer.status,
    },
    answer.error,
  );
  return answer;
}

async function attempt<T>(
  caller: Caller,
  method: string,
  options: Asked,
  signal: AbortSignal,
  read: Read<T>,
): Promise<Answer<T>> {
  try {
    const response = await fetch(address(options), {
      method,
      headers: { ...headersFor(caller, options.body), ...options.headers },
      body: options.body instanceof FormData ? options.body : (JSON.stringify(options.body) ?? null),
      redirect: "error",
      signal,
    });
    return await (response.status >= 400 ? readFailure(response) : read(response));
  } catch (error) {
    if (signal.aborted) return failed("timeout", describeError(error));
    return failed(error instanceof MalformedAnswer ? "malformed" : "unreachable", describeError(error));
  }
}

function address({ path, query = {} }: { path: string; query?: Record<string, QueryValue> }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.append(name, String(value));
  }
  return search.size ? `${env.API_URL}${path}?${search.toString()}` : `${env.API_URL}${path}`;
}

function headersFor(caller: Caller, body: object | undefined): Record<string, string> {
  // A form's type has to name the boundary of its parts, which only fetch knows.
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    Accept: "application/json",
    "Accept-Language": caller.locale,
    "X-Request-Id": caller.requestId,
    ...(caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
    ...(isJson ? { "Content-Type": "application/json" } : {}),
  };
}

async function readFailure(response: Response): Promise<Answer<never>> {
  const { status, headers } = response;
  const parsed = errorBody.safeParse(parseJson(await response.text()));
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

async function readJson<T>(response: Response, schema: z.ZodType<T>): Promise<Answer<T>> {
  const parsed = z.object({ data: schema }).safeParse(parseJson(await response.text()));
  if (!parsed.success) throw new MalformedAnswer(parsed.error.issues[0]?.message ?? "unknown shape");
  return { data: parsed.data.data, error: null, status: response.status };
}

async function readFile(response: Response): Promise<Answer<ApiFile>> {
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0]?.trim();
  if (type !== "application/pdf" && type !== "text/html") throw new MalformedAnswer(`a file of type ${type}`);
  return { data: { type, bytes: await readBytes(response) }, error: null, status: response.status };
}

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > largestFile) {
      void reader?.cancel();
      throw new MalformedAnswer(`a file over ${largestFile} bytes`);
    }
    chunks.push(new Uint8Array(next.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failed(
  code: "timeout" | "unreachable" | "malformed",
  reason: string,
): { data: null; error: ApiError; status: number } {
  log("error", "api_failure", { code, reason });
  return { data: null, error: { code, message: null, fields: {} }, status: 500 };
}

function isPassing(answer: Answer<unknown>): boolean {
  if (answer.error === null) return false;
  return ["unreachable", "malformed"].includes(answer.error.code) || [502, 503, 504].includes(answer.status);
}

function record(caller: Caller, entry: CallEntry, error: ApiError | null): void {
  caller.calls.push(entry);
  log(error && entry.status >= 500 ? "error" : "info", "api_call", { ...entry, code: error?.code });
}
