import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";

/** The content types of precompressed files, like Express's; Express would use the type of the compressed file. */
const types: Record<string, string> = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/** Whether a browser accepts brotli (RFC 9110, 12.5.3). */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/**
 * Serves files that the build compressed (`remix.config.js`) with the highest brotli level, which is too slow for
 * single requests. Rewrites the address before Express looks up the file.
 * @param folder the folder of the browser's files
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

/** The paths of all files in a folder, such as `assets/root.css`; empty if the folder does not exist. */
export function filesOf(folder: string): string[] {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/").slice(folder.length + 1));
  } catch {
    return [];
  }
}
