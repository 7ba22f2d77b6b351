import { request, type IncomingHttpHeaders } from "node:http";
import { gunzipSync, brotliDecompressSync } from "node:zlib";

/** A raw request; the path may contain anything that a client could send. */
export type Asked = { method: "GET" | "HEAD" | "POST"; path: string; headers: Record<string, string>; body?: Buffer };

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number };

/** The timeout of a request in ms, longer than any response may take. */
const patience = 30_000;

/**
 * Sends a request over its own connection: the shop may close a keep-alive connection just when the next request is
 * sent.
 */
export function ask(shop: string, { method, path, headers, body }: Asked): Promise<Answer> {
  const start = performance.now();
  const { hostname, port } = new URL(shop);
  const length = body && { "Content-Length": String(body.length) };
  const sent = Object.fromEntries(
    Object.entries({ ...headers, ...length }).map(([name, value]) => [name, line(value)]),
  );
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: sent, agent: false, timeout: patience };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const ms = performance.now() - start;
        const text = unpack(Buffer.concat(chunks), response.headers["content-encoding"]).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, ms });
      });
    });
    asked.on("timeout", () => asked.destroy(new Error(`no answer within ${patience / 1000} s`)));
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Removes the characters that Node refuses to send in a header. */
const line = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "");

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "gzip") return gunzipSync(bytes);
  return encoding === "br" ? brotliDecompressSync(bytes) : bytes;
}
