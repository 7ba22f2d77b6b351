import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { connectDatabase } from "./open";
import { isBusy, type Db } from "./query";

let folder: string;
let db: Db;
let other: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "query-"));
  const file = join(folder, "shop.sqlite");
  [db, other] = [connectDatabase(file, 0), connectDatabase(file)];
  for (const each of [db, other]) each.raw.exec("create table if not exists note (id integer primary key, text)");
});
afterEach(() => {
  for (const each of [db, other]) each.close();
  rmSync(folder, { recursive: true });
});

it.each<[string, () => unknown]>([
  ["insert", () => db.insert("note", { text: "a" })],
  ["update", () => db.update("note", 1, { text: "b" })],
  ["run", () => db.run("delete from note")],
])("transactions are committed after %s has met another process", (_, write) => {
  other.raw.exec("begin immediate");
  expect(write).toThrow(expect.toSatisfy(isBusy));
  other.raw.exec("rollback");
  db.transaction(() => db.run("insert into note (text) values ('c')"));
  expect(db.column("select text from note")).toEqual(["c"]);
});
