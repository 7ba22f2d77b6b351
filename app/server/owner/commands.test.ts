import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
