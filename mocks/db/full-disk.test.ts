import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { databaseFile } from "#mocks/paths";

import { explainError } from "./explain-error";
import { connectDatabase } from "./open";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "full-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What SQLite says when it has rolled back by itself because the disk is full. */
function errorOfSqlite(): unknown {
  const db = connectDatabase(":memory:");
  try {
    return db.raw.exec("rollback");
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
}

it("an error of the database on a full disk names the folder", () => {
  symlinkSync("/dev/full", join(folder, ".probe"));
  expect(explainError(folder, errorOfSqlite())).toEqual(
    new Error(`DATA_DIR ${folder} cannot be written: the disk is full`),
  );
  expect(readdirSync(folder)).toEqual([]);
});

it("other errors stay as they are", () => {
  expect(String(explainError(folder, errorOfSqlite()))).toContain("cannot rollback");
  symlinkSync("/dev/full", join(folder, ".probe"));
  expect(String(explainError(folder, new Error("shop.json: is no JSON")))).toBe("Error: shop.json: is no JSON");
});

/** Runs a program that meets an error of SQLite, because the disk is full. */
function runOnFullDisk(words: string[], env: NodeJS.Dict<string>, fault = "create view product as select 1") {
  const db = connectDatabase(join(folder, databaseFile));
  // By default, the import fails where it creates its table.
  db.raw.exec(fault);
  db.close();
  symlinkSync("/dev/full", join(folder, ".probe"));
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...words], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", DATA_DIR: folder, ...env },
    encoding: "utf8",
  });
  return [status, stderr];
}

it("a start that fails on a full disk says so", () => {
  expect(runOnFullDisk(["mocks/server.ts"], { API_PORT: "0", SEED_PRODUCTS: "20" })).toEqual([
    1,
    `API: DATA_DIR ${folder} cannot be written: the disk is full\n`,
  ]);
}, 60_000);

it("an import that fails on a full disk says so", () => {
  const words = ["mocks/import/command.ts", "mocks/example/catalog.yml"];
  expect(runOnFullDisk(words, { SHOP_DIR: "mocks/example" })).toEqual([
    1,
    `DATA_DIR ${folder} cannot be written: the disk is full\n`,
  ]);
}, 60_000);

it("an owner's command that fails on a full disk says so", () => {
  const fault = "drop table customer_order; create view customer_order as select 1";
  expect(runOnFullDisk(["mocks/owner/run.ts", "orders", "list"], {}, fault)).toEqual([
    1,
    `DATA_DIR ${folder} cannot be written: the disk is full\n`,
  ]);
}, 60_000);
