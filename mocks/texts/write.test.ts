import { beforeAll, describe, expect, it } from "vitest";

import type { Db } from "#mocks/db/query";
import { textSql } from "#mocks/db/texts";
import { createDemoApi } from "#mocks/testing/test-api";

import { readTexts } from "./read";
import { writeTexts } from "./write";

const texts = readTexts("mocks/demo");
const { stocks, news } = texts;

type Row = {
  stockId: number;
  sort: number;
  id: number;
  stock: number;
  price: number;
  oldPrice: number | null;
  top: string;
};

async function seeded(): Promise<Db> {
  const { db } = (await createDemoApi()).context;
  writeTexts(db, texts);
  return db;
}

const listRows = (db: Db) =>
  db.all<Row>(
    `select stock_id as "stockId", stock_product.sort, product.id, product.stock, price, old_price as "oldPrice"
     from stock_product join product on product.id = product_id order by stock_id, stock_product.sort`,
  );

let db: Db;
let rows: Row[];
beforeAll(async () => {
  db = await seeded();
  rows = listRows(db);
});

const ofStock = (index: number) => rows.filter(({ stockId }) => stockId === index + 1);

describe.each(stocks.map(({ slug, shared }, index) => ({ slug, products: shared.products, index })))(
  "the products of $slug",
  ({ products: choice, index }) => {
    it("are 6 to 12 available products in a fixed order", () => {
      const products = ofStock(index);
      expect(products.length).toBeGreaterThanOrEqual(6);
      expect(products.length).toBeLessThanOrEqual(12);
      expect(products.map(({ sort }) => sort)).toEqual(products.map((_, place) => place + 1));
      for (const { stock, price } of products) expect(Math.min(stock, price)).toBeGreaterThan(0);
    });

    it("are in its sections, discounted products first", () => {
      const products = ofStock(index);
      for (const { id } of products) {
        const codes = db
          .all<{ code: string }>(
            "select code from product_section join section on section.id = section_id where product_id = ?",
            id,
          )
          .map(({ code }) => code);
        expect(codes.some((code) => choice?.sections.includes(code))).toBe(true);
      }
      const discounted = products.map(({ oldPrice }) => oldPrice !== null);
      expect(discounted).toEqual([...discounted].sort((a, b) => Number(b) - Number(a)));
    });
  },
);

describe("the promotion for 18 V tools", () => {
  it("has no other products", () => {
    const index = stocks.findIndex(({ slug }) => slug === "cordless-18v");
    for (const { id } of ofStock(index)) {
      const product = db.get<{ text: string }>(
        `select ${textSql("product", "name", "ru")} || properties as text from product where id = ?`,
        id,
      );
      expect(product?.text).toContain("18\u00a0В");
    }
  });
});

describe("the texts", () => {
  it("include the same products on every run", async () => {
    expect(listRows(await seeded())).toEqual(rows);
  });

  it("are written in both languages, with no-break spaces", () => {
    const stock = db.get<{ ru: string; en: string }>(
      `select ${textSql("stock", "name", "ru")} as ru, ${textSql("stock", "name", "en")} as en
       from stock where slug = 'cordless-18v'`,
    );
    expect(stock).toEqual({
      ru: "Аккумуляторный инструмент 18\u00a0В дешевле до 20\u00a0%",
      en: "18\u00a0V cordless tools: up to 20% off",
    });
  });

  it("follow the folder: what is gone from it is gone, and a failed change leaves the earlier texts", async () => {
    const count = (table: string) => changed.get<{ n: number }>(`select count(*) as n from ${table}`)?.n;
    const changed = await seeded();
    const [first] = stocks;
    if (!first) throw new Error("There are no promotions");
    const wrong = { ...first.shared, products: { sections: ["nowhere"], limit: 3 } };
    expect(() => writeTexts(changed, { ...texts, news: [], stocks: [{ ...first, shared: wrong }] })).toThrow(
      "stocks/ru/clean-workshop.md: “products.sections” names nowhere, which is not a section",
    );
    expect([count("news"), count("stock")]).toEqual([16, 8]);
    writeTexts(changed, { ...texts, news: [], stocks: [first] });
    expect(["news", "stock", "page"].map(count)).toEqual([0, 1, 8]);
    expect(changed.all("select distinct stock_id from stock_product")).toEqual([{ stock_id: 1 }]);
    changed.close();
  });
});

describe("the products of articles", () => {
  const named = news.filter(({ shared }) => shared.products !== undefined);

  it("are on sale and up to the limit of the article", () => {
    expect(named.length).toBeGreaterThan(8);
    for (const { slug, shared } of named) {
      const products = db.all<{ price: number; stock: number; slug: string }>(
        `select price, stock from news_product join news on news.id = news_id join product on product.id = product_id
         where slug = ?`,
        slug,
      );
      expect(products.length, slug).toBeGreaterThan(0);
      expect(products.length, slug).toBeLessThanOrEqual(shared.products?.limit ?? 0);
      for (const { stock, price } of products) expect(Math.min(stock, price), slug).toBeGreaterThan(0);
    }
  });

  it("need sections that the catalogue has", () => {
    const [first] = named;
    if (!first) throw new Error("No article has products");
    const shared = { ...first.shared, products: { sections: ["no-such-section"], limit: 4 } };
    expect(() => writeTexts(db, { ...texts, news: [{ ...first, shared }] })).toThrow(/no-such-section/);
  });
});
