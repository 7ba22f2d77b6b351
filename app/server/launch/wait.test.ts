import { createServer, type Server } from "node:http";

import { expect, it } from "vitest";
import * as z from "zod";

import { warningOfApi } from "./wait.mjs";

/** Listens on a free port; returns the address. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
}

it.each([
  [200, "application/json", '{ "data": {} }', null],
  [200, "text/plain", "{}", null],
  [200, "text/html", "<!doctype html>", "does not answer with JSON as the shop's API does (status 200, text/html)"],
  [502, "text/html", "<h1>", "does not answer with JSON as the shop's API does (status 502, text/html)"],
  [404, "application/json", "{}", "does not answer with JSON as the shop's API does (status 404, application/json)"],
])("warns of an API by its answer: %i, %s", async (status, type, body, complaint) => {
  const api = createServer((_, response) => response.writeHead(status, { "content-type": type }).end(body));
  const url = await listen(api);
  const remedy = `: until it does, pages show errors. “npm run api:check -- ${url}” says more`;
  expect(await warningOfApi(url)).toBe(complaint && `API_URL=${url} ${complaint}${remedy}`);
  api.closeAllConnections();
  api.close();
});

it("warns of an API that does not answer", async () => {
  const gone = createServer();
  const url = await listen(gone);
  gone.close();
  expect(await warningOfApi(url)).toContain(`${url} does not answer (ECONNREFUSED): until`);
});
