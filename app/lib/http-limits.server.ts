import diagnostics from "node:diagnostics_channel";
import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { Socket } from "node:net";

import * as z from "zod";

import { guards, strictPolicy } from "./secure-answer.server";

/** For so many ms the head of a request may be on its way, and the whole of it: an upload over a slow line takes minutes. */
const patience = { head: 20_000, whole: 300_000 };

/** For so many ms what nobody reads of a body is let come after its answer, so that a browser gets to read that. */
const unreadPatience = 10_000;

const connected = z.object({
  socket: z.object({ server: z.custom<Server>((value) => value instanceof Server) }),
});
const guarded = new WeakSet<Server>();

/**
 * Limits how long requests may take to come, and gives what Node refuses by itself (a head that is too large, too slow or none) a
 * page in words. remix-serve keeps its server to itself, but every connection knows it.
 */
export function guardServers(): void {
  diagnostics.subscribe("net.server.socket", (message) => {
    const parsed = connected.safeParse(message);
    const server = parsed.data?.socket.server;
    if (!server || guarded.has(server)) return;
    guarded.add(server);
    server.headersTimeout = patience.head;
    server.requestTimeout = patience.whole;
    server.on("clientError", refuse);
  });
}

/** Ends a connection over which a body goes on coming that nobody reads, some time after its answer has gone. */
export function endUnread(request: IncomingMessage, response: ServerResponse, wait = unreadPatience): void {
  answering.set(request.socket, response);
  response.once("finish", () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, wait).unref();
  });
}

/** The answers that the connections wait for, or had last. */
const answering = new WeakMap<Socket, ServerResponse>();

const statuses: Record<string, keyof typeof texts> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const texts = {
  400: ["Запрос не удалось прочитать.", "The request could not be read."],
  408: ["Запрос пришёл не полностью. Попробуйте ещё раз.", "The request did not come whole. Please try again."],
  413: ["Запрос слишком большой.", "The request is too large."],
  431: [
    "Заголовки запроса слишком большие. Удалите файлы cookie этого сайта и попробуйте ещё раз.",
    "The headers of the request are too large. Delete the cookies of this site and try again.",
  ],
} as const;

/** No page of the shop can be drawn: there is no request that anybody could answer. */
function refuse(error: Error & { code?: string }, connection: unknown): void {
  if (!(connection instanceof Socket)) return;
  const response = answering.get(connection);
  const isUnderWay = response !== undefined && response.headersSent && !response.writableFinished;
  if (error.code === "ECONNRESET" || !connection.writable || isUnderWay) return void connection.destroy();
  connection.end(refusal(statuses[error.code ?? ""] ?? 400));
  connection.destroySoon();
}

function refusal(status: keyof typeof texts): string {
  const [russian, english] = texts[status];
  const page = `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status}</title></head>
<body><main><h1>${russian}</h1><p lang="en">${english}</p><p><a href="/">На главную</a> <a href="/en" lang="en">Home</a></p></main></body>
</html>
`;
  const headers = {
    ...guards,
    "Content-Security-Policy": strictPolicy,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(page)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", page].join("\r\n");
}
