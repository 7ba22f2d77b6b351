import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { builtInLanguage, setLanguages } from "~/lib/languages";
import { connectDatabase } from "#mocks/db/open";
import { textSql } from "#mocks/db/texts";
import { demoFolder } from "#mocks/paths";

import { importAtStart } from "./at-start";
import { createProgress } from "./progress";
import { createImporter, feedOf, offerOf } from "./testing";

let importer: ReturnType<typeof createImporter>;
beforeEach(() => (importer = createImporter()));
afterEach(() => {
  importer.close();
  setLanguages([]);
});

/** Starts the API's import, and returns what it printed and the products and sections then in the shop. */
async function start(products = 20, shopDir = importer.folder) {
  const { folder } = importer;
  const file = join(folder, "data", "shop.sqlite");
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await importAtStart({ file, shopDir, products, pictures: join(folder, "data", "pictures"), log });
  const db = connectDatabase(file);
  const names = db
    .all<{ name: string }>(`select ${textSql("product", "name", "en")} as name from product order by popularity desc`)
    .map(({ name }) => name);
  const sections = db.all<{ code: string; name: string }>(
    `select code, ${textSql("section", "name", "en")} as name from section where count > 0 order by id`,
  );
  db.close();
  return { lines, products: names, sections };
}

/** Writes a file of the shop's folder as if it were saved in some minutes. */
function save(name: string, content: string, minutes = 0): void {
  const time = new Date(Date.now() + minutes * 60_000);
  mkdirSync(dirname(join(importer.folder, name)), { recursive: true });
  utimesSync(importer.file(name, content), time, time);
}

/** Chooses built-in languages, as `shop.json` does. */
const choose = (...codes: string[]) => setLanguages(codes.flatMap((code) => builtInLanguage(code) ?? []));

it("imports the feed again for a language that the shop gets later, though its feed is an old file", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -2);
  save("catalog.en.yml", feedOf(offerOf("1", "Oolong")), -2);
  choose("ru");
  expect((await start()).products).toEqual(["Улун"]);
  choose("ru", "en");
  expect((await start()).products).toEqual(["Oolong"]);
  expect((await start()).lines).toEqual([]);
});

it("keeps the goods of another feed when the shop gets a language", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -2);
  choose("ru");
  await start();
  const db = connectDatabase(join(importer.folder, "data", "shop.sqlite"));
  await importer.run(feedOf(offerOf("2", "Пуэр")), { db });
  db.close();
  choose("ru", "en");
  expect((await start()).lines).toEqual([]);
});

it("imports the folder's feed once, and again when a file is newer than the data", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  expect((await start()).products).toEqual(["Улун"]);
  expect(await start()).toMatchObject({ products: ["Улун"], lines: [] });
  save("catalog.en.yml", feedOf(offerOf("1", "Oolong")), 1);
  expect((await start()).products).toEqual(["Oolong"]);
});

it("imports an earlier feed that the owner has put back", async () => {
  save("before.yml", feedOf(offerOf("1", "Улун")), -60);
  save("catalog.yml", feedOf(offerOf("1", "Пуэр")), -1);
  expect((await start()).products).toEqual(["Пуэр"]);
  renameSync(join(importer.folder, "before.yml"), join(importer.folder, "catalog.yml"));
  expect((await start()).products).toEqual(["Улун"]);
  expect((await start()).lines).toEqual([]);
});

it("imports the feed again when a picture is newer than the data", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун", "<picture>tea/oolong.svg</picture>")), -1);
  expect((await start()).lines).toContain("line 5, offer 1: the picture tea/oolong.svg is not in the shop's folder");
  save("pictures/tea/oolong.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 1);
  expect((await start()).lines.at(-1)).toBe("Added 0, changed 1, unchanged 0, hidden 0, left out 0");
});

it("imports nothing while a picture cannot be stored, and says why, so that the next start adds it", async () => {
  const body = "<picture>green.svg</picture>";
  save("catalog.yml", feedOf(offerOf("1", "Улун", body)), -2);
  save("pictures/green.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', -2);
  const stored = join(importer.folder, "data", "pictures", "upload", "goods");
  mkdirSync(dirname(stored), { recursive: true });
  // Nobody can write there, as on a full disk.
  symlinkSync("/proc/self", stored);
  await expect(start()).rejects.toThrow(`catalog.yml: Picture green.svg: it cannot be stored in ${stored}: `);
  rmSync(stored);
  expect((await start()).lines.at(-1)).toBe("Added 1, changed 0, unchanged 0, hidden 0, left out 0");
  expect(readdirSync(stored)).toHaveLength(1);
});

it("keeps the goods of another feed when a picture of the folder is newer", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  await start();
  const db = connectDatabase(join(importer.folder, "data", "shop.sqlite"));
  await importer.run(feedOf(offerOf("2", "Пуэр")), { db });
  db.close();
  save("pictures/slide.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', 1);
  expect((await start()).lines).toEqual([]);
});

it("imports a folder's feed over the goods of another folder, however old it is, but keeps what the owner imported", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  await start();
  save("other/catalog.yml", feedOf(offerOf("2", "Пуэр")), -60);
  const other = join(importer.folder, "other");
  expect((await start(20, other)).lines.at(-1)).toBe("Added 1, changed 0, unchanged 0, hidden 1, left out 0");
  expect((await start(20, other)).lines).toEqual([]);
  const db = connectDatabase(join(importer.folder, "data", "shop.sqlite"));
  await importer.run(feedOf(offerOf("3", "Сенча")), { db });
  db.close();
  expect((await start(20, other)).lines).toEqual([]);
  expect((await start()).lines).toEqual([]);
});

