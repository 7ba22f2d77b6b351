import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
