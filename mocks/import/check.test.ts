import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

it("names what a start would leave out", () => {
  const shop = mkdtempSync(join(tmpdir(), "shop-"));
  try {
    cpSync("mocks/example", shop, { recursive: true });
    writeFileSync(join(shop, "pictures/mug.svg"), "mug");
    writeFileSync(join(shop, "shop.json"), '{ "languages": ["en"] }');
    const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "mocks/import/check.ts", shop], {
      encoding: "utf8",
    });
    expect([status, stdout.trim().split("\n")]).toEqual([
      0,
      [
        "catalog.en.yml: is not read: catalog.yml has the texts of the shop's first language",
        "catalog.yml: picture mug.svg: the file is not a picture",
        "catalog.yml: 6 offers can be imported, 0 are left out",
      ],
    ]);
  } finally {
    rmSync(shop, { recursive: true });
  }
});
