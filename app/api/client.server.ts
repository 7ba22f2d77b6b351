import type * as z from "zod";

import { env } from "~/env.server";
import type { Locale } from "~/i18n/config";
import { describeError, log } from "~/server/log.server";
import { metrics } from "~/server/metrics.server";
import { askRemote, encodeBody, type RemoteAnswer, TimedOut, TooLarge } from "~/server/remote.server";
import { countApiCall } from "~/server/requests.server";
import { traceCall } from "~/server/traces.server";

import { withBreaker } from "./breakers.server";
import { unreachable, type Answer, type ApiError } from "./errors";
import { maxBytes, MalformedAnswer, readFailure, readFile, readJson, type ApiFile } from "./read-answer.server";

/** A finished call, as the debug log shows it (specification, section 3: debug log entry). Times are in ms. */
export type CallEntry = {
  id: string;
  type: string;
  path: string;
  start: number;
  end: number;
  options: { limit: number; tries: number };
  status: number;
};

/** The visitor that a call is made for. `calls` collects the calls of this page request. */
export type Caller = {
  requestId: string;
  locale: Locale;
  token: string | null;
  calls: CallEntry[];
  /**
   * The client whose attempts the API counts, under an anonymous name: an address, or a device that knows the account.
   */
  client?: string;
  /**
   * Called when the API rejects the token (401). Sets a new token, or null if there is none. The call is then repeated
   * once.
   */
  renew?: (dead: string) => Promise<void>;
};

/**
 * Time limits of calls in ms, including the retry: suggestions, a page's side blocks, one of the parts that a page
 * consists of, a page's main content, writes, an order, and writes with files. A page waits for every call until its
 * limit, and shows what arrived in time.
 */
export const limits = {
  suggestion: 1500,
  side: 2000,
  part: 3000,
  main: 5000,
  write: 5000,
  order: 20_000,
  upload: 60_000,
} as const;

type Method = "GET" | "POST" | "PUT" | "DELETE";
type QueryValue = string | number | null | undefined;

export type CallOptions<T> = {
  method?: Method;
  /** The endpoint's template, `/product/:code/view`. Log, metrics and breakers use it as the endpoint's name. */
  path: string;
  /** The values for each `:name` in the path. */
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  /** Sent as JSON, or unchanged if it is a `FormData` with files. */
  body?: object;
  /** In addition to the headers of every call. */
  headers?: Record<string, string>;
  /** The schema of the answer's `data`. */
  schema: z.ZodType<T>;
  /** One of `limits`, in ms. */
  limit: number;
  /** Shows the API's message for any status, as the specification requires for the sign-in. */
  showsErrorMessage?: true;
};

/** How to read an answer, and its maximum size in bytes. */
type Reader<T> = { read: (answer: RemoteAnswer) => Answer<T>; most: number };
type RequestOptions = Omit<CallOptions<never>, "schema">;

/**
 * Calls the shop's API. Retries a GET once within its time limit if it fails temporarily (no connection, 502, 503, 504,
 * a malformed body); never retries a write. Never throws: the answer holds the error.
 */
export function callApi<T>(caller: Caller, options: CallOptions<T>): Promise<Answer<T>> {
  // A customer's data and the tokens of a sign-in must not stay in memory.
  const isKept = caller.token === null && (options.method ?? "GET") === "GET";
  const read = (answer: RemoteAnswer) => readJson(answer, options.schema, isKept);
  return callAndRead(caller, options, { read, most: maxBytes.json });
}

/**
 * Fetches a file that requires the token or a key: a PDF or HTML document, up to 10 MB, read completely. Otherwise like
 * `callApi`.
 */
export function callForFile(
  caller: Caller,
  options: Pick<RequestOptions, "path" | "params" | "query" | "limit">,
): Promise<Answer<ApiFile>> {
  return callAndRead(caller, options, { read: readFile, most: maxBytes.file });
}

async function callAndRead<T>(caller: Caller, options: RequestOptions, reader: Reader<T>): Promise<Answer<T>> {
  const method = options.method ?? "GET";
  const endpoint = `${method} ${options.path}`;
  const start = Date.now();
  const trace = traceCall(caller.requestId, endpoint);
  const tracedOptions = { ...options, headers: { ...options.headers, ...trace.headers } };
  // Each limit has its own breaker: an API that is too slow for the counters may still be fast enough for a page's main
  // content.
  const called = withBreaker(`${endpoint} within ${options.limit} ms`, () =>
    tryTwice(caller, method, tracedOptions, reader),
  );
  const { answer, tries } = (await called) ?? notCalled;
  trace.end({ status: answer.status, tries, outcome: outcomeOf(answer) });
  record(
    caller,
    endpoint,
    {
      id: `${caller.requestId}.${caller.calls.length + 1}`,
      type: method,
      path: fillPath(options),
      start,
      end: Date.now(),
      options: { limit: options.limit, tries },
      status: answer.status,
    },
    answer.error,
  );
  return answer;
}

