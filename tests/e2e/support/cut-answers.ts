import { once } from "node:events";
import { createServer } from "node:http";

import type { Page } from "playwright/test";

import { listenAnywhere } from "../../fixtures/ports";
import { onFreshConnection } from "./hold-requests";

/**
 * Lets only a part of the answers to requests of a page arrive. A fulfilled route cannot do this: its shorter body would
 * be a whole answer.
 * @param kept how many bytes of a body arrive
 * @returns breaks the connections, of which there must be one, and lets all later answers arrive whole
 */
export async function cutAnswers(page: Page, pattern: RegExp, kept: (body: Buffer) => number) {
  let type = "";
  let body = Buffer.from("");
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.byteLength });
    response.write(body.subarray(0, kept(body)));
  });
  const asked = once(server, "request");
  const url = `http://127.0.0.1:${await listenAnywhere(server)}/`;
  await page.route(pattern, async (route) => {
    const answer = await route.fetch(onFreshConnection);
    type = answer.headers()["content-type"] ?? "";
    body = Buffer.from(await answer.body());
    await route.continue({ url });
  });
  return async () => {
    await asked;
    await page.unrouteAll({ behavior: "wait" });
    server.close();
    server.closeAllConnections();
  };
}
