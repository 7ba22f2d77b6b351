import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";

/** The types of the files that a build packs, as Express would name them; it would name that of the packed file. */
const types: Record<string, string> = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/** Whether a browser takes brotli (RFC 9110, 12.5.3). */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/**
 * Serves the build's files as its end has packed them (`remix.config.js`): by brotli at its best, which takes too long to be
 * done for each request. The address is led to the packed file before Express looks for one.
 * @param folder where the browser's files are
 */
export function packedFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const packed = new Set(filesOf(folder).filter((name) => name.endsWith(".br")));
  return (request, response) => {
    const { url = "/", headers } = request;
    const path = url.split("?")[0] ?? "/";
    const type = types[extname(path)];
    if (type === undefined || !packed.has(`${path.slice(1)}.br`)) return;
    if (!takesBrotli.test(String(headers["accept-encoding"] ?? ""))) return;
    response.setHeader("Content-Encoding", "br");
    response.setHeader("Content-Type", type);
    request.url = url.replace(path, `${path}.br`);
  };
}

/** The paths of the files below a folder, such as `assets/root.css`; none where it is not there. */
export function filesOf(folder: string): string[] {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/").slice(folder.length + 1));
  } catch {
    return [];
  }
}
