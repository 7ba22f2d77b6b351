import { describe, expect, it } from "vitest";

import { knownDetails } from "./details";

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
