import type { IncomingMessage } from "node:http";

import type { RefusalStatus } from "./plain-refusal.server";

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
