import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { valueSlug } from "../catalog/properties";
import { misspelt } from "../lib/spelling";
import type { Pair } from "../lib/text";
import { demoGoods, goods, property, readGoods } from "./read";
import type { Leaf } from "./schema";

const { tops, places, brands } = goods();
const groups = tops.flatMap((top) => top.groups);
const leaves = groups.flatMap((group) => group.sections);

function textsOfLeaf({ name, noun, about, purpose, traits, params }: Leaf): Pair[] {
  const values = params.flatMap((param) => param.values.filter((value) => typeof value !== "number"));
  return [name, noun, about, purpose, ...traits, ...values];
}

const texts: readonly Pair[] = [
  ...tops.flatMap(({ name, description, closing }) => [name, description, ...closing]),
  ...groups.flatMap(({ name, advice, features, kit }) => [name, ...advice, ...features, ...kit]),
  ...leaves.flatMap(textsOfLeaf),
  ...brands.flatMap(({ name, country, body }) => [name, country, ...body]),
];

function repeated(list: readonly string[]): string[] {
  return list.filter((one, index) => list.indexOf(one) !== index);
}

describe("the tree of sections", () => {
  it("has three full levels", () => {
    expect(tops.length).toBeGreaterThanOrEqual(12);
    for (const top of tops) expect([top.code, top.groups.length >= 2]).toEqual([top.code, true]);
    for (const group of groups) expect([group.code, group.sections.length >= 2]).toEqual([group.code, true]);
  });

  it("gives every section of the third level a drawing of its own", () => {
    expect(repeated(leaves.map(({ picture }) => picture))).toEqual([]);
  });

  it("draws a section of the first level as one of its own", () => {
    for (const { code, picture, groups: own } of tops) {
      expect([code, own.flatMap(({ sections: list }) => list.map((leaf) => leaf.picture))]).toEqual([
        code,
        expect.arrayContaining([picture]),
      ]);
    }
  });

  it("has a unique code and name for every section", () => {
    const all = [...tops, ...groups, ...leaves];
    expect(repeated(all.map(({ code }) => code))).toEqual([]);
    expect(repeated(all.map(({ name }) => name[0]))).toEqual([]);
    expect(repeated(all.map(({ name }) => name[1]))).toEqual([]);
    for (const { code } of all) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("has no placeholders left", () => {
    for (const { name } of [...tops, ...groups, ...leaves]) expect(name.join(" ")).not.toMatch(/\d\.\d|\btest\b|TODO/i);
  });

  it("gives products of different sections different names", () => {
    expect(repeated(leaves.map(({ noun, series }) => `${noun[0]} ${series?.[0] ?? ""}`))).toEqual([]);
    expect(repeated(leaves.map(({ noun, series }) => `${noun[1]} ${series?.[1] ?? ""}`))).toEqual([]);
  });
});

describe("the texts", () => {
  it("are in the correct language", () => {
    for (const [ru, en] of texts) {
      expect(en).not.toMatch(/\p{Script=Cyrillic}/u);
      if (/\p{L}{4}/u.test(ru) && ru !== en) expect(ru).toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  it("have no Latin letters inside Russian words", () => {
    // Texts that are the same in both languages are standard designations, such as E6013.
    expect(texts.flatMap(([ru, en]) => (ru === en ? [] : misspelt(ru.replace(/<[^>]+>/g, ""))))).toEqual([]);
  });

  it("have no straight quotes or double spaces", () => {
    for (const text of texts.flat()) {
      expect(text).not.toMatch(/"| {2}|^ | $/);
    }
  });
});

describe("the product templates", () => {
  it.each(places.map(({ leaf, group }) => ({ code: leaf.code, leaf, group })))(
    "$code is consistent",
    ({ leaf, group }) => {
      for (const { values } of leaf.params.slice(0, leaf.series ? leaf.label : 0))
        expect(values[0]).toBeTypeOf("number");
      expect(leaf.params[leaf.vary]?.values.length).toBeGreaterThan(1);
      expect(repeated(leaf.params.map(({ code }) => code))).toEqual([]);
      expect(leaf.price[1]).toBeGreaterThan(leaf.price[0]);
      expect(leaf.weight[1]).toBeGreaterThanOrEqual(leaf.weight[0]);
      expect(group.advice.length).toBeGreaterThan(1);
      expect(leaf.traits.length).toBeGreaterThan(1);
    },
  );
});

describe("the filter values", () => {
  const filtered = leaves.flatMap(({ params }) => params).filter(({ code }) => property(code).filter);

  it("need no encoding in a URL", () => {
    for (const { values } of filtered) for (const value of values) expect(valueSlug(value)).toMatch(/^[a-z0-9-]+$/);
  });

  it("have unique codes in URLs", () => {
    const printedBy = new Map<string, string>();
    for (const { code, values } of filtered) {
      for (const value of values) {
        const key = `${code}:${valueSlug(value)}`;
        const printed = JSON.stringify(value);
        expect([key, printedBy.get(key) ?? printed]).toEqual([key, printed]);
        printedBy.set(key, printed);
      }
    }
  });
});

describe("the brands", () => {
  it("are 24, each with two or three paragraphs in both languages", () => {
    expect(brands).toHaveLength(24);
    expect(repeated(brands.map(({ slug }) => slug))).toEqual([]);
    for (const { body } of brands) expect([2, 3]).toContain(body.length);
  });
});

describe("a folder of goods", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "goods-"));
    cpSync(demoGoods, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const welding = join("sections", "04-welding.json");

  it.each([
    ["a comma too many", "words.json", '"lines": [', '"lines": [,', "words.json: is no JSON"],
    [
      "a text in one language",
      "brands.json",
      '"en": "Tavros"',
      '"em": "Tavros"',
      "brands.json: “0.name.en” is missing",
    ],
    ["an unknown drawing", welding, '"weldmask"', '"spoon"', "“picture” is nothing that can be drawn"],
    ["an unknown field", welding, '"guaranteed"', '"warranted"', "has an unknown “warranted”"],
    [
      "an unknown brand",
      welding,
      '["iskra", ',
      '["iskraa", ',
      "“welding” names the brand iskraa, which does not exist",
    ],
    ["an unknown property", welding, '"weld-current"', '"current"', "“inverter-welders” names the property current"],
    [
      "variants of no property",
      welding,
      '"vary": "kit"',
      '"vary": "cut"',
      "names cut, which is none of its properties",
    ],
    ["numbers among texts", welding, "[160, 180", '["160", 180', "mixes numbers and texts"],
    ["a product of no section", "products.json", '"drill-drivers"', '"drills-x"', "names the section drills-x"],
  ])("is refused with %s, and the file is named", (_, name, right, wrong, fault) => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(right, wrong));
    expect(() => readGoods(folder)).toThrow(fault);
  });
});
