import { createServer, type ServerResponse } from "node:http";

import { listenAnywhere } from "../../fixtures/ports";

const sideBlocks = /\/(settings\/view|favorite\/list|basket\/view|profile\/uid|viewed|offers|delivery)/;

/** A proxy in front of an API that can hold calls: those for side blocks, or those that a test specifies. */
export async function startHeldApi(apiUrl: string) {
  let held: RegExp | null = null;
  const waiting = new Map<ServerResponse, () => void>();
  const server = createServer((request, response) => {
    const { method = "GET", url = "/" } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && !/^(host|connection|content-length)$/.test(name) ? [[name, value]] : [],
      ),
    );
    const pass = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const answer = await fetch(apiUrl + url, { method, headers, body });
      const text = await answer.text();
      response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" }).end(text);
    };
    const forward = () => void pass().catch(() => response.destroy());
    if (held?.test(url)) waiting.set(response, forward);
    else forward();
  });
  const port = await listenAnywhere(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Starts to hold calls, by default those for side blocks. */
    hold: (calls = sideBlocks) => void (held = calls),
    waiting: () => waiting.size,
    /** Stops holding calls, and closes the connections of the held ones. */
    closeHeld() {
      held = null;
      for (const response of waiting.keys()) response.destroy();
      waiting.clear();
    },
    /** Stops holding calls, and forwards the held ones to the API. */
    forwardHeld() {
      held = null;
      for (const forward of waiting.values()) forward();
      waiting.clear();
    },
    stop: () => void (server.closeAllConnections(), server.close()),
  };
}
