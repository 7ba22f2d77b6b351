import { describe, expect, it } from "vitest";

import type { Offer, Product } from "~/api/schemas/catalog";

import { describeOnce, nameVariants } from "./product.server";

function offer(code: string, properties: Record<string, string>): Offer {
  return {
    id: 1,
    code,
    name: `Whole name of ${code}`,
    price: 100,
    oldPrice: null,
    isStock: 1,
    properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
  };
}

const drill: Product = {
  ...{ id: 1, code: "drill", name: "Drill", picture: null, pictures: [], price: 100, oldPrice: null, badge: [] },
  ...{ properties: [], isStock: 1, deliveryDate: null, quantity: 0, isFavorite: false, article: "1", brand: null },
  ...{ section: { name: "Drills", link: "/catalog/drills" }, path: [], documents: [], weight: 900 },
  ...{ unit: "piece", multiplicity: 1, description: '<a href="/brands/bosch">Bosch</a>' },
};

describe("describeOnce", () => {
  it("makes the description once, but in each language", () => {
    const russian = describeOnce(drill, "ru");
    expect(russian.description).toContain('href="/brands/bosch"');
    expect(describeOnce(drill, "ru")).toBe(russian);
    expect(describeOnce(drill, "en").description).toContain('href="/en/brands/bosch"');
    expect(describeOnce(drill, "ru").description).toBe(russian.description);
  });

  it("shows a changed product", () => {
    expect(describeOnce({ ...drill, price: 90 }, "ru").price).toBe(90);
  });
});

const labels = (offers: Offer[]) => nameVariants(offers).map(({ label }) => label);

describe("nameVariants", () => {
  it("labels variants by the properties that differ", () => {
    const offers = [offer("a", { Power: "1 kW", Case: "none" }), offer("b", { Power: "1 kW", Case: "yes" })];
    expect(labels(offers)).toEqual(["none", "yes"]);
  });

  it("uses all properties that differ, also if a variant lacks one", () => {
    const offers = [offer("a", { Size: "8", Case: "none" }), offer("b", { Size: "8" }), offer("c", { Size: "9" })];
    expect(labels(offers)).toEqual(["8, none", "8, —", "9, —"]);
  });

  it("uses full names if the labels are not unique", () => {
    const same = [offer("a", { Size: "8" }), offer("b", { Size: "8" })];
    expect(labels(same)).toEqual(["Whole name of a", "Whole name of b"]);
    const two = [offer("a", { Size: "8" }), offer("b", { Size: "8" }), offer("c", { Size: "9" })];
    expect(labels(two)).toEqual(["Whole name of a", "Whole name of b", "Whole name of c"]);
  });

  it("returns an empty list for no offers", () => {
    expect(nameVariants([])).toEqual([]);
  });
});
