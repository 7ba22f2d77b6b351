import { describe, expect, it } from "vitest";

import type { Offer } from "~/api/schemas/catalog";

import { nameVariants } from "./product.server";

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
