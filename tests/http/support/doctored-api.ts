import { once } from "node:events";
import { createServer } from "node:http";

import { inject } from "vitest";
import * as z from "zod";

import { freePort } from "../../fixtures/shop";

/**
 * An API in front of the one of all HTTP tests, whose answers of JSON a test changes before the shop gets them.
 * @param change gets the parsed answer, and gives what is sent instead: other JSON, or a whole answer
 * @param path of the call, without its query
 */
export async function startDoctoredApi(change: (answer: unknown, path: string) => unknown) {
  const server = createServer((request, response) => {
    const handOn = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      const { host: _host, "content-length": _length, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(inject("apiUrl") + (request.url ?? ""), {
        method: request.method ?? "GET",
        headers: z.record(z.string(), z.string()).parse(headers),
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      const type = answer.headers.get("Content-Type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      const path = (request.url ?? "").replace(/\?.*$/, "");
      const changed = type.includes("json") ? change(JSON.parse(body.toString()), path) : new Response(body, answer);
      const sent = changed instanceof Response ? changed : Response.json(changed, { status: answer.status });
      response.writeHead(sent.status, Object.fromEntries(sent.headers));
      response.end(Buffer.from(await sent.arrayBuffer()));
    };
    handOn().catch(() => response.destroy());
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return { url: `http://127.0.0.1:${port}`, stop: () => void (server.closeAllConnections(), server.close()) };
}
