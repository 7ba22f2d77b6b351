import { describe, expect, it } from "vitest";

import { knownDetails, mapLink } from "./contacts";

describe("knownDetails", () => {
  it("returns the details that have a label, in the order used in documents", () => {
    expect(knownDetails({ bank: "АО «Банк»", inn: "7700000009", name: "ООО «Пример»" })).toEqual([
      { code: "name", value: "ООО «Пример»" },
      { code: "inn", value: "7700000009" },
      { code: "bank", value: "АО «Банк»" },
    ]);
  });

  it("leaves out details that are empty or have no label", () => {
    expect(knownDetails({ kpp: "", okpo: "12345678" })).toEqual([]);
    expect(knownDetails({ toString: "x" })).toEqual([]);
  });
});

it("puts the longitude before the latitude, as the map requires", () => {
  expect(mapLink({ latitude: 55.7421, longitude: 37.7196 })).toBe(
    "https://yandex.ru/maps/?pt=37.7196,55.7421&z=16&l=map",
  );
});
