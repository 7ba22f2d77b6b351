import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

import { getResponse, type HttpHandler } from "msw";

import { createDispatch, type Dispatch } from "./dispatch";
import { ApiFailure, failureBody, failures, type FailureCode } from "./errors";
import { createFrontPageHandler } from "./handlers/about-api";
import { textOf } from "./json-response";
import { languageOf } from "./language";

// Longer than the shop's HTTP agent keeps an idle connection, so that no connection closes during a request.
const keepAlive = 75_000;
const maxBytes = 1_000_000;
// Ten files of 10 MB and the other form fields.
const maxUploadBytes = 110_000_000;

/** An HTTP server, and a way to serve other handlers from the next request on. */
export type ApiServer = { server: Server; replace(handlers: HttpHandler[]): void };

/** Creates an HTTP server that serves msw handlers. It is not listening yet. */
export function createApiServer(handlers: HttpHandler[]): ApiServer {
  const dispatchOf = (all: HttpHandler[]) => createDispatch([createFrontPageHandler(), ...all]);
  let dispatch = dispatchOf(handlers);
  const server = createServer((incoming, outgoing) => {
    answer(dispatch, incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`[api] ${incoming.method ?? ""} ${incoming.url ?? ""}: ${String(error)}\n`);
      sendFailure(incoming, outgoing, "internal");
    });
  });
  server.keepAliveTimeout = keepAlive;
  server.headersTimeout = keepAlive + 5_000;
  return { server, replace: (all) => void (dispatch = dispatchOf(all)) };
}

async function answer(dispatch: Dispatch, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = addressOf(incoming);
  if (!url) return sendFailure(incoming, outgoing, "bad_request");
  const asked = incoming.method ?? "GET";
  const method = asked === "HEAD" ? "GET" : asked;
  const handler = dispatch.find(method, url.pathname);
  if (!handler) {
    return sendFailure(incoming, outgoing, dispatch.knows(url.pathname) ? "method_not_allowed" : "not_found");
  }
  const body = await readBody(incoming);
  if (body === null) return sendFailure(incoming, outgoing, "too_large");
  const headers = headersOf(incoming);
  const request = new Request(url, { method, headers, ...(body.length > 0 && method !== "GET" ? { body } : {}) });
  const response = await getResponse([handler], request);
  if (!response) return sendFailure(incoming, outgoing, "not_found");
  await send(response, outgoing, asked === "HEAD");
}

/** The request's URL; null if it is invalid or its path cannot be decoded. */
function addressOf(incoming: IncomingMessage): URL | null {
  try {
    const url = new URL(incoming.url ?? "/", "http://api.local");
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

/** The whole body; null if it is over the limit for its type. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const isUpload = (incoming.headers["content-type"] ?? "").startsWith("multipart/");
  const max = isUpload ? maxUploadBytes : maxBytes;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length > max) return null;
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

async function send(response: Response, outgoing: ServerResponse, headOnly: boolean): Promise<void> {
  // The faults `drop` and `lost`: the client sees a broken connection.
  if (response.type === "error") {
    outgoing.socket?.destroy();
    return;
  }
  const text = textOf(response);
  const bytes = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.setHeader("content-length", bytes.length);
  outgoing.writeHead(response.status);
  outgoing.end(headOnly ? undefined : bytes);
}

function sendFailure(incoming: IncomingMessage, outgoing: ServerResponse, code: FailureCode): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = failureBody(new ApiFailure(code), languageOf(incoming.headers["accept-language"] ?? null));
  const id = incoming.headers["x-request-id"];
  if (typeof id === "string") outgoing.setHeader("x-request-id", id);
  // The rest of a body over the limit is not read.
  if (code === "too_large") outgoing.setHeader("connection", "close");
  outgoing.writeHead(failures[code].status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(body));
}
