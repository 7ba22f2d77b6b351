import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

import * as z from "zod";

import { env } from "~/env.server";

import { addressHeader, clientAddress } from "./client-address.server";
import { asksForData, dataHeader } from "./data-request.server";
import { endUnread, guardServers } from "./http-limits.server";
import { packedFiles } from "./packed-files.server";
import { watchRequest } from "./requests.server";
import { secureAnswer } from "./secure-answer.server";

const started = z.object({
  request: z.custom<IncomingMessage>((value) => typeof value === "object"),
  response: z.custom<ServerResponse>((value) => typeof value === "object"),
});

let installed = false;

/**
 * Runs before remix-serve sees a request, and sets what holds for every answer, files included. remix-serve would let
 * browsers keep every file of `public/` for a year, which only those may that carry a hash of their content.
 * @param routeOf the pattern of the route that a path leads to, for the log
 */
export function installHttpHooks(routeOf: (path: string) => string): void {
  if (installed) return;
  installed = true;
  guardServers();
  // In development a build may lie there, but its files are not what is served.
  const servePacked = import.meta.env.DEV ? () => undefined : packedFiles("build/client");
  diagnostics.subscribe("http.server.request.start", (message) => {
    const parsed = started.safeParse(message);
    if (!parsed.success) return;
    const { request, response } = parsed.data;
    watchRequest(request, response, routeOf);
    secureAnswer(request, response);
    endUnread(request, response);
    limitKeeping(response, (request.url ?? "/").split("?")[0] ?? "/");
    mendHost(request);
    mendPath(request);
    nameOrigin(request);
    nameData(request);
    request.headers[addressHeader] = clientAddress(request);
    servePacked(request, response);
  });
}

/** The header under which actions find where a post comes from. */
export const originHeader = "x-origin";

/**
 * Remix answers a post from another site with a bare 500, before any action could refuse it with a page. So the header that
 * it looks at is given to the actions under another name; `forms/read-form` judges it. Which host was asked, and by what protocol,
 * only `SITE_URL` says, whatever a proxy may add.
 */
function nameOrigin({ headers }: IncomingMessage): void {
  delete headers[originHeader];
  if (headers.origin !== undefined) headers[originHeader] = headers.origin;
  delete headers.origin;
  delete headers["x-forwarded-host"];
}

/** Loaders know a request for data by a header that no client can give. */
function nameData(request: IncomingMessage): void {
  delete request.headers[dataHeader];
  if (asksForData(request)) request.headers[dataHeader] = "1";
}

const hostName = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The address of a request is put together from its `Host`, which may be anything: what is no host would break that, or lead to
 * another path. The shop's own stands in for it.
 */
function mendHost({ headers }: IncomingMessage): void {
  const { host = "" } = headers;
  if (!hostName.test(host) || !URL.canParse(`http://${host}`)) headers.host = new URL(env.SITE_URL).host;
}

/** Express answers what cannot be decoded with a line of its own. Taken by the letter it is a page that is not there. */
function mendPath(request: IncomingMessage): void {
  const [path = "/", ...query] = (request.url ?? "/").split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** Pictures name their content by their path, strings their version, and what is built a hash in its name. */
const lasting = /^\/images\/|^\/strings\/|^\/assets\/.*-[\w-]{8}\.\w+$/;

/** What says which build is the newest. */
const newest = "/builds/latest.json";

function limitKeeping(response: ServerResponse, path: string): void {
  if (lasting.test(path)) return;
  const set = response.setHeader.bind(response);
  // Only what is being answered tells a file from a page at an address like a file's.
  response.setHeader = (name, value) => {
    const isFile = name.toLowerCase() === "cache-control" && /\b(immutable|max-age)\b/.test(String(value));
    if (isFile && path === newest) return set(name, "no-cache");
    const isForever = isFile && /\bimmutable\b/.test(String(value));
    return set(name, isForever ? "public, max-age=3600" : value);
  };
}
