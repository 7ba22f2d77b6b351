import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import morgan from "morgan";

import { env } from "~/env.server";

import { log } from "./log.server";
import { metrics } from "./metrics.server";
import type { RefusalStatus } from "./plain-page.server";
import { traceRequest } from "./traces.server";

/** The header by which the parts of the shop know a request, and a shopper can name it; what a client sends there is overwritten. */
export const requestIdHeader = "x-request-id";

/** What a request has asked of the API, in ms. */
type Asked = { calls: number; longest: number };

const underWay = new Map<string, Asked>();

// remix-serve would write a line of its own about each request, with its query: it looks this format up when it starts, which it
// does after it has loaded the shop.
morgan.format("tiny", () => undefined);

/** Counts a call of the API for the request that made it. */
export function countApiCall(requestId: string, time: number): void {
  const asked = underWay.get(requestId);
  if (!asked) return;
  asked.calls += 1;
  asked.longest = Math.max(asked.longest, time);
}

/**
 * Gives a request a name, and tells of it when it is over: a line in the log, a figure and a span. Not of its query, which may hold
 * the key of an order.
 * @param routeOf the pattern of the route that a path leads to
 */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  routeOf: (path: string) => string,
): void {
  // Who asks for the figures is no shopper.
  if (request.socket.localPort === env.METRICS_PORT) return;
  const start = performance.now();
  const requestId = randomUUID();
  const asked = { calls: 0, longest: 0 };
  const { method = "", url = "/" } = request;
  const endTrace = traceRequest(requestId, method);
  underWay.set(requestId, asked);
  request.headers[requestIdHeader] = requestId;
  response.setHeader("X-Request-Id", requestId);
  response.once("close", () => {
    underWay.delete(requestId);
    const path = url.split("?")[0] ?? "/";
    const route = faultOfTarget({ method, url }) ? "*" : routeOf(path);
    const time = performance.now() - start;
    // A connection that was lost before the answer was whole.
    const status = response.writableFinished ? response.statusCode : 499;
    endTrace(route, status);
    metrics.requests.observe({ method, route, status }, time / 1000);
    log("info", "request", {
      ...{ requestId, method, route, path, status },
      ms: Math.round(time),
      ...(asked.calls > 0 ? { apiCalls: asked.calls, apiMs: Math.round(asked.longest) } : {}),
    });
  });
}

/**
 * The longest path that is read, in bytes, and the most parts of one. The shop's own have a few hundred bytes and
 * eight parts. Two slashes in a row have a part between them.
 */
const longestPath = 2048;
const mostParts = 32;

/**
 * What names another host, or no address at all, as soon as the router has decoded it and reads it as a URL: `/\x`, and the same
 * with the line breaks and tabs that a URL loses. It decodes no slashes.
 */
const namesHost = /^\/(?:(?:%0[9ad])*%5c|(?:%0[9ad])+\/)/i;

/** The methods that any of the shop's routes takes. */
const methods = ["GET", "HEAD", "POST"];
export const allowedMethods = methods.join(", ");

/**
 * Why a request is refused for its first line alone, before a pattern or the router reads its path; null where nothing is wrong.
 * A target that is no path is refused too: `*`, and the address of another host (RFC 9112, 3.2).
 */
export function faultOfTarget({
  method = "",
  url = "",
}: Pick<IncomingMessage, "method" | "url">): RefusalStatus | null {
  if (!methods.includes(method)) return 405;
  if (!url.startsWith("/")) return 400;
  const [path = ""] = url.split("?", 1);
  if (namesHost.test(path)) return 400;
  return path.length > longestPath || path.split("/", mostParts + 2).length > mostParts + 1 ? 414 : null;
}
