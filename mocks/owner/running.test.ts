import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { readEnvironment } from "#mocks/env";
import { runningFile } from "#mocks/paths";

import { noteRunning, readRunning } from "./running";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "shop-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it("tells the owner's commands the settings of the last start", () => {
  expect(readRunning(dataDir)).toBeNull();
  noteRunning(readEnvironment({ DATA_DIR: dataDir, SITE_URL: "https://shop.example" }), {});
  expect(readRunning(dataDir)).toEqual({ siteUrl: "https://shop.example", shopDir: null, sends: [] });
});

it.each(["", '{"siteUrl":"https://shop.ex', '{"siteUrl":1}'])("leaves a file that was cut off: %j", (text) => {
  writeFileSync(join(dataDir, runningFile), text);
  expect(readRunning(dataDir)).toBeNull();
});
