import { promisify } from "node:util";
import { brotliDecompress, unzip } from "node:zlib";

import { Agent, type Dispatcher } from "undici";

/** A body is larger than the limit. */
export class TooLarge extends Error {}

/** The answer was not complete in time. */
export class TimedOut extends Error {}

/** Keeps connections open between requests. `fetch` does the same, at four times the processor time per request. */
const connections = new Agent();

type RemoteRequest = Pick<Dispatcher.DispatchOptions, "method"> & {
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** The maximum time until the answer is complete, in ms. */
  limit: number;
  /** The maximum size of the answer in bytes. */
  most: number;
};

/** An answer that has arrived completely. The names of its headers are in lower case. */
export type RemoteAnswer = { status: number; headers: Map<string, string>; bytes: Buffer };

/**
 * Sends a request and reads the answer completely. Follows no redirect.
 * @param origin `https://host:port`
 * @throws TimedOut, TooLarge, or why there is no answer
 */
export async function askRemote(origin: string, request: RemoteRequest): Promise<RemoteAnswer> {
  const answer = await receive(origin, request);
  const encoding = answer.headers.get("content-encoding") ?? "identity";
  return encoding === "identity" ? answer : { ...answer, bytes: await unpack(answer.bytes, encoding, request.most) };
}

/** The time limit is a plain timer: an `AbortSignal` for each call took 5 % of a product page's processor time. */
function receive(origin: string, { limit, most, ...request }: RemoteRequest): Promise<RemoteAnswer> {
  const headers = new Map<string, string>();
  const chunks: Buffer[] = [];
  let [status, size] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  return new Promise<RemoteAnswer>((resolve, reject) => {
    let failure: Error | null = null;
    // Without a connection there is nothing to abort yet.
    let abort: ((reason: Error) => void) | null = null;
    const fail = (reason: Error) => {
      failure = reason;
      abort?.(reason);
      reject(reason);
    };
    // A timer would start too late: the request is sent at once.
    if (limit <= 0) return fail(new TimedOut("no time left"));
    timer = setTimeout(() => fail(new TimedOut(`after ${Math.round(limit)} ms`)), limit);
    connections.dispatch(
      { ...request, origin },
      {
        onConnect(stopRequest) {
          abort = stopRequest;
          if (failure) abort(failure);
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
          if (size > most) fail(new TooLarge(`a body over ${most} bytes`));
          else chunks.push(chunk);
          return true;
        },
        onComplete: () =>
          resolve({ status, headers, bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks) }),
        onError: reject,
      },
    );
  }).finally(() => clearTimeout(timer));
}

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
