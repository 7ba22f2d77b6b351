import { expect, test } from "vitest";

import { propertyRows } from "./property-rows";

const product = (properties: Record<string, string>) => ({
  properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
});

test("a row for each property that any product has, in their order", () => {
  const rows = propertyRows([
    product({ Power: "18 V", Weight: "1 kg" }),
    product({ Weight: "1 kg", Case: "yes", Power: "12 V" }),
  ]);
  expect(rows).toEqual([
    { name: "Power", values: ["18 V", "12 V"], differs: true },
    { name: "Weight", values: ["1 kg", "1 kg"], differs: false },
    { name: "Case", values: [null, "yes"], differs: true },
  ]);
});

test("one product differs from nothing", () => {
  expect(propertyRows([product({ Power: "18 V" })])).toEqual([{ name: "Power", values: ["18 V"], differs: false }]);
});

test("nothing comes to no rows", () => expect(propertyRows([])).toEqual([]));
