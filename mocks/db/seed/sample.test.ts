import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ByLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import { textSql } from "#mocks/db/texts";
import { renderPicture } from "#mocks/pictures/render";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";
import { typeset } from "#mocks/texts/typeset";

import { sampleSize } from "./enlarge";

// An import takes a second, but many times longer on a busy machine.
const patience = 30_000;

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await createDemoApi();
  ({ db } = api.context);
}, patience);
afterAll(() => api.close());

// Latin letters that look like Russian ones, and words that use Latin letters even in Russian text.
const lookAlike = /^[ABCEHKMOPTXYaceopxy]+$/;
const meantLatin = /°C|\bPH\d?\b|\bHSS-Co\b|\b[SMLX]+–[SMLX]+\b/g;

/** Words of a Russian text that use Latin letters in place of Russian ones. */
function misspelt(text: string): string[] {
  const words = text.replace(meantLatin, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => {
    const letters = word.replace(/\p{N}/gu, "");
    const mixed = /\p{Script=Latin}/u.test(letters) && /\p{Script=Cyrillic}/u.test(letters);
    return mixed || lookAlike.test(letters);
  });
}

const texts = ["name", "description"]
  .flatMap((field) =>
    ["ru", "en"].map(
      (code) =>
        `${textSql("product", field, code)} as ${field === "name" ? code : `about${code === "ru" ? "Ru" : "En"}`}`,
    ),
  )
  .join(", ");

const rowsOf = (sql: string) => db.all<Record<string, string | number | null>>(sql);
const products = (where = "true") => rowsOf(`select *, ${texts} from product where ${where} order by id`);

function count(sql: string): number {
  return Number(rowsOf(sql)[0]?.n);
}

function parse<Item>(json: string | number | null | undefined): Item[] {
  return JSON.parse(String(json)) as Item[];
}

