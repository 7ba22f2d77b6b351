import { describe, expect, it } from "vitest";

import { knownDetails, routeLink } from "./contacts";

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

it("leads from where the visitor is to the office", () => {
  expect(routeLink({ latitude: 55.7421, longitude: 37.7196 })).toBe(
    "https://yandex.ru/maps/?rtext=~55.7421,37.7196&rtt=auto",
  );
});
