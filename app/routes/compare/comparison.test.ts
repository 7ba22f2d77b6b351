import { expect, test } from "vitest";

import type { ListedProduct } from "~/api/schemas/catalog";

import { bySection, sectionToShow, propertyRows, readCompareForm } from "./comparison";

const product = (id: number, section: string): ListedProduct => ({
  ...{ id, code: `p${id}`, name: `P ${id}`, picture: null, price: 1, oldPrice: null, badge: [], properties: [] },
  ...{ isStock: 1, deliveryDate: null, quantity: 0, isFavorite: false, brand: null },
  section: { name: section, link: `/catalog/tools/${section}` },
});

const sections = bySection([product(1, "drills"), product(2, "saws"), product(3, "drills")]);

test("products are grouped by section, in the order they were added", () => {
  expect(sections.map(({ code, products }) => [code, products.map(({ id }) => id)])).toEqual([
    ["saws", [2]],
    ["drills", [1, 3]],
  ]);
});

test("shows the requested section, or the one with the latest product", () => {
  expect(sectionToShow(sections, "saws")?.code).toBe("saws");
  expect(sectionToShow(sections, "no-such")?.code).toBe("drills");
  expect(sectionToShow(sections, null)?.code).toBe("drills");
  expect(sectionToShow([], "saws")).toBeUndefined();
});

const productWith = (properties: Record<string, string>) => ({
  properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
});

test("makes a row for each property that any product has, in order", () => {
  const rows = propertyRows([
    productWith({ Power: "18 V", Weight: "1 kg" }),
    productWith({ Weight: "1 kg", Case: "yes", Power: "12 V" }),
  ]);
  expect(rows).toEqual([
    { name: "Power", values: ["18 V", "12 V"], differs: true },
    { name: "Weight", values: ["1 kg", "1 kg"], differs: false },
    { name: "Case", values: [null, "yes"], differs: true },
  ]);
});

test("a single product has no differences", () => {
  expect(propertyRows([productWith({ Power: "18 V" })])).toEqual([{ name: "Power", values: ["18 V"], differs: false }]);
});

test("no products make no rows", () => expect(propertyRows([])).toEqual([]));

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  [{ add: "7" }, { intent: "add", id: 7, instead: null }],
  [
    { add: "7", instead: "5" },
    { intent: "add", id: 7, instead: 5 },
  ],
  [{ remove: "5" }, { intent: "remove", ids: [5] }],
  [{ remove: "5,7" }, { intent: "remove", ids: [5, 7] }],
  [{ add: "7,8" }, null],
  [{ add: "" }, null],
  [{ add: "1.5" }, null],
  [{ remove: "all" }, null],
  [{}, null],
])("%j asks for %j", (fields, pressed) => expect(readCompareForm(form(fields))).toEqual(pressed));
