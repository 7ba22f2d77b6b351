import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { getResponse, type HttpHandler } from "msw";
import { addRoute, createRouter, findRoute } from "rou3";

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
type ApiServer = { server: Server; replace(handlers: HttpHandler[]): void };

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

/** Selects the handler of a request. Without it msw would try every handler and clone the request for each of them. */
export type Dispatch = {
  /** The handler whose method and path match. */
  find(method: string, pathname: string): HttpHandler | undefined;
  /** Whether any handler matches the path, whatever its method. */
  knows(pathname: string): boolean;
};

/** The handlers' paths have the form that `route` gives them: a leading `*`, and `:name` for parameters. */
export function createDispatch(handlers: HttpHandler[]): Dispatch {
  const calls = createRouter<HttpHandler>();
  const paths = createRouter();
  for (const handler of handlers) {
    const path = String(handler.info.path).replace(/^\*/, "");
    addRoute(calls, String(handler.info.method), path, handler);
    addRoute(paths, "", path);
  }
  return {
    find: (method, pathname) => findRoute(calls, method, pathname, { params: false })?.data,
    knows: (pathname) => findRoute(paths, "", pathname, { params: false }) !== undefined,
  };
}

/** Starts listening and returns the address, without a trailing slash. Rejects with a readable message. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: "is in use",
        EACCES: "requires more permissions",
        EADDRNOTAVAIL: "is not an address of this machine",
        ENOTFOUND: "is not an address of this machine",
      };
      reject(
        new Error(`API_PORT ${port} on ${host} ${reasons[error.code ?? ""] ?? `cannot be used: ${error.message}`}`),
      );
    });
    server.listen(port, host, () => resolve(urlOf(server.address(), host)));
  });
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

const sweep = 50;

/** Stops accepting, lets open requests finish and closes idle connections. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is busy now becomes idle after its response and would be kept alive for over a minute.
    const sweeping = setInterval(() => server.closeIdleConnections(), sweep);
    server.close(() => {
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}
