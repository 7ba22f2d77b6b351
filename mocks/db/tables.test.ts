import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { firstVersion } from "#mocks/testing/first-version";

import { connectDatabase } from "./open";
import { createLastingTables } from "./tables";

let file = "";
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "shop-")), "shop.sqlite");
});
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

const versionOf = (db: ReturnType<typeof connectDatabase>) =>
  db.value<number>("select user_version from pragma_user_version") ?? 0;

it("leaves the data of a newer version of the shop as they are", () => {
  const db = connectDatabase(file);
  const newer = versionOf(db) + 1;
  db.raw.exec(`pragma user_version = ${newer}`);
  expect(() => connectDatabase(file)).toThrow("The data are from a newer version of the shop");
  expect(versionOf(db)).toBe(newer);
  db.close();
});

it("makes the changes of a version once, also if two processes start at the same moment", () => {
  const [first, second] = [connectDatabase(file), connectDatabase(file)];
  const current = versionOf(first);
  first.raw.exec(firstVersion);
  const transaction = <Result>(work: () => Result): Result => {
    // The first process waits until the second one has written.
    createLastingTables(second);
    return first.transaction(work);
  };
  createLastingTables({ ...first, transaction });
  expect(versionOf(first)).toBe(current);
  first.close();
  second.close();
});

it("names a file that is damaged, and what to do", () => {
  writeFileSync(file, "no database ".repeat(1000));
  expect(() => connectDatabase(file)).toThrow(
    `${file} is damaged (file is not a database): stop the shop, delete ${file}-wal and ${file}-shm if they are there, and put a copy of the file in its place`,
  );
});
