import type { IncomingMessage, ServerResponse } from "node:http";

import { isDataRequest } from "./data-request.server";
import { metrics } from "./metrics.server";
import { plainPageHeaders, refusals, sendPlainPage } from "./plain-page.server";

/**
 * The maximum number of running requests at which another one is accepted: a new visitor's page, a returning visitor's
 * page, a form, or a picture of a page. The limits are lower while the event loop lags. A hundred pages take about two
 * seconds of processor time.
 */
const maxRequests = {
  newcomer: { usual: 100, lagging: 25 },
  visitor: { usual: 150, lagging: 125 },
  form: { usual: 200, lagging: 200 },
  part: { usual: 300, lagging: 200 },
};

/** The delay, in ms, from which the event loop counts as lagging. */
const longestLag = 500;

/** When to retry, in seconds. */
const retryAfter = 5;

type Rank = keyof typeof maxRequests;

/** The parts of a request that decide its rank. */
type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Whether a path is always served because it costs almost nothing: files and health checks. */
type AlwaysServed = (path: string) => boolean;

/** @param files the paths of all files, without a leading slash; other paths that look like files are pages */
export function alwaysServes(files: readonly string[]): AlwaysServed {
  const cheap = ["/healthz", "/readyz", "/robots.txt", "/service-worker.js"];
  const known = new Set([...files.map((file) => `/${file}`), ...cheap]);
  return (path) => known.has(decoded(path));
}

/** What already served pages still need: pictures, strings and the brand. */
const partOfPage = /^\/(?:images|strings|brand)\//;

/** A path as the static file server decodes it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const cookieOfVisit = /(?:^|;\s*)(?:__Host-)?(?:uid|session)=/;

/** The priority class of a request; null if it is always served. */
export function rankOf({ method = "GET", url = "/", headers }: Asked, isServed: AlwaysServed): Rank | null {
  const path = url.split("?")[0] ?? "/";
  if (isServed(path)) return null;
  if (method !== "GET" && method !== "HEAD") return "form";
  if (partOfPage.test(decoded(path))) return "part";
  return cookieOfVisit.test(headers.cookie ?? "") ? "visitor" : "newcomer";
}

/**
 * Whether a request is over the limit.
 * @param lag of the event loop, in ms
 */
export function isOverLimit(rank: Rank, underWay: number, lag: number): boolean {
  return underWay >= maxRequests[rank][lag > longestLag ? "lagging" : "usual"];
}

/** Rejects a request because the shop is busy, before any work for it. Data requests get a line of text. */
export function refuseBusy(rank: Rank, request: IncomingMessage, response: ServerResponse): void {
  metrics.shed.inc({ rank });
  const retry = { "Retry-After": retryAfter };
  if (!isDataRequest(request)) return sendPlainPage(response, 503, retry);
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(503, { ...plainPageHeaders, ...type, ...retry }).end(`${refusals[503][1]}\n`);
}

/** How often the event loop is checked, in ms. */
const interval = 100;

/**
 * Measures the lag of the event loop.
 * @returns a function that returns the last lag or the current one, whichever is longer, in ms
 */
export function watchLag(): () => number {
  let last = performance.now();
  let lag = 0;
  const late = () => Math.max(0, performance.now() - last - interval);
  setInterval(() => {
    lag = late();
    last = performance.now();
  }, interval).unref();
  return () => Math.max(lag, late());
}
