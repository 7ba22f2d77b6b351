import { describe, expect, it } from "vitest";

import { knownDetails, mapLink } from "./contacts";

describe("knownDetails", () => {
  it("gives what has a word, in the order of papers", () => {
    expect(knownDetails({ bank: "АО «Банк»", inn: "7700000009", name: "ООО «Верстак»" })).toEqual([
      { code: "name", value: "ООО «Верстак»" },
      { code: "inn", value: "7700000009" },
      { code: "bank", value: "АО «Банк»" },
    ]);
  });

  it("leaves out what is empty or has no word", () => {
    expect(knownDetails({ kpp: "", okpo: "12345678" })).toEqual([]);
    expect(knownDetails({ toString: "x" })).toEqual([]);
  });
});

it("names the longitude before the latitude, as the map wants them", () => {
  expect(mapLink({ latitude: 55.7421, longitude: 37.7196 })).toBe(
    "https://yandex.ru/maps/?pt=37.7196,55.7421&z=16&l=map",
  );
});
