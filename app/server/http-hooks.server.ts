import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

import * as z from "zod";

import { env } from "~/env.server";
import { barePath } from "~/lib/languages";

import { addressHeader, clientAddress } from "./client-address.server";
import { isDataRequest, dataHeader } from "./data-request.server";
import { dropBadRanges } from "./file-ranges.server";
import { closeUnread, limitServers } from "./http-limits.server";
import { packedFiles } from "./packed-files.server";
import type { AnswerPage } from "./pages.server";
import { watchRequest } from "./requests.server";
import { setSecurityHeaders } from "./security-headers.server";

const started = z.object({
  request: z.custom<IncomingMessage>((value) => typeof value === "object"),
  response: z.custom<ServerResponse>((value) => typeof value === "object"),
});

let installed = false;

/**
 * Runs before remix-serve handles a request, and sets headers on every response, files included. remix-serve would let
 * browsers cache every file in `public/` for a year, which is right only for files with a content hash in their name.
 * @param routeOf returns the route pattern of a path, for the log
 * @param makePages what answers requests for pages instead of remix-serve; called when the server has started
 */
export function installHttpHooks(routeOf: (path: string) => string, makePages: () => AnswerPage | null): void {
  if (installed) return;
  installed = true;
  limitServers(makePages);
  // In development a build may exist, but its files are not the ones served.
  const servePacked = import.meta.env.DEV ? () => undefined : packedFiles("build/client");
  const checkRange = import.meta.env.DEV ? () => undefined : dropBadRanges("build/client");
  diagnostics.subscribe("http.server.request.start", (message) => {
    const parsed = started.safeParse(message);
    if (!parsed.success) return;
    const { request, response } = parsed.data;
    watchRequest(request, response, routeOf);
    setSecurityHeaders(request, response);
    closeUnread(request, response);
    limitCaching(response, (request.url ?? "/").split("?")[0] ?? "/");
    fixHost(request);
    fixPath(request);
    passOrigin(request);
    typeEmptyForm(request);
    markDataRequest(request);
    request.headers[addressHeader] = clientAddress(request);
    servePacked(request, response);
    // The packed file has another size.
    checkRange(request);
  });
}

/** The header that passes the origin of a post to actions. */
export const originHeader = "x-origin";

/**
 * Remix answers a cross-site post with a bare 500 before an action could reject it with a page. So the `Origin` header
 * is renamed for the actions, and `forms/read-form` checks it. Host and protocol come from `SITE_URL` only, so proxy
 * headers are removed.
 */
function passOrigin({ headers }: IncomingMessage): void {
  delete headers[originHeader];
  if (headers.origin !== undefined) headers[originHeader] = headers.origin;
  delete headers.origin;
  delete headers["x-forwarded-host"];
}

/** A post without a body, such as that of `curl -X POST`, names no type. It is a form whose fields are all missing. */
function typeEmptyForm({ method, headers }: IncomingMessage): void {
  const isEmpty = Number(headers["content-length"] ?? 0) === 0 && headers["transfer-encoding"] === undefined;
  if (method === "POST" && isEmpty) headers["content-type"] ??= "application/x-www-form-urlencoded";
}

/** Marks data requests for loaders with a header that clients cannot set. */
function markDataRequest(request: IncomingMessage): void {
  delete request.headers[dataHeader];
  if (isDataRequest(request)) request.headers[dataHeader] = "1";
}

const hostName = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Remix builds the request's URL from `Host`. An invalid value would break it or change its path, so the shop's own
 * host replaces it.
 */
function fixHost({ headers }: IncomingMessage): void {
  const { host = "" } = headers;
  if (!hostName.test(host) || !URL.canParse(`http://${host}`)) headers.host = new URL(env.SITE_URL).host;
}

/**
 * Express answers a path that cannot be decoded with plain text. Taken literally, the path gets the not-found page. So
 * does a path with two languages, which the site map's optional segments would match.
 */
function fixPath(request: IncomingMessage): void {
  const [given = "/", ...query] = (request.url ?? "/").split("?");
  const bare = barePath(given);
  const path = bare !== given && barePath(bare) !== bare ? given.replace(/^\/[^/]+/, "$&/-") : given;
  if (path !== given) request.url = [path, ...query].join("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

/** Files whose address changes with their content: pictures, the brand, versioned strings, and hashed build files. */
const lasting = /^\/(?:images|brand|strings)\/|^\/assets\/.*-[\w-]{8}\.\w+$/;

/** The file that names the newest build. */
const newest = "/builds/latest.json";

function limitCaching(response: ServerResponse, path: string): void {
  if (lasting.test(path)) return;
  const set = response.setHeader.bind(response);
  // Only the response shows whether an address with a file-like name is a file or a page.
  response.setHeader = (name, value) => {
    const isFile = name.toLowerCase() === "cache-control" && /\b(immutable|max-age)\b/.test(String(value));
    if (isFile && path === newest) return set(name, "no-cache");
    const isForever = isFile && /\bimmutable\b/.test(String(value));
    return set(name, isForever ? "public, max-age=3600" : value);
  };
}
