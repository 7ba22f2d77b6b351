import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ByLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import { textSql } from "#mocks/db/texts";
import { landmarkArticles, landmarks, landmarkSections } from "#mocks/testing/landmarks";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

import { sampleSize } from "./enlarge";

const names = `${textSql("product", "name", "ru")} as ru, ${textSql("product", "name", "en")} as en`;

describe.each([sampleSize, sampleSize + 800])("among %d products", (products) => {
  let api: TestApi;
  let db: Db;
  beforeAll(async () => {
    api = await createDemoApi({ products });
    ({ db } = api.context);
  }, 30_000);
  afterAll(() => api.close());

  const rowsOf = (sql: string, ...values: string[]) => db.all<Record<string, string | number | null>>(sql, ...values);

  function find(landmark: keyof typeof landmarks) {
    const [row] = rowsOf(`select *, ${names} from product where code = ?`, landmarks[landmark]);
    if (!row) throw new Error(`There is no product ${landmarks[landmark]}`);
    return row;
  }

  function badgesOf(landmark: keyof typeof landmarks) {
    return JSON.parse(String(find(landmark).badges)) as { name: ByLanguage; color: string }[];
  }

  function countOf(section: string): unknown {
    return rowsOf("select count from section where code = ? and level = 3", section)[0]?.count;
  }

  function variantsOf(landmark: keyof typeof landmarks) {
    return rowsOf(
      `select stock, order_days from product
       where group_id = (select group_id from product where code = ?) order by id`,
      landmarks[landmark],
    );
  }

  it("finds every named product", () => {
    for (const code of Object.values(landmarks)) {
      expect(rowsOf("select code from product where code = ?", code)).toEqual([{ code }]);
    }
  });

  it("has products in every stock state", () => {
    const inStock = find("inStock");
    expect(inStock).toMatchObject({ stock: 14, price: 12490, multiplicity: 1 });
    expect(inStock.pictures).not.toBe("[]");
    expect([1, 2, 3]).toContain(find("lastOnes").stock);
    expect(find("madeToOrder")).toMatchObject({ stock: 0, order_days: 8 });
    expect(find("soldOut")).toMatchObject({ stock: 0, order_days: null });
  });

  it("has products at every kind of price", () => {
    const sale = find("sale");
    expect(Number(sale.old_price)).toBeGreaterThan(Number(sale.price));
    expect(badgesOf("sale").map(({ name }) => name.ru)).toEqual(["−11\u00a0%"]);
    expect(find("plain")).toMatchObject({ old_price: null, badges: "[]" });
    expect(find("zeroPrice").price).toBe(0);
  });

  it("has badges of every colour", () => {
    expect(badgesOf("oneBadge")).toHaveLength(1);
    expect(badgesOf("severalBadges").map(({ color }) => color)).toEqual([
      "#16191c",
      "#fffdf2",
      "#zz9900",
      "rebeccapurple",
    ]);
  });

  it("has a long name in both languages, and a product without a picture", () => {
    const { ru, en } = find("longName");
    expect(String(ru).length).toBeGreaterThanOrEqual(120);
    expect(String(en).length).toBeGreaterThanOrEqual(120);
    expect(find("noPicture").pictures).toBe("[]");
  });

  it("has variants", () => {
    expect(variantsOf("variants")).toEqual([
      { stock: 38, order_days: null },
      { stock: 12, order_days: null },
      { stock: 0, order_days: 8 },
      { stock: 0, order_days: null },
    ]);
    expect(variantsOf("fiveVariants")).toHaveLength(5);
    expect(find("single").group_id).toBeNull();
  });

  it("has products sold in packs and with documents", () => {
    expect(find("multiplicity").multiplicity).toBe(5);
    expect(Number(find("multiplicity").stock) % 5).toBe(0);
    expect(find("documents").documents).not.toBe("[]");
  });

  it("has the named article numbers", () => {
    expect(find("inStock").article).toBe(landmarkArticles.inStock);
    expect(find("variants").article).toBe(landmarkArticles.variants);
  });

  it("has sections of the specified sizes", () => {
    expect(countOf(landmarkSections.empty)).toBe(0);
    expect(countOf(landmarkSections.single)).toBe(1);
    expect(countOf(landmarkSections.large)).toBe(300);
    expect(Number(countOf(landmarkSections.typical))).toBeGreaterThanOrEqual(12);
    const grouped = `select count(distinct group_id) as n from product
      join section on section.id = section_id where section.code = ?`;
    expect(Number(rowsOf(grouped, landmarkSections.typical)[0]?.n)).toBeGreaterThan(2);
  });
});