describe("products", () => {
  it("have unique names in both languages", () => {
    for (const language of ["ru", "en"]) {
      const names = `from text where owner = 'product' and field = 'name' and language = '${language}'`;
      expect(count(`select count(distinct value) as n ${names}`)).toBe(sampleSize);
    }
  });

  it("have correctly spelt names", () => {
    for (const texts of products()) {
      const [ru, en] = [String(texts.ru), String(texts.en)];
      expect([ru, misspelt(ru)]).toEqual([ru, []]);
      expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
      expect([typeset(ru), typeset(en)]).toEqual([ru, en]);
      expect(`${ru} ${en}`).not.toMatch(/["']|undefined|NaN| {2}|, ?,|\d\.\d+ ?\p{Script=Cyrillic}/u);
    }
  });

  it("have readable codes, articles, round prices and a weight", () => {
    for (const { code, article, price, weight } of products()) {
      expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
      expect(article).toMatch(/^\d{3}-\d{4}$/);
      expect(Number(price) % 10).toBe(0);
      expect(Number(weight)).toBeGreaterThan(0);
    }
  });

  it("have six to ten properties, each with a value in both languages", () => {
    for (const { code, properties } of products()) {
      const list = parse<{ name: ByLanguage; value: ByLanguage }>(properties);
      expect([code, list.length >= 6 && list.length <= 10]).toEqual([code, true]);
      for (const property of list) {
        const texts = [property.name, property.value].flatMap(({ ru, en }) => [ru, en]);
        expect(texts.every((text = "") => text.trim().length > 0)).toBe(true);
        expect(property.value.en).not.toMatch(/\p{Script=Cyrillic}/u);
      }
    }
  });

  it("have descriptions with paragraphs, headings and lists, and balanced tags", () => {
    for (const texts of products()) {
      for (const html of [String(texts.aboutRu), String(texts.aboutEn)]) {
        for (const tag of ["p", "ul", "li", "h3"]) {
          const [opened, closed] = [html.split(new RegExp(`<${tag}[ >]`)).length, html.split(`</${tag}>`).length];
          expect(opened).toBeGreaterThan(1);
          expect(closed).toBe(opened);
        }
        expect(html).not.toMatch(/["']|undefined|NaN|\.\.| {2}|<p> |\s<\/p>/);
      }
      expect(texts.aboutEn).not.toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  it("refer to pictures and documents by addresses that can be generated", () => {
    for (const { pictures, documents } of products()) {
      for (const picture of parse<string>(pictures))
        expect(picture).toMatch(/^\/upload\/catalog\/[a-zA-Z]+-\d+-[0-5](?:-[a-zA-Z]+\d*)*\.png$/);
      for (const { link } of parse<{ link: string }>(documents))
        expect(link).toMatch(/^\/upload\/documents\/(?:manual|certificate)-\{language\}-[a-z0-9-]+\.pdf$/);
    }
    expect(count("select count(*) as n from product where documents <> '[]'")).toBeGreaterThan(100);
  });

  it("were all created before the shop's base date", () => {
    expect(count("select count(*) as n from product where created_at >= '2026-11-20T06'")).toBe(0);
  });
});

describe("variants", () => {
  it("are groups of two to five products in one section that differ in one property", () => {
    const groups = new Map<string, ReturnType<typeof products>>();
    for (const product of products("group_id is not null")) {
      const key = String(product.group_id);
      groups.set(key, [...(groups.get(key) ?? []), product]);
    }
    expect(groups.size).toBeGreaterThan(40);
    for (const [key, group] of groups) {
      expect([key, group.length >= 2 && group.length <= 5]).toEqual([key, true]);
      expect(new Set(group.map(({ section_id }) => section_id)).size).toBe(1);
      const lists = group.map(({ properties }) => parse<{ code: string; value: ByLanguage }>(properties));
      const codes = (lists[0] ?? []).map(({ code }) => code);
      const differing = codes.filter(
        (code) => new Set(lists.map((list) => list.find((one) => one.code === code)?.value.ru)).size > 1,
      );
      expect([key, differing.length]).toEqual([key, 1]);
    }
  });
});

describe("sections", () => {
  it("count their products; all except the intentionally empty one have some", () => {
    const wrong = rowsOf(
      `select code from section where count <> (select count(*) from product_section where section_id = section.id)`,
    );
    expect(wrong).toEqual([]);
    expect(rowsOf("select code from section where count = 0")).toEqual([{ code: landmarkSections.empty }]);
  });

  it("list every product in its section, both parent sections and the whole catalogue", () => {
    expect(count("select count(*) as n from product_section")).toBe(4 * sampleSize);
    expect(count("select count(*) as n from product_section where section_id = 0")).toBe(sampleSize);
  });

  it("have 6 to 20 products each, except those that tests depend on", () => {
    const special: readonly string[] = Object.values(landmarkSections);
    const ordinary = rowsOf("select code, count from section where level = 3").filter(
      ({ code }) => !special.includes(String(code)),
    );
    expect(ordinary.filter(({ count }) => Number(count) < 6 || Number(count) > 20)).toEqual([]);
  });

  it("have drawings that their products share and no other section has", () => {
    const kindOf = (picture: unknown) => /^\/upload\/(?:sections|catalog)\/([a-zA-Z]+)-/.exec(String(picture))?.[1];
    const sections = rowsOf("select id, code, picture from section where level = 3");
    const kinds = new Map(sections.map(({ id, picture }) => [id, kindOf(picture)]));
    expect(new Set(kinds.values()).size).toBe(sections.length);
    for (const { code, section_id, pictures } of products()) {
      const drawn = parse<string>(pictures).map(kindOf);
      const own = kinds.get(section_id ?? null);
      expect([code, drawn.filter((kind) => kind !== own)]).toEqual([code, []]);
    }
  });

  it("have URLs that follow the tree", () => {
    for (const { link, code, parent, level } of rowsOf(
      `select section.link, section.code, section.level, above.link as parent
       from section left join section as above on above.id = section.parent_id`,
    )) {
      expect(link).toBe(`${level === 1 ? "/catalog" : String(parent)}/${String(code)}`);
    }
  });
});

describe("brands", () => {
  it("count their products; each has some", () => {
    const wrong = "select slug from brand where count <> (select count(*) from product where brand_id = brand.id)";
    expect(rowsOf(wrong)).toEqual([]);
    expect(rowsOf("select slug from brand where count = 0")).toEqual([]);
  });
});

describe("filters", () => {
  it("give products only values of existing properties", () => {
    const lost = `select product_id from product_property
      where value_id not in (select id from property_value) or product_id not in (select id from product)`;
    expect(rowsOf(lost)).toEqual([]);
    expect(count("select count(distinct product_id) as n from product_property")).toBe(sampleSize);
  });

  it("sort numbers by value", () => {
    const rows = rowsOf(
      `select ${textSql("property_value", "name", "en")} as name from property_value join property on property.id = property_id
       where code = 'power' order by property_value.sort`,
    );
    const watts = rows.map(({ name }) => parseInt(String(name).replace("\u00a0", ""), 10));
    expect(watts.length).toBeGreaterThan(10);
    expect(watts).toEqual([...watts].sort((a, b) => a - b));
    const sizes = rowsOf(
      `select ${textSql("property_value", "name", "ru")} as name from property_value join property on property.id = property_id
       where code = 'size' order by property_value.sort limit 8`,
    );
    expect(sizes.map(({ name }) => name)).toEqual(["S", "S–M", "L", "L–XL", "XXL", "7", "8", "9"]);
  });
});

describe("pictures", () => {
  const galleries = () => products().map(({ pictures }) => parse<string>(pictures));

  it.each([
    ["the batteries and the case that are in its name", landmarks.inStock, "-0-battery2-ah4-charger-toolbox.png"],
    ["no battery if it is sold without", "drill-driver-tavros-dsa-18-60", "-0-n0.png"],
    ["as many steps as it has", "stepladder-reika-5", "-0-n5.png"],
  ])("of a variant show %s", (_, code, ending) => {
    expect(products(`code = '${code}'`)[0]?.pictures).toContain(ending);
  });

  it("are three to five views, or there is none", () => {
    expect([...new Set(galleries().map((gallery) => gallery.length))].sort()).toEqual([0, 3, 4, 5]);
  });

  it(
    "of a product differ",
    async () => {
      const shown = galleries().filter((gallery) => gallery.length > 0);
      // One product in sixty: drawing all of them would take minutes.
      for (const gallery of shown.filter((_, index) => index % 60 === 0)) {
        const drawn = await Promise.all(gallery.map(renderPicture));
        expect([gallery, drawn.includes(null)]).toEqual([gallery, false]);
        expect(new Set(drawn.map((bytes) => bytes?.toString("base64"))).size).toBe(gallery.length);
      }
    },
    patience,
  );
});