it("imports the example that shop:new copies without a problem, in both languages", async () => {
  cpSync("mocks/example", importer.folder, { recursive: true });
  const { lines, products } = await start();
  expect(lines.slice(1)).toEqual(["Added 6, changed 0, unchanged 0, hidden 0, left out 0"]);
  expect(products).toContain("Mug, 300\u00a0ml");
  expect(products.join()).not.toMatch(/[а-я]/i);
});

it("leaves nothing of the example in an owner's own feed that replaces its", async () => {
  cpSync("mocks/example", importer.folder, { recursive: true });
  await start();
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1));
  const categories = numbers.map((id) => `<category id="${id}">Раздел ${id}</category>`);
  const offers = numbers.map((id) => offerOf(`o${id}`, `Товар ${id}`, `<categoryId>${id}</categoryId>`));
  save("catalog.yml", feedOf(offers.join(""), categories.join("")), 1);
  const { sections } = await start();
  expect(sections).toEqual(numbers.map((id) => ({ code: `razdel-${id}`, name: `Раздел ${id}` })));
});

it("keeps the goods of the last import if the feed is faulty, and fails without one", async () => {
  save("catalog.yml", "<yml_catalog>", -1);
  await expect(start()).rejects.toThrow(/catalog\.yml: The feed is malformed/);
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  await start();
  save("catalog.yml", "<yml_catalog>", 1);
  const { lines, products } = await start();
  expect(products).toEqual(["Улун"]);
  expect(lines.at(-1)).toMatch(/malformed.*The shop keeps the goods of the last import/);
});

it("gives a shop without a feed a sample, once for each number of products, until it has goods of its own", async () => {
  const first = await start();
  expect(first.products).toHaveLength(20);
  expect(first.lines[0]).toBe("Creating a catalogue of 20 products");
  expect((await start()).lines).toEqual([]);
  expect((await start(30)).products.slice(0, 20)).toEqual(first.products);
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  expect((await start()).products).toEqual(["Улун"]);
  rmSync(join(importer.folder, "catalog.yml"));
  expect((await start()).products).toEqual(["Улун"]);
});

it("names the owner's goods if the demo shop is started on their data", async () => {
  save("catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  await start();
  const { folder } = importer;
  await expect(start(20, demoFolder)).rejects.toThrow(
    `${join(folder, "data")} has the goods of your own shop, from ${join(folder, "catalog.yml")}: set SHOP_DIR`,
  );
  expect((await start()).products).toEqual(["Улун"]);
});

it("does not sell the goods of another folder in a shop without a feed, unless that folder was moved", async () => {
  save("one/catalog.yml", feedOf(offerOf("1", "Улун")), -1);
  const [one, other] = [join(importer.folder, "one"), join(importer.folder, "other")];
  await start(0, one);
  await expect(start(0, other)).rejects.toThrow(
    `${join(importer.folder, "data")} has the goods of another shop, from ${join(one, "catalog.yml")}: set DATA_DIR`,
  );
  rmSync(one, { recursive: true });
  expect((await start(0, other)).products).toEqual(["Улун"]);
});

it("copies the sample's products for a larger catalogue: the first ones and the known sections stay", async () => {
  const { products } = await start(1300);
  expect(products).toHaveLength(1300);
  expect(products.slice(1200, 1202)).toEqual([`${products[0]}, 2`, `${products[1]}, 2`]);
  expect(new Set(products).size).toBe(1300);
});

it("prints a short list of problems", async () => {
  const faulty = Array.from({ length: 21 }, (_, index) => offerOf(String(index), "")).join("");
  save("catalog.yml", feedOf(offerOf("ok", "Улун") + faulty), -1);
  const { lines } = await start();
  expect(lines.filter((line) => line.includes("the offer has no name"))).toHaveLength(20);
  expect(lines.slice(-2)).toEqual(["and 1 more problem", "Added 1, changed 0, unchanged 0, hidden 0, left out 21"]);
});

it.each([
  [true, ["\r\u001b[K200 offers, 1000 a second", "\r\u001b[K10000 offers, 25000 a second", "\r\u001b[K"]],
  [false, ["10000 offers, 25000 a second\n"]],
])("shows progress (a terminal: %s)", (isTTY, expected) => {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  for (const [at, count] of [
    [100, 100],
    [200, 200],
    [400, 10_000],
  ] as const) {
    time = at;
    progress.show(count, "offers");
  }
  progress.clear();
  expect(written).toEqual(expected);
});
