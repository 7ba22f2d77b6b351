import type { IncomingMessage, ServerResponse } from "node:http";

import { asksForData } from "./data-request.server";
import { metrics } from "./metrics.server";
import { plainPageHeaders, refusals, refusePlainly } from "./plain-page.server";

/**
 * So many requests may be under way for another one to be begun: a newcomer's page, a page of somebody who has been here before,
 * a form, or a picture of a page. Where the event loop lags, fewer. A hundred pages are some two seconds of the processor's time.
 */
const most = {
  newcomer: { usual: 100, lagging: 25 },
  visitor: { usual: 150, lagging: 125 },
  form: { usual: 200, lagging: 200 },
  part: { usual: 300, lagging: 200 },
};

/** The event loop lags where it comes so many ms late. */
const longestLag = 500;

/** When to try again, in seconds. */
const retryAfter = 5;

type Rank = keyof typeof most;

/** What is looked at of a request. */
type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** What costs nothing, whoever asks: files, and what tells of the shop's health. */
export type AlwaysServed = (path: string) => boolean;

/**
 * @param files the paths of all files, without a slash at their start: what only looks like one is a page
 */
export function alwaysServes(files: readonly string[]): AlwaysServed {
  const cheap = ["/healthz", "/readyz", "/robots.txt", "/service-worker.js"];
  const known = new Set([...files.map((file) => `/${file}`), ...cheap]);
  return (path) => known.has(decoded(path));
}

/** What pages that have been served still need: pictures, and strings. */
const partOfPage = /^\/(?:images|strings)\//;

/** A path as the server of files reads it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const cookieOfVisit = /(?:^|;\s*)(?:__Host-)?(?:uid|session)=/;

/** Whom a request is to be refused in favour of; null for what is always served. */
export function rankOf({ method = "GET", url = "/", headers }: Asked, isServed: AlwaysServed): Rank | null {
  const path = url.split("?")[0] ?? "/";
  if (isServed(path)) return null;
  if (method !== "GET" && method !== "HEAD") return "form";
  if (partOfPage.test(decoded(path))) return "part";
  return cookieOfVisit.test(headers.cookie ?? "") ? "visitor" : "newcomer";
}

/** Whether one more is too much. @param lag of the event loop, in ms */
export function isTooMuch(rank: Rank, underWay: number, lag: number): boolean {
  return underWay >= most[rank][lag > longestLag ? "lagging" : "usual"];
}

/** Answers that the shop is busy, before anything is done for the request. Script, which asks for data, gets a line of text. */
export function refuseForNow(rank: Rank, request: IncomingMessage, response: ServerResponse): void {
  metrics.shed.inc({ rank });
  const retry = { "Retry-After": retryAfter };
  if (!asksForData(request)) return refusePlainly(response, 503, retry);
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(503, { ...plainPageHeaders, ...type, ...retry }).end(`${refusals[503][1]}\n`);
}

/** So often, in ms, the event loop is looked at. */
const interval = 100;

/** Watches how far the event loop lags behind. @returns what tells it, in ms: the last lag, or the one that goes on */
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
