import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

let shop = "";
beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), "shop-"));
  cpSync("mocks/example", shop, { recursive: true });
});
afterEach(() => rmSync(shop, { recursive: true }));

/** The exit code and the lines of a command. */
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...words], { encoding: "utf8" });
  const lines = (text: string) => text.trim().split("\n");
  return { status, stdout: lines(stdout), stderr: lines(stderr) };
}

it("names what a start would leave out", () => {
  writeFileSync(join(shop, "pictures/mug.svg"), "mug");
  writeFileSync(join(shop, "shop.json"), '{ "languages": ["en"] }');
  expect(run("mocks/import/check.ts", shop)).toMatchObject({
    status: 0,
    stdout: [
      "catalog.en.yml: is not read: catalog.yml has the texts of the shop's first language",
      "catalog.yml: picture mug.svg: the file is not a picture",
      "catalog.yml: 6 offers can be imported, 0 are left out",
    ],
  });
});

it("names the feed's faults beside those of the other files, each once", () => {
  const check = () => run("app/server/owner/check.ts", shop, "--check-feed", "mocks/import/check.ts");
  writeFileSync(join(shop, "shop.json"), '{ "email": "shop@" }');
  writeFileSync(join(shop, "pages/ru/about.md"), "О магазине");
  writeFileSync(join(shop, "catalog.yml"), "<html>");
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([
    1,
    [
      "shop.json: “email” is not an e-mail address",
      expect.stringMatching(/^pages\/ru\/about\.md: /),
      "catalog.yml: The file is no YML feed: it begins with “<html>”",
    ],
  ]);
  expect(stdout).not.toContain("The shop can start");
});
