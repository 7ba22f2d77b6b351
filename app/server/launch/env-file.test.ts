import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { loadEnvFile } from "./env-file.mjs";

let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "shop-env-")), ".env");
});
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

/** The environment after a file was loaded, and the faults. */
function load(text: string | Buffer, env: Record<string, string | undefined> = {}) {
  writeFileSync(file, text);
  return { faults: loadEnvFile(file, env), env };
}

test("a file's variables are added to those that are set", () => {
  const { faults, env } = load('# A comment\r\nPORT=4000\r\nSHOP_DIR="./my shop" # here\r\nHOST=::1\n', { HOST: "" });
  expect([faults, env]).toEqual([[], { PORT: "4000", SHOP_DIR: "./my shop", HOST: "" }]);
});

test("the first variable counts also behind a byte order mark", () => {
  expect(load("\uFEFFAPI_URL=https://api.example\nPORT=4000\n").env).toEqual({
    API_URL: "https://api.example",
    PORT: "4000",
  });
});

test("a file in another encoding is a fault, because Node would find no variable in it", () => {
  const inUtf16 = load(Buffer.from("\uFEFFPORT=4000\n", "utf16le"));
  expect([inUtf16.faults, inUtf16.env]).toEqual([[`${file} is not in UTF-8: save it in this encoding`], {}]);
});

test("a file that cannot be read is a fault, a missing one is none", () => {
  expect(loadEnvFile(file, {})).toEqual([]);
  mkdirSync(file);
  expect(loadEnvFile(file, {})).toEqual([`${file} cannot be read`]);
});
