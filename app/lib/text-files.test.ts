import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { readTextFiles } from "./text-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-texts-"));
  mkdirSync(join(folder, "pages", "ru"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

it("reads the Markdown files of the folders with texts, and the lists", () => {
  for (const file of ["pages/ru/about.md", "pages/ru/about.txt", "pages/lost.md", "promos.json", "shop.json"])
    writeFileSync(join(folder, file), file);
  expect(Object.fromEntries(readTextFiles(folder))).toEqual({
    "pages/ru/about.md": "pages/ru/about.md",
    "pages/lost.md": "pages/lost.md",
    "promos.json": "promos.json",
  });
});

it("leaves what an editor or macOS puts beside a text while somebody works on it", () => {
  writeFileSync(join(folder, "pages/ru/about.md"), "About");
  writeFileSync(join(folder, "pages/ru/._about.md"), "\0\u0005");
  symlinkSync("owner@desk.1234", join(folder, "pages/ru/.#about.md"));
  mkdirSync(join(folder, "pages/.trash/ru"), { recursive: true });
  writeFileSync(join(folder, "pages/.trash/ru/old.md"), "Old");
  mkdirSync(join(folder, "pages/ru/drafts.md"));
  expect([...readTextFiles(folder).keys()]).toEqual(["pages/ru/about.md"]);
});
