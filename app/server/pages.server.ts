import type { IncomingMessage, ServerResponse } from "node:http";

import {
  createReadableStreamFromReadable,
  createRequestHandler,
  writeReadableStreamToWritable,
  type AppLoadContext,
  type ServerBuild,
} from "@remix-run/node";
import { matchRoutes } from "@remix-run/router";
import compression from "compression";

import { isDataRequest } from "./data-request.server";
import { describeError, log } from "./log.server";

/** The body of a whole page, by the context of its request; null until it is rendered. */
const bodies = new WeakMap<AppLoadContext, Buffer | null>();

/**
 * The response for a page that is rendered completely. Where possible, the server gets the bytes directly: the streams
 * of a `Response` copy them twice, which takes a third of a millisecond.
 */
export function wholePage(context: AppLoadContext, page: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  if (!bodies.has(context)) return new Response(page, init);
  bodies.set(context, page);
  return new Response(null, init);
}

/** Answers a request that is not for a file. Never throws. */
export type AnswerPage = (message: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests for pages as remix-serve does, but without Express, which looks for a file of each page's name
 * first. Routes outside the pages' layout, such as pictures and texts, are answered without Remix's router too.
 */
export function pageServer(build: ServerBuild): AnswerPage {
  const handle = createRequestHandler(build, "production");
  const findResource = resourceFinder(build);
  const compress = compression();

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const context: AppLoadContext = {};
    const request = toRequest(message, response);
    const answerResource = findResource(message);
    if (!answerResource) bodies.set(context, null);
    const answered = await (answerResource ?? handle)(request, context);
    await send(answered, bodies.get(context) ?? null, message, response);
  }

  function fail(error: unknown, response: ServerResponse): void {
    log("error", "page_failure", { reason: describeError(error) });
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Internal Server Error\n");
  }

  return (message, response) => {
    compress(message, response, () => {
      answer(message, response).catch((error: unknown) => fail(error, response));
    });
  };
}

/** Why the signal of an answered request is aborted; a new `DOMException` for each would cost more. */
const answered = "answered";

function toRequest(message: IncomingMessage, response: ServerResponse): Request {
  const { method = "GET", url = "/", headers } = message;
  const connection = new AbortController();
  // Also after a complete answer: until its request is aborted, Remix's timer keeps the page's data for 5 s.
  response.once("close", () => connection.abort(response.writableFinished ? answered : undefined));
  const fields = Object.entries(headers).filter((field): field is [string, string] => typeof field[1] === "string");
  const body = method === "GET" || method === "HEAD" ? null : createReadableStreamFromReadable(message);
  return new Request(`http://${headers.host ?? ""}${url}`, {
    method,
    headers: fields,
    signal: connection.signal,
    ...(body && { body, duplex: "half" }),
  });
}

/** Types to which Express adds the charset. */
const isText = /^text\/|^application\/(?:json|javascript)\b/;

async function send(
  answer: Response,
  body: Buffer | null,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.statusCode = answer.status;
  if (answer.statusText) response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  const type = answer.headers.get("Content-Type");
  if (type && isText.test(type) && !type.includes("charset"))
    response.setHeader("Content-Type", `${type}; charset=utf-8`);
  if (answer.body) return writeReadableStreamToWritable(answer.body, response);
  if (body && method !== "HEAD") response.end(body);
  else response.end();
}

type Answer = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Finds the loader of a read outside the pages' layout, such as of a picture. */
function resourceFinder({ routes, entry }: ServerBuild): (message: IncomingMessage) => Answer | null {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const resources = all.filter(({ id, parentId }) => parentId === "root" && !parents.has(id));
  const listed = resources.map(({ id, path, caseSensitive }) => ({
    id,
    ...(path !== undefined && { path }),
    ...(caseSensitive !== undefined && { caseSensitive }),
  }));
  return (message) => {
    if ((message.method !== "GET" && message.method !== "HEAD") || isDataRequest(message)) return null;
    const [match] = matchRoutes(listed, (message.url ?? "/").split("?")[0] ?? "/") ?? [];
    const loader = match && routes[match.route.id ?? ""]?.module.loader;
    if (!loader) return null;
    const { params } = match;
    return async (request, context) => {
      try {
        const answer = await loader({ request, params, context });
        if (!(answer instanceof Response)) throw new Error(`${request.url} has no response`);
        return answer;
      } catch (error) {
        if (error instanceof Response) return error;
        entry.module.handleError?.(error, { request, params, context });
        return new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } });
      }
    };
  };
}
