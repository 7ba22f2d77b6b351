import { spawnSync } from "node:child_process";
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { databaseFile } from "#mocks/paths";

import { explainDamage } from "./explain-error";
import { connectDatabase, createEmptyCatalog } from "./open";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "damaged-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A database that can be opened, but has a table that cannot be read. */
function createDamaged(table: string): string {
  const file = join(folder, databaseFile);
  const db = connectDatabase(file);
  createEmptyCatalog(db, "feed");
  const page = db.value<number>("select rootpage from sqlite_master where name = ?", table) ?? expect.fail(table);
  const size = db.value<number>("select page_size from pragma_page_size") ?? 0;
  db.raw.pragma("journal_mode = DELETE");
  db.close();
  const damaged = openSync(file, "r+");
  writeSync(damaged, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  closeSync(damaged);
  return file;
}

it.each([
  ["a start", "info", "API: ", ["mocks/server.ts"], { API_PORT: "0", SEED_PRODUCTS: "20" }],
  ["an import", "info", "", ["mocks/import/command.ts", "mocks/example/catalog.yml"], { SHOP_DIR: "mocks/example" }],
  ["the owner's command", "customer_order", "", ["mocks/owner/run.ts", "orders", "list"], {}],
])(
  "%s that meets a damaged table names the file, and what to do",
  (_, table, start, words, env) => {
    const file = createDamaged(table);
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...words], {
      env: { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: folder, ...env },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      `${start}${file} is damaged (database disk image is malformed): stop the shop, delete ${file}-wal and ${file}-shm if they are there, and put a copy of the file in its place\n`,
    ]);
  },
  60_000,
);

it("a copy that is put in the place of a damaged file as advised is whole, also after the API was killed", () => {
  const [file, copy, killed] = [join(folder, databaseFile), join(folder, "copy"), join(folder, "killed")];
  const like = (uid: string, count: number) => {
    const db = connectDatabase(file);
    for (let id = 1; id <= count; id += 1) db.insert("favorite", { uid, productId: id, addedAt: "now" });
    return db;
  };
  like("early", 300).close();
  copyFileSync(file, copy);
  like("late", 3000).close();
  const db = like("killed", 3000);
  // What a killed process leaves: the file and its log.
  for (const part of ["", "-wal"]) copyFileSync(file + part, killed + part);
  db.close();
  const advice = String(explainDamage(killed, Object.assign(new Error("malformed"), { code: "SQLITE_CORRUPT" })));
  for (const [, name = ""] of advice.matchAll(/(\S+-(?:wal|shm))/g)) rmSync(name, { force: true });
  copyFileSync(copy, killed);
  const restored = connectDatabase(killed);
  expect(restored.value("pragma integrity_check")).toBe("ok");
  expect(restored.value("select count(*) from favorite")).toBe(300);
  restored.close();
});
