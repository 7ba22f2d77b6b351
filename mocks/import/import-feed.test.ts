import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openDatabase } from "#mocks/db/open";
import { textSql } from "#mocks/db/texts";
import { seedTiny } from "#mocks/testing/seed";
import { openSeeded } from "#mocks/testing/test-api";

import { createImporter, feedOf, offerOf } from "./testing";

const name = textSql("product", "name", "ru");

let importer: ReturnType<typeof createImporter>;
beforeEach(() => (importer = createImporter()));
afterEach(() => importer.close());

const names = () =>
  importer.db.all<{ name: string }>(`select ${name} as name from product where hidden = 0 order by id`);
const shown = () => names().map(({ name }) => name);

/** Windows-1251 for the letters and signs that the test uses. */
const windows1251 = (text: string) =>
  Buffer.from([...text].map((sign) => (/[А-я]/.test(sign) ? sign.charCodeAt(0) - 0x410 + 0xc0 : sign.charCodeAt(0))));

describe("an import", () => {
  it("reads windows-1251 and gzip", async () => {
    const feed = feedOf(offerOf("1", "Улун")).replace("UTF-8", "windows-1251");
    await importer.run(gzipSync(windows1251(feed)));
    expect(shown()).toEqual(["Улун"]);
  });

  it("reads an encoding that is declared with spaces", async () => {
    const feed = feedOf(offerOf("1", "Улун")).replace('="UTF-8"', " = 'windows-1251'");
    await importer.run(windows1251(feed));
    expect(shown()).toEqual(["Улун"]);
  });

  it("reads UTF-8 that is declared as windows-1251, and a feed that starts with an empty line", async () => {
    const feed = feedOf(offerOf("1", "Улун")).replace("UTF-8", "windows-1251");
    await importer.run(`\n \n${feed}`);
    expect(shown()).toEqual(["Улун"]);
  });

  it("leaves out faulty offers and names them with their line and reason", async () => {
    const offers = [
      offerOf("1", "Улун"),
      offerOf("1", "Другой улун"),
      offerOf("2", "Пуэр", "<categoryId>9</categoryId>"),
      offerOf("3", ""),
      offerOf("4", "Чай", "<price>даром</price>"),
      offerOf("5", "Чай", "<currencyId>USD</currencyId>"),
      offerOf("", "Чай"),
      offerOf("6", "Чай", "<categoryId/>").replace("<categoryId>1</categoryId>", ""),
    ];
    const { added, leftOut, problems } = await importer.run(feedOf(offers.join("")));
    expect({ added, leftOut }).toEqual({ added: 1, leftOut: 7 });
    expect(problems).toEqual([
      "6 offer 1: another offer has the same id",
      "7 offer 2: its category 9 does not exist",
      "8 offer 3: the offer has no name",
      "9 offer 4: the price is not a number from 0 to 2000000000",
      "10 offer 5: the price is in USD, and the feed has no rate for it",
      "11 offer: the offer has no id",
      "12 offer 6: the offer has no category",
    ]);
  });

  it("with `strict` refuses a feed with any problem", async () => {
    const feed = feedOf(offerOf("1", "Улун") + offerOf("2", ""));
    await expect(importer.run(feed, { strict: true })).rejects.toThrow("The feed has problems: 1");
    expect(importer.db.all("select 1 from sqlite_master where name = 'product'")).toEqual([]);
  });

  it("names the language of a faulty feed of translations", async () => {
    const translations = { en: importer.file("en.yml", "<rss></rss>") };
    const imported = importer.run(feedOf(offerOf("1", "Улун")), { translations });
    await expect(imported).rejects.toThrow("In the feed for “en”: The file is no YML feed");
  });

  it.each([
    ["breaks off", (feed: string) => feed.slice(0, -60), "unclosed tag"],
    ["is malformed", (feed: string) => feed.replace("</name>", "</nam>"), "line 5"],
    [
      "has a bare ampersand",
      (feed: string) => feed.replace("Пуэр", "Пуэр\n& Co"),
      "line 7, “&” must be written as “&amp;” in “Пуэр & Co",
    ],
    [
      "has a bare ampersand before an entity",
      (feed: string) => feed.replace("Новое", "Black & White").replace("Пуэр", "Пуэр &amp; Co"),
      "line 5, “&” must be",
    ],
    [
      "has a bare ampersand before a CDATA section",
      (feed: string) => feed.replace("Пуэр", "Пуэр & Co").replace("</offers>", "<x><![CDATA[a & b]]></x></offers>"),
      "line 6, “&” must be written as “&amp;” in “Пуэр & Co",
    ],
    ["is another kind of feed", () => "<rss></rss>", "no YML feed: it begins with “<rss></rss>”"],
    ["is a page", () => "<!doctype html>\n<p>Вход<br></html>", "no YML feed: it begins with “<!doctype html> <p>Вход"],
    ["is JSON", () => '{ "offers": [] }', "no YML feed: it begins with “{ "],
    ["has no list of offers", () => "<yml_catalog></yml_catalog>", "no YML feed: it has no yml_catalog with offers"],
    ["is empty", () => "\n", "The feed is empty"],
    ["has no offers", () => feedOf(""), "no offer that can be imported"],
    [
      "has another encoding than it declares",
      (feed: string) => windows1251(feed),
      "is not in utf-8, which it should be by its",
    ],
    ["has an unknown encoding", (feed: string) => feed.replace("UTF-8", "koi-99"), "encoding koi-99 is unknown"],
    ["has an endless text", (feed: string) => feed.replace("Пуэр", "ч".repeat(5_100_000)), "an element is too long"],
    ["nests elements endlessly", (feed: string) => feed.replace("Пуэр", "<b>".repeat(100)), "nested too deeply"],
    [
      "declares an entity bomb",
      (feed: string) => feed.replace("?>", '?><!DOCTYPE y [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;">]>'),
      "declares entities",
    ],
    [
      "declares an external entity",
      (feed: string) => feed.replace("?>", '?><!DOCTYPE y [<!ENTITY a SYSTEM "file:///etc/hostname">]>'),
      "declares entities",
    ],
  ])("leaves the shop as it was if the feed %s", async (_, spoil, message) => {
    await importer.run(feedOf(offerOf("1", "Улун")));
    const feed = feedOf(offerOf("1", "Новое имя") + offerOf("2", "Пуэр"));
    await expect(importer.run(spoil(feed))).rejects.toThrow(message);
    expect(shown()).toEqual(["Улун"]);
  });

  it("does not load the DTD that many feeds name", async () => {
    const doctype = '?><!DOCTYPE yml_catalog SYSTEM "http://127.0.0.1:9/shops.dtd">';
    expect(await importer.run(feedOf(offerOf("1", "Улун")).replace("?>", doctype))).toMatchObject({ added: 1 });
  });

  it("again changes what changed, hides what is gone, and keeps ids and addresses", async () => {
    const { db, run } = importer;
    await run(feedOf(offerOf("a", "Улун") + offerOf("b", "Пуэр") + offerOf("c", "Мёд")));
    const places = () => db.all("select id, code, created_at from product order by id");
    const before = places();
    db.run(`insert into favorite values ('u', (select id from product where ${name} = 'Пуэр'), 'now')`);
    const feed = feedOf(offerOf("c", "Мёд") + offerOf("a", "Улун светлый", "<price>120</price>"));
    expect(await run(feed)).toMatchObject({ added: 0, changed: 1, unchanged: 1, hidden: 1 });
    expect(places()).toEqual(before);
    expect(shown()).toEqual(["Улун светлый", "Мёд"]);
    const favorite = `select ${name} as name, hidden, stock from product join favorite on product_id = id`;
    expect(db.all(favorite)).toEqual([{ name: "Пуэр", hidden: 1, stock: 0 }]);
    const back = feedOf(
      offerOf("a", "Улун светлый", "<price>120</price>") + offerOf("b", "Пуэр") + offerOf("d", "Чай"),
    );
    expect(await run(back)).toMatchObject({ added: 1, changed: 1, unchanged: 1, hidden: 1 });
    expect(shown()).toEqual(["Улун светлый", "Пуэр", "Чай"]);
  });

  it("replaces the sample, whose products no basket finds again", async () => {
    const { db, run } = importer;
    const file = join(importer.folder, "shop.sqlite");
    const seeded = openSeeded(seedTiny, file);
    seeded.run("insert into favorite values ('u', 1, 'now')");
    await run(feedOf(offerOf("1", "Улун")), { db: seeded });
    expect(seeded.all(`select ${name} as name from product`)).toEqual([{ name: "Улун" }]);
    expect(seeded.all("select * from favorite")).toEqual([]);
    seeded.close();
    const again = openDatabase(file);
    expect(again.all(`select ${name} as name from product`)).toEqual([{ name: "Улун" }]);
    again.close();
    expect(db.all("select 1 from sqlite_master where name = 'product'")).toEqual([]);
  });

  it("stores pictures of the folder, and leaves out and reports those that are missing or no pictures", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    importer.file("green.svg", svg);
    importer.file("broken.png", "no picture");
    const pictures = ["broken.png", "pictures/green.svg", "../shop.json"];
    const body = pictures.map((name) => `<picture>${name}</picture>`).join("");
    const result = await importer.run(feedOf(offerOf("1", "Улун", body)));
    expect(result.problems).toEqual([
      "5 offer 1: the picture ../shop.json is not in the shop's folder",
      "0 picture broken.png: the file is not a picture",
    ]);
    const rows = importer.db.all<{ path: string }>("select value as path from product, json_each(product.pictures)");
    expect(rows.map(({ path }) => existsSync(join(importer.folder, "stored", path)))).toEqual([true]);
  });

  it.skipIf(process.platform !== "linux")(
    "changes nothing while a picture of the folder cannot be read, and does not call it no picture",
    async () => {
      // A file that nobody can read, as one of another user.
      symlinkSync("/proc/self/mem", join(importer.folder, "green.svg"));
      const feed = feedOf(offerOf("1", "Улун", "<picture>green.svg</picture>"));
      await expect(importer.run(feed)).rejects.toThrow("Picture green.svg: it cannot be read: ");
    },
  );
});

it.each([
  ["", offerOf("1", "Улун")],
  [", also if the goods are not in the feed just then", offerOf("2", "Пуэр")],
])("keeps what customers wrote when a newer version of the shop imports its feed again%s", async (_, offerThen) => {
  const { db, run } = importer;
  const feed = feedOf(offerOf("1", "Улун"));
  await run(feed);
  const productId = db.value<number>("select id from product") ?? 0;
  const texts = '{"ru":{"author":"Анна","text":"Хорош"}}';
  const written = { productId, customerId: 1, texts, status: "published", createdAt: "2026-11-20T09:00:00.000Z" };
  db.insert("review", { ...written, id: 1, rating: 5, isBought: 1 });
  db.insert("review_vote", { reviewId: 1, uid: "u" });
  db.insert("rating", { productId, count: 1, sum: 5, changed: 1 });
  db.insert("question", { ...written, uid: "u" });
  db.run("update info set value = 'feed:1' where key = 'catalog'");
  await run(feedOf(offerThen));
  await run(feed);
  expect(db.value("select id from product where hidden = 0")).toBe(productId);
  for (const table of ["review", "review_vote", "rating", "question"])
    expect([table, db.value(`select count(*) from ${table}`)]).toEqual([table, 1]);
});
