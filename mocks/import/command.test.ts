import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, it } from "vitest";

it("says that a feed which cannot be imported leaves the shop as it was", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  const env = { ...process.env, DATA_DIR: folder, SHOP_DIR: "mocks/example" };
  const words = ["--import", "tsx", "mocks/import/command.ts", join(folder, "nowhere.yml")];
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const fault = `${folder}/nowhere.yml cannot be read: there is no such file or folder`;
  expect([status, stderr]).toEqual([1, `${fault}. Nothing was imported: the shop stays as it was\n`]);
});

it("finds the first setting of a file that an editor began with a byte order mark", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  mkdirSync(join(folder, "my-shop"));
  writeFileSync(join(folder, ".env"), "\uFEFFSHOP_DIR=my-shop\nDATA_DIR=data\n");
  const { SHOP_DIR: _, DATA_DIR: __, ...env } = process.env;
  const command = resolve("mocks/import/command.ts");
  const words = ["--import", pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href, command, "nowhere.yml"];
  const { stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    env: { ...env, TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toMatch(/^nowhere\.yml cannot be read/);
});
