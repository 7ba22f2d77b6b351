import { describe, expect, it } from "vitest";

import { misspelt } from "../../lib/spelling";
import { tidy } from "../../lib/text";
import type { Pair } from "../../lib/text";
import { brands } from "../brands";
import { property, valueSlug } from "../properties";
import type { Group, Leaf } from "../types";
import { places, tops } from "./index";

const groups: readonly Group[] = tops.flatMap((top) => top.groups);
const leaves: readonly Leaf[] = groups.flatMap((group) => group.leaves);

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
    for (const group of groups) expect([group.code, group.leaves.length >= 2]).toEqual([group.code, true]);
  });

  it("gives every section of the third level a drawing of its own", () => {
    expect(repeated(leaves.map(({ picture }) => picture))).toEqual([]);
  });

  it("draws a section of the first level as one of its own", () => {
    for (const { code, picture, groups: own } of tops) {
      expect([code, own.flatMap(({ leaves: list }) => list.map((leaf) => leaf.picture))]).toEqual([
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

  it("have no-break spaces before units, and no straight quotes or double spaces", () => {
    for (const text of texts.flat()) {
      expect(text).toBe(tidy(text));
      expect(text).not.toMatch(/"| {2}|^ | $/);
    }
  });
});

describe("the product templates", () => {
  it.each(places.map(({ leaf, group, top }) => ({ code: leaf.code, leaf, group, top })))(
    "$code is consistent",
    ({ leaf, group, top }) => {
      for (const { code, values, follows } of leaf.params) {
        // A property has either numbers or texts, never both: this decides how it grows with the product and how it is
        // sorted.
        expect([code, new Set(values.map((value) => typeof value)).size]).toEqual([code, 1]);
        if (follows !== undefined) expect(values.length).toBe(leaf.params[follows]?.values.length);
      }
      for (const { values } of leaf.params.slice(0, leaf.series ? leaf.label : 0))
        expect(values[0]).toBeTypeOf("number");
      expect(leaf.params[leaf.vary]?.values.length).toBeGreaterThan(1);
      expect(repeated(leaf.params.map(({ code }) => code))).toEqual([]);
      for (const slug of leaf.brands ?? top.brands) expect(brands.map((brand) => brand.slug)).toContain(slug);
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
