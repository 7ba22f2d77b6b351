import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";
import * as z from "zod";

import { checkMachine } from "./preflight.mjs";
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

it("names a shop's folder that is missing, before anything is built", async () => {
  const missing = join(folder, "my-shp");
  expect(await check({ SHOP_DIR: missing })).toEqual([`SHOP_DIR=${missing} is not a folder`]);
});

it("creates no data folder for a reset, whose DATA_DIR may be mistyped", async () => {
  const missing = join(folder, "missing");
  expect(await checkMachine(readSettings({ DATA_DIR: missing }, "reset").settings, "reset")).toEqual([]);
  expect(existsSync(missing)).toBe(false);
});
