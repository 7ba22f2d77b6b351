import { statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";

import { filesOf } from "./packed-files.server";

/**
 * Removes the `Range` of a request that its file does not have: Express would write a stack trace to the log, which
 * anybody could fill. The client gets the whole file, as after any range that a server ignores (RFC 9110, 14.2).
 * @param folder the folder of the browser's files
 */
export function dropBadRanges(folder: string): (request: IncomingMessage) => void {
  const files = new Set(filesOf(folder));
  return ({ url = "/", headers }) => {
    if (headers.range === undefined) return;
    const name = decodeURIComponent(url.split("?")[0] ?? "/").slice(1);
    if (files.has(name) && !hasRange(headers.range, statSync(join(folder, name)).size)) delete headers.range;
  };
}

/** Whether a file of this size has all of a single range, such as `bytes=0-99`, `bytes=100-` or `bytes=-100`. */
export function hasRange(range: string, size: number): boolean {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === "") return last !== "" && Number(last) > 0 && Number(last) <= size;
  return Number(first) < size && (last === "" || Number(first) <= Number(last));
}
