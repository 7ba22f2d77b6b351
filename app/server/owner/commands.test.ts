import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "owner-"));
  writeFileSync(join(folder, "file"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, words: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", `app/server/owner/${command}`, ...words], { encoding: "utf8" });

it.each([
  ["new.ts", ["--nope"], "Usage: npm run shop:new my-shop [kk]"],
  ["new.ts", ["a", "kk", "b"], "Usage: npm run shop:new my-shop [kk]"],
  ["new.ts", ["FILE"], "FILE is not a folder"],
  ["check.ts", ["--nope"], "Usage: npm run shop:check my-shop"],
  ["check.ts", ["a", "b"], "Usage: npm run shop:check my-shop"],
  ["check.ts", ["FILE"], "FILE is not a folder"],
  ["api-check/run.ts", ["--nope"], "Usage: npm run api:check -- URL [--customer EMAIL PASSWORD] [--json]"],
])("%s with %j prints one line", (command, words, line) => {
  const file = join(folder, "file");
  const { status, stderr } = run(
    command,
    words.map((word) => word.replace("FILE", file)),
  );
  expect([status, stderr]).toEqual([command.startsWith("api") ? 2 : 1, `${line.replace("FILE", file)}\n`]);
});

it.each([
  ["pages", "part of its path is not a folder"],
  ["shop.json", "it is a folder"],
  ["slides.json", "it is a folder"],
])("shop:check names in one line that it cannot read %s", (name, reason) => {
  const shop = mkdtempSync(join(folder, "unread-"));
  if (name === "pages") writeFileSync(join(shop, name), "");
  else mkdirSync(join(shop, name));
  const { status, stderr } = run("check.ts", [shop]);
  expect([status, stderr]).toEqual([1, `${name} cannot be read: ${reason}\n`]);
});

it("shop:new prints commands that a shell can run, also for a path with spaces", () => {
  const shop = join(folder, "Olga's shop");
  const { stdout } = run("new.ts", [shop, "--example", "mocks/example"]);
  const [, check = ""] = /^Then: (.*)$/m.exec(stdout) ?? [];
  const [, start = ""] = /^ +(SHOP_DIR=.*) npm start$/m.exec(stdout) ?? [];
  const shell = (command: string) => spawnSync("sh", ["-c", command], { encoding: "utf8" }).stdout;
  expect(shell(check.replace("npm run shop:check", "printf %s"))).toBe(shop);
  expect(shell(`${start}; printf %s "$SHOP_DIR"`)).toBe(shop);
});
