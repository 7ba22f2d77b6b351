import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import morgan from "morgan";

import { env } from "~/env.server";

import { log } from "./log.server";
import { metrics } from "./metrics.server";
import type { RefusalStatus } from "./plain-page.server";
import { traceRequest } from "./traces.server";

/** The header with the request's id, which a shopper can quote. A value from the client is overwritten. */
export const requestIdHeader = "x-request-id";

/** The number of a request's API calls, and its longest one in ms. */
type Asked = { calls: number; longest: number };

const underWay = new Map<string, Asked>();

// remix-serve would log each request with its query. It looks up this format when it starts, after it has loaded the
// shop.
morgan.format("tiny", () => undefined);

/** Counts an API call for the request that made it. */
export function countApiCall(requestId: string, time: number): void {
  const asked = underWay.get(requestId);
  if (!asked) return;
  asked.calls += 1;
  asked.longest = Math.max(asked.longest, time);
}

/**
 * Assigns an id to a request and records its end: a log line, a metric and a span. None of them includes the query,
 * which may contain an order's key.
 * @param routeOf returns the route pattern of a path
 */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  routeOf: (path: string) => string,
): void {
  // Requests for metrics are not shoppers' requests.
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
    const route = validateTarget({ method, url }) ? "*" : routeOf(path);
    const time = performance.now() - start;
    // 499: the connection was lost before the response was complete.
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
 * The maximum length of a path, in bytes, and the maximum number of its segments. The shop's own paths have a few
 * hundred bytes and eight segments. Two slashes in a row count as a segment.
 */
const longestPath = 2048;
const maxParts = 32;

/**
 * Paths that become another host or an invalid URL once the router has decoded and parsed them: `/\x`, and the same
 * with line breaks and tabs, which URL parsing removes. The router does not decode slashes.
 */
const namesHost = /^\/(?:(?:%0[9ad])*%5c|(?:%0[9ad])+\/)/i;

/** The methods that the shop's routes accept. */
const methods = ["GET", "HEAD", "POST"];
export const allowedMethods = methods.join(", ");

/**
 * Checks the request line before a pattern or the router reads its path; null if it is valid. Targets that are not
 * paths are rejected too: `*`, and the address of another host (RFC 9112, 3.2).
 */
export function validateTarget({
  method = "",
  url = "",
}: Pick<IncomingMessage, "method" | "url">): RefusalStatus | null {
  if (!methods.includes(method)) return 405;
  if (!url.startsWith("/")) return 400;
  const [path = ""] = url.split("?", 1);
  if (namesHost.test(path)) return 400;
  return path.length > longestPath || path.split("/", maxParts + 2).length > maxParts + 1 ? 414 : null;
}
