import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

import { shopUrl } from "../../fixtures/addresses";

const endMark = '<script type="application/json" id="start-plan"';

/**
 * Starts a proxy of the shop that holds back the end of each page, with its scripts, until `release` is called.
 * `release` waits for a page if none is held yet.
 */
export async function startSlowShop() {
  let held: (() => void) | null = null;
  let onHeld = () => {};
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passed = request(shopUrl + path, { method, headers: { ...headers, "accept-encoding": "identity" } });
    passed.on("response", (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) return void answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () => {
          const page = Buffer.concat(parts);
          const end = page.indexOf(endMark);
          outgoing.write(page.subarray(0, end));
          held = () => outgoing.end(page.subarray(end));
          onHeld();
        });
    });
    incoming.pipe(passed.on("error", () => outgoing.destroy()));
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async release() {
      if (!held) await new Promise<void>((resolve) => (onHeld = resolve));
      held?.();
      held = null;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
