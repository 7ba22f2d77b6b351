import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { firstVersion } from "#mocks/testing/first-version";
import { seedTiny } from "#mocks/testing/seed";
import { openSeeded } from "#mocks/testing/test-api";

import { openDatabase } from "./open";
import { listViewedIds, recordViewed } from "./queries/favorites";
import { listItems } from "./queries/orders";
import { answerBusyAtOnce } from "./query";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "shop-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the same file repeatedly; the first time with a seeded catalogue. */
function opener() {
  const file = join(folder, "deep", "shop.sqlite");
  return { open: () => (existsSync(file) ? openDatabase(file) : openSeeded(seedTiny, file)) };
}

describe("the database", () => {
  it("computes the search data of an older version again, and keeps the goods and lists", () => {
    const { open } = opener();
    const old = open();
    const [goods, words] = ["select id, code from product", "select * from search_word"].map((sql) => old.all(sql));
    recordViewed(old, "u", 1, new Date());
    old.run("delete from info where key = 'derived'");
    old.run("delete from search_word");
    old.close();
    const db = open();
    expect(words).not.toEqual([]);
    expect(db.all("select * from search_word")).toEqual(words);
    expect(db.all("select id, code from product")).toEqual(goods);
    expect(listViewedIds(db, "u")).toEqual([1]);
    db.close();
  });

  it("does not wait for an import to record a view", () => {
    const { open } = opener();
    const [importing, serving] = [open(), open()];
    answerBusyAtOnce(serving);
    importing.raw.exec("begin immediate");
    recordViewed(serving, "u", 1, new Date());
    expect(listViewedIds(serving, "u")).toEqual([]);
    importing.raw.exec("rollback");
    recordViewed(serving, "u", 1, new Date());
    expect(listViewedIds(serving, "u")).toEqual([1]);
    importing.close();
    serving.close();
  });

  it("is kept between starts, with the visitors' data", () => {
    const { open } = opener();
    const first = open();
    first.run("insert into favorite values ('u', 1, 'now')");
    first.close();
    const second = open();
    expect(second.all("select uid, product_id from favorite")).toEqual([{ uid: "u", product_id: 1 }]);
    expect(second.value("select count(*) from product")).toBe(10);
    second.close();
  });

  it("without a catalogue, or with one of another version, cannot be opened", () => {
    const file = join(folder, "deep", "shop.sqlite");
    const fault = "import its feed again with “npm run shop:import -- FILE|URL”";
    expect(() => openDatabase(file)).toThrow(fault);
    const old = openSeeded(seedTiny, file);
    old.run("update info set value = 'feed:1' where key = 'catalog'");
    old.close();
    expect(() => openDatabase(file)).toThrow(fault);
  });

  it("is readable only by its owner, even if the file had other permissions", () => {
    const modes = () =>
      readdirSync(join(folder, "deep")).map((name) => statSync(join(folder, "deep", name)).mode & 0o777);
    const { open } = opener();
    const first = open();
    first.run("insert into favorite values ('u', 1, 'now')");
    expect(modes().length).toBeGreaterThan(1);
    expect(new Set(modes())).toEqual(new Set([0o600]));
    first.close();
    chmodSync(join(folder, "deep", "shop.sqlite"), 0o644);
    const second = open();
    expect(new Set(modes())).toEqual(new Set([0o600]));
    second.close();
  });

  it("shows what is written to other processes, even if it was opened twice", () => {
    const file = join(folder, "shop.sqlite");
    const script = `const Database = require("libsql"); const db = new Database(process.argv[1], { readonly: true });
      console.log(db.prepare("select count(*) as n from favorite").get().n); db.close();`;
    const readElsewhere = () => execFileSync(process.execPath, ["-e", script, file], { encoding: "utf8" }).trim();
    const [first, second] = [openSeeded(seedTiny, file), openDatabase(file)];
    for (const uid of ["a", "b"]) {
      second.run("insert into favorite values (?, 1, 'now')", uid);
      expect(readElsewhere()).toBe(String(second.value("select count(*) from favorite")));
    }
    first.close();
    second.close();
  });

  it("from the first version confirms an e-mail address that is the only sign-in method, once", () => {
    const { open } = opener();
    const confirmed = () => {
      const db = open();
      const rows = db.all<{ email: string }>("select email from customer where email_confirmed = 1");
      db.close();
      return rows.map(({ email }) => email);
    };
    const old = open();
    old.raw.exec(firstVersion);
    const add = "insert into customer (uid, email, phone, created_at) values (?, ?, ?, 'now')";
    old.run(add, "a", "only@example.com", null);
    old.run(add, "b", "typed@example.com", "+79990000001");
    old.close();
    expect(confirmed()).toEqual(["only@example.com"]);
    const later = open();
    later.run(add, "c", "later@example.com", null);
    later.close();
    expect(confirmed()).toEqual(["only@example.com"]);
  });

  it("from the first version keeps its sessions and lists them", () => {
    const { open } = opener();
    const old = open();
    old.raw.exec(firstVersion);
    const add = "insert into session values (?, ?, 1, '2026-11-20T10:00:00.000Z', '2026-12-20T09:00:00.000Z')";
    for (const name of ["a", "b"]) old.run(add, `token ${name}`, `refresh ${name}`);
    old.close();
    const db = open();
    const rows = db.all<{ id: string }>("select id, device, started_at, used_at from session");
    const stored = { device: "", started_at: "2026-11-20T09:00:00.000Z", used_at: "2026-11-20T09:00:00.000Z" };
    expect(rows).toMatchObject([stored, stored]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(() => db.run("update session set id = 'same'")).toThrow("UNIQUE");
    db.close();
  });

  it("from the first version keeps its messages and does not send them", () => {
    const { open } = opener();
    const old = open();
    old.raw.exec(firstVersion);
    old.run("insert into message values (7, 'sms', '+79991234567', 'Код: 1234', '1234', null, 'now')");
    old.close();
    const db = open();
    expect(db.all("select id, text, state from message")).toEqual([{ id: 7, text: "Код: 1234", state: "kept" }]);
    db.close();
  });

  it("from the first version keeps the texts of its orders", () => {
    const { open } = opener();
    const old = open();
    old.raw.exec(firstVersion);
    old.run(
      `insert into order_item (order_id, place, product_id, code, name_ru, name_en, article, price, quantity, weight)
       values (1, 0, 1, 'drill', 'Дрель', 'Drill', 'a', 1, 1, 1)`,
    );
    const add = `insert into order_request (order_id, kind, status, reason, comment, answer_ru, answer_en, created_at,
      items, files) values (1, 'refund', 'new', '', '', ?, ?, 'now', '[]', '[]')`;
    old.run(add, "Да", "Yes");
    old.run(add, null, null);
    old.close();
    const db = open();
    expect(listItems(db, 1).map(({ name }) => name)).toEqual([{ ru: "Дрель", en: "Drill" }]);
    const answers = db.all<{ answer: string | null }>("select answer from order_request order by id");
    expect(answers.map(({ answer }) => answer)).toEqual(['{"ru":"Да","en":"Yes"}', null]);
    db.close();
  });

  it("from the first version keeps its addresses and companies, and gives new ones new ids", () => {
    const { open } = opener();
    const old = open();
    old.raw.exec(firstVersion);
    old.run("insert into address values (3, 1, 'Дом', 1, '{}'), (7, 1, 'Склад', 0, '{}')");
    old.run("insert into company values (5, 1, '{}')");
    old.close();
    const db = open();
    expect(db.all("select * from address")).toEqual([
      { id: 3, customer_id: 1, name: "Дом", is_default: 1, address: "{}" },
      { id: 7, customer_id: 1, name: "Склад", is_default: 0, address: "{}" },
    ]);
    expect(db.all("select * from company")).toEqual([{ id: 5, customer_id: 1, company: "{}" }]);
    for (const table of ["address", "company"]) db.run(`delete from ${table} where id > 3`);
    db.run("insert into address (customer_id, name, is_default, address) values (1, '', 0, '{}')");
    db.run("insert into company (customer_id, company) values (1, '{}')");
    expect([db.value("select max(id) from address"), db.value("select max(id) from company")]).toEqual([8, 6]);
    db.close();
  });
});
