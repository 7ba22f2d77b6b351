import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";
import * as z from "zod";

import { checkMachine, warningOfApi } from "./preflight.mjs";
import { readSettings } from "./settings.mjs";

let folder = "";
let busy: Server;
let port = 0;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "preflight-"));
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, "127.0.0.1", resolve));
  port = z.object({ port: z.number() }).parse(busy.address()).port;
});
afterEach(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

const check = (env: Record<string, string>) =>
  checkMachine(readSettings({ DATA_DIR: folder, API_URL: "http://api.example", ...env }, "start").settings, "start");

it("names a busy port", async () => {
  expect(await check({ PORT: String(port) })).toEqual([
    `PORT=${port} is busy: stop what listens there or set another port`,
  ]);
});

it("names an address that is not the machine's, not the port", async () => {
  expect(await check({ PORT: String(port), HOST: "203.0.113.1" })).toEqual([
    "HOST=203.0.113.1 is no address of this machine (EADDRNOTAVAIL)",
  ]);
});

it("creates no data folder for a reset, whose DATA_DIR may be mistyped", async () => {
  const missing = join(folder, "missing");
  expect(await checkMachine(readSettings({ DATA_DIR: missing }, "reset").settings, "reset")).toEqual([]);
  expect(existsSync(missing)).toBe(false);
});

it.each([
  [200, "application/json", '{ "data": {} }', null],
  [200, "text/plain", "{}", null],
  [200, "text/html", "<!doctype html>", "does not answer with JSON as the shop's API does (status 200, text/html)"],
  [502, "text/html", "<h1>", "does not answer with JSON as the shop's API does (status 502, text/html)"],
  [404, "application/json", "{}", "does not answer with JSON as the shop's API does (status 404, application/json)"],
])("warns of an API by its answer: %i, %s", async (status, type, body, complaint) => {
  const api = createHttpServer((_, response) => response.writeHead(status, { "content-type": type }).end(body));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(api.address()).port}`;
  const remedy = `: until it does, pages show errors. “npm run api:check -- ${url}” says more`;
  expect(await warningOfApi(url)).toBe(complaint && `API_URL=${url} ${complaint}${remedy}`);
  api.closeAllConnections();
  api.close();
});

it("warns of an API that does not answer", async () => {
  busy.close();
  expect(await warningOfApi(`http://127.0.0.1:${port}`)).toContain(`:${port} does not answer (ECONNREFUSED): until`);
});
