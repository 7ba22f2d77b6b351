import type { IncomingMessage, ServerResponse } from "node:http";

import { asksForData } from "./data-request.server";
import { metrics } from "./metrics.server";
import { plainPage, plainPageHeaders } from "./plain-page.server";

/**
 * So many requests may be under way for another one to be begun: a newcomer's page, a page of somebody who has been here before,
 * or a form. Where the event loop lags, fewer. A hundred pages are some two seconds of the processor's time.
 */
const most = {
  newcomer: { usual: 100, lagging: 25 },
  visitor: { usual: 150, lagging: 125 },
  form: { usual: 200, lagging: 200 },
};

/** The event loop lags where it comes so many ms late. */
const longestLag = 500;

/** When to try again, in seconds. */
const retryAfter = 5;

type Rank = keyof typeof most;

/** What is looked at of a request. */
type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Files, and what tells of the shop's health: cheap, and needed most where much is asked. */
const alwaysServed =
  /^\/(?:assets|builds|images|strings)\/|^\/(?:healthz|readyz)$|^\/[\w.-]+\.(?:svg|txt|js|webmanifest)(?:\.br)?$/;

const cookieOfVisit = /(?:^|;\s*)(?:__Host-)?(?:uid|session)=/;

/** Whom a request is to be refused in favour of; null for what is always served. */
export function rankOf({ method = "GET", url = "/", headers }: Asked): Rank | null {
  if (alwaysServed.test(url.split("?")[0] ?? "/")) return null;
  if (method !== "GET" && method !== "HEAD") return "form";
  return cookieOfVisit.test(headers.cookie ?? "") ? "visitor" : "newcomer";
}

/** Whether one more is too much. @param lag of the event loop, in ms */
export function isTooMuch(rank: Rank, underWay: number, lag: number): boolean {
  return underWay >= most[rank][lag > longestLag ? "lagging" : "usual"];
}

const saying = [
  "Сейчас в магазине слишком много посетителей. Попробуйте ещё раз через несколько секунд.",
  "There are too many visitors in the shop right now. Please try again in a few seconds.",
] as const;

/** Answers that the shop is busy, before anything is done for the request. Script, which asks for data, gets a line of text. */
export function refuseForNow(rank: Rank, request: IncomingMessage, response: ServerResponse): void {
  metrics.shed.inc({ rank });
  const isData = asksForData(request);
  const type = isData ? { "Content-Type": "text/plain; charset=utf-8" } : {};
  const body = isData ? `${saying[1]}\n` : plainPage("503", saying);
  const length = { "Content-Length": Buffer.byteLength(body), "Retry-After": retryAfter };
  response.writeHead(503, { ...plainPageHeaders, ...type, ...length }).end(body);
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
