import { promisify } from "node:util";
import { brotliDecompress, unzip } from "node:zlib";

import { Agent, type Dispatcher } from "undici";

/** A body is larger than the limit. */
export class TooLarge extends Error {}

/** Keeps connections open between requests. `fetch` does the same, at four times the processor time per request. */
const connections = new Agent();

type RemoteRequest = Pick<Dispatcher.DispatchOptions, "method"> & {
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
  signal: AbortSignal;
  /** The maximum size of the answer in bytes. */
  most: number;
};

/** An answer that has arrived completely. The names of its headers are in lower case. */
export type RemoteAnswer = { status: number; headers: Map<string, string>; bytes: Buffer };

/**
 * Sends a request and reads the answer completely. Follows no redirect.
 * @param origin `https://host:port`
 * @throws the signal's reason, TooLarge, or why there is no answer
 */
export async function askRemote(origin: string, request: RemoteRequest): Promise<RemoteAnswer> {
  const answer = await receive(origin, request);
  const encoding = answer.headers.get("content-encoding") ?? "identity";
  return encoding === "identity" ? answer : { ...answer, bytes: await unpack(answer.bytes, encoding, request.most) };
}

function receive(origin: string, { signal, most, ...request }: RemoteRequest): Promise<RemoteAnswer> {
  const headers = new Map<string, string>();
  const chunks: Buffer[] = [];
  let [status, size] = [0, 0];
  // Without a connection there is nothing to abort yet.
  let abort: (reason: Error) => void = () => undefined;
  let stop: () => void = () => undefined;
  return new Promise<RemoteAnswer>((resolve, reject) => {
    stop = () => {
      abort(reasonOf(signal));
      reject(reasonOf(signal));
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    connections.dispatch(
      { ...request, origin },
      {
        onConnect(stopRequest) {
          abort = stopRequest;
          if (signal.aborted) abort(reasonOf(signal));
        },
        onHeaders(code, fields) {
          status = code;
          for (let index = 0; index + 1 < fields.length; index += 2) {
            headers.set(String(fields[index]).toLowerCase(), String(fields[index + 1]));
          }
          return true;
        },
        onData(chunk) {
          size += chunk.byteLength;
          if (size > most) abort(new TooLarge(`a body over ${most} bytes`));
          else chunks.push(chunk);
          return true;
        },
        onComplete: () =>
          resolve({ status, headers, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
        onError: reject,
      },
    );
  }).finally(() => signal.removeEventListener("abort", stop));
}

const reasonOf = ({ reason }: AbortSignal) => (reason instanceof Error ? reason : new Error(String(reason)));

/** Nothing asks for a compressed answer, but a server may send one anyway. */
async function unpack(bytes: Buffer, encoding: string, most: number): Promise<Buffer> {
  const decompress = encoding === "br" ? promisify(brotliDecompress) : promisify(unzip);
  return decompress(bytes, { maxOutputLength: most }).catch((error: unknown) => {
    const isTooLarge = error instanceof RangeError;
    throw isTooLarge ? new TooLarge(`a body over ${most} bytes`) : error;
  });
}

type Encoded = { body: string | Buffer | null; headers: Record<string, string> };

/** The body of a request: a form becomes `multipart/form-data`, anything else JSON. */
export async function encodeBody(body: object | undefined): Promise<Encoded> {
  if (body === undefined) return { body: null, headers: {} };
  if (!(body instanceof FormData))
    return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const form = new Response(body);
  const headers = { "Content-Type": form.headers.get("Content-Type") ?? "" };
  return { body: Buffer.from(await form.arrayBuffer()), headers };
}

/**
 * Reads a response completely, unless the signal aborts. `fetch` gets that signal too, but loses it to garbage
 * collection after the response's headers have arrived (undici 6.29): a slow body would never time out.
 * @param most the maximum size in bytes
 * @throws the signal's reason, or TooLarge
 */
export async function readWhole(
  { body }: Response,
  signal: AbortSignal,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    signal.throwIfAborted();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > most) {
        stop();
        throw new TooLarge(`a body over ${most} bytes`);
      }
      chunks.push(next.value);
    }
    // A cancelled stream ends as if it were complete.
    signal.throwIfAborted();
    return new Uint8Array(Buffer.concat(chunks));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Runs a task with a signal that aborts after `ms`. The timer ends with the task, while `AbortSignal.timeout` keeps its
 * listeners, and everything they reference, until its time is over.
 * @throws what the task throws; the signal's reason is a `TimeoutError`
 */
export async function within<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException(`after ${ms} ms`, "TimeoutError")), ms);
  try {
    return await task(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