type Outcome<T> = { answer: Answer<T>; tries: number };

const notCalled: Outcome<never> = { answer: unreachable, tries: 0 };

async function tryTwice<T>(
  caller: Caller,
  method: Method,
  options: RequestOptions,
  reader: Reader<T>,
): Promise<Outcome<T>> {
  const maxTries = method === "GET" ? 2 : 1;
  const deadline = performance.now() + options.limit;
  const next = () => attempt(caller, method, { ...options, limit: deadline - performance.now() }, reader);
  const { token } = caller;
  let tries = 0;
  let answer: Answer<T>;
  do {
    tries += 1;
    answer = await next();
  } while (tries < maxTries && isPassing(answer) && performance.now() < deadline);
  if (answer.status === 401 && token !== null && caller.renew) {
    await caller.renew(token);
    // A 401 means that the API did nothing, so even a write is safe to repeat.
    if (caller.token !== token) answer = await next();
  }
  return { answer, tries };
}

async function attempt<T>(
  caller: Caller,
  method: Method,
  options: RequestOptions,
  reader: Reader<T>,
): Promise<Answer<T>> {
  try {
    const sent = await encodeBody(options.body);
    const answer = await askRemote(api.origin, {
      method,
      path: address(options),
      headers: { ...headersFor(caller), ...sent.headers, ...options.headers },
      body: sent.body,
      limit: options.limit,
      most: reader.most,
    });
    if (answer.status < 300) return reader.read(answer);
    if (answer.status < 400) throw new MalformedAnswer(`a redirect, ${answer.status}`);
    return readFailure(answer, options.showsErrorMessage === true);
  } catch (error) {
    if (error instanceof TimedOut) return failed("timeout", describeError(error));
    const isMalformed = error instanceof MalformedAnswer || error instanceof TooLarge;
    return failed(isMalformed ? "malformed" : "unreachable", describeError(error));
  }
}

const api = new URL(env.API_URL);

function fillPath({ path, params = {} }: Pick<RequestOptions, "path" | "params">): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

function address({ query = {}, ...endpoint }: Pick<RequestOptions, "path" | "params" | "query">): string {
  const path = fillPath(endpoint);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.append(name, String(value));
  }
  const whole = api.pathname.replace(/\/$/, "") + path;
  return search.size ? `${whole}?${search.toString()}` : whole;
}

function headersFor(caller: Caller): Record<string, string> {
  return {
    Accept: "application/json",
    "Accept-Encoding": "identity",
    "Accept-Language": caller.locale,
    "X-Request-Id": caller.requestId,
    ...(caller.client === undefined ? {} : { "X-Client": caller.client }),
    ...(caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
  };
}

const ownCodes: ReadonlySet<string> = new Set(["timeout", "unreachable", "malformed"]);

type OwnCode = "timeout" | "unreachable" | "malformed";

function failed(code: OwnCode, reason: string): { data: null; error: ApiError; status: number } {
  log("error", "api_failure", { code, reason });
  return { data: null, error: { code, message: null, fields: {} }, status: 500 };
}

function isPassing(answer: Answer<unknown>): boolean {
  if (answer.error === null) return false;
  return ["unreachable", "malformed"].includes(answer.error.code) || [502, 503, 504].includes(answer.status);
}

/** The outcome as a metric label: our own codes or a status, because the API may use any number of codes. */
function outcomeOf({ error, status }: { error: ApiError | null; status: number }): string {
  return !error ? "ok" : ownCodes.has(error.code) ? error.code : String(status);
}

function record(caller: Caller, endpoint: string, entry: CallEntry, error: ApiError | null): void {
  const { requestId, calls } = caller;
  const { start, end, status, options } = entry;
  calls.push(entry);
  countApiCall(requestId, end - start);
  metrics.apiCalls.observe({ endpoint, outcome: outcomeOf({ error, status }) }, (end - start) / 1000);
  if (options.tries > 1) metrics.apiRetries.inc({ endpoint });
  // The request's own line counts its calls; a line for each answered one took 6 % of a product page's processor time.
  const level = !error ? "debug" : status >= 500 ? "error" : "info";
  log(level, "api_call", { requestId, endpoint, ...entry, code: error?.code });
}
