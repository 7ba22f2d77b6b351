import { expect, test } from "vitest";

import type { ListedProduct } from "~/api/schemas/catalog";

import { bySection, sectionToShow } from "./sections";

const product = (id: number, section: string): ListedProduct => ({
  ...{ id, code: `p${id}`, name: `P ${id}`, picture: null, price: 1, oldPrice: null, badge: [], properties: [] },
  ...{ isStock: 1, deliveryDate: null, quantity: 0, isFavorite: false, brand: null },
  section: { name: section, link: `/catalog/tools/${section}` },
});

const sections = bySection([product(1, "drills"), product(2, "saws"), product(3, "drills")]);

test("products stand with those of their section, in the order in which they were added", () => {
  expect(sections.map(({ code, products }) => [code, products.map(({ id }) => id)])).toEqual([
    ["saws", [2]],
    ["drills", [1, 3]],
  ]);
});

test("the section that is asked for is shown, or the one that was added to last", () => {
  expect(sectionToShow(sections, "saws")?.code).toBe("saws");
  expect(sectionToShow(sections, "no-such")?.code).toBe("drills");
  expect(sectionToShow(sections, null)?.code).toBe("drills");
  expect(sectionToShow([], "saws")).toBeUndefined();
});
