import diagnostics from "node:diagnostics_channel";
import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { Socket } from "node:net";

import * as z from "zod";

import { env } from "~/env.server";

import { exitWithoutConnections } from "./draining.server";
import type { AnswerPage } from "./pages.server";
import { plainPage, plainPageHeaders, refusals, type RefusalStatus } from "./plain-page.server";
import { installRequestFilter } from "./request-filter.server";

/** How long the headers and the whole of a request may take, in ms: an upload over a slow connection takes minutes. */
const timeLimits = { head: 20_000, whole: 300_000 };

/** The idle timeout of a connection, in ms: longer than the longest API call, which sends photos. */
const longestStill = 75_000;

/**
 * How long the rest of an unread body is accepted after the response, in ms, so that a browser can read the response.
 */
const unreadPatience = 10_000;

const connected = z.object({
  socket: z.object({ server: z.custom<Server>((value) => value instanceof Server), localPort: z.number().optional() }),
});
const guarded = new WeakSet<Server>();

/**
 * Limits how long requests may take to arrive, and answers what Node rejects by itself (too large, too slow or invalid
 * headers) with a readable page. remix-serve does not expose its server, but every connection refers to it.
 */
export function limitServers(makePages: () => AnswerPage | null = () => null): void {
  const isServing = env.NODE_ENV === "production";
  if (isServing) exitWithoutConnections();
  diagnostics.subscribe("net.server.socket", (message) => {
    const parsed = connected.safeParse(message);
    const server = parsed.data?.socket.server;
    if (!server || guarded.has(server)) return;
    guarded.add(server);
    server.headersTimeout = timeLimits.head;
    server.requestTimeout = timeLimits.whole;
    server.timeout = longestStill;
    server.on("clientError", refuse);
    if (isServing && parsed.data?.socket.localPort !== env.METRICS_PORT) installRequestFilter(server, makePages());
  });
}

/** Closes a connection whose body continues to arrive unread some time after the response. */
export function closeUnread(request: IncomingMessage, response: ServerResponse, wait = unreadPatience): void {
  answering.set(request.socket, response);
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, wait).unref();
  });
}

/** The current or last response of each connection. */
const answering = new WeakMap<Socket, ServerResponse>();

const statuses: Record<string, RefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers with a plain page, because there is no valid request to render a page for. */
function refuse(error: Error & { code?: string }, connection: unknown): void {
  if (!(connection instanceof Socket)) return;
  const response = answering.get(connection);
  const isUnderWay = response !== undefined && response.headersSent && !response.writableFinished;
  if (error.code === "ECONNRESET" || !connection.writable || isUnderWay) return void connection.destroy();
  connection.end(refusal(statuses[error.code ?? ""] ?? 400));
  connection.destroySoon();
}

function refusal(status: RefusalStatus): string {
  const page = plainPage(String(status), refusals[status]);
  const headers = {
    ...plainPageHeaders,
    "Content-Length": String(Buffer.byteLength(page)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", page].join("\r\n");
}
