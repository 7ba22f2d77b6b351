import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "reset-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "");
}

function reset(dataDir = folder): string {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "mocks/reset.ts"], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(0);
  return stdout;
}

it("removes what the API wrote, and no other file of the folder", () => {
  for (const file of ["shop.sqlite", "running.json", "attachments/one.jpg", "pictures/upload/goods/one.jpg"])
    write(file);
  // The folder may be the shop's own, whose pictures are in it.
  for (const file of ["session-secret", "pictures/oolong.jpg"]) write(file);
  expect(reset()).toBe(`Removed the API's data below ${folder}\n`);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "pictures",
    "pictures/oolong.jpg",
    "session-secret",
  ]);
});

it("removes nothing from a folder that is not the API's", () => {
  for (const file of ["attachments/letter.pdf", "pictures/upload/holiday.jpg"]) write(file);
  expect(reset()).toBe(`Nothing to remove: ${folder} has no shop.sqlite. Is DATA_DIR right?\n`);
  expect(readdirSync(folder, { recursive: true })).toHaveLength(5);
  const missing = join(folder, "missing");
  expect(reset(missing)).toContain(`${missing} has no shop.sqlite`);
  expect(existsSync(missing)).toBe(false);
});
