import { describe, expect, it } from "vitest";

import { toAddress, type TypedParts } from "./address-parts";

const nothing: TypedParts = {
  postal_code: "",
  region_with_type: "",
  city_with_type: "",
  settlement_with_type: "",
  street_with_type: "",
  house: "",
  block: "",
  flat: "",
};
const wording = (part: string, number: string) => `${part} ${number}`;

const stored = {
  value: "109316, г Москва, ул Токарная, д 8, кв 41",
  postal_code: "109316",
  region_with_type: "г Москва",
  city_with_type: "г Москва",
  settlement_with_type: null,
  street_with_type: "ул Токарная",
  house_type: "д",
  house: "8",
  block_type: null,
  block: null,
  flat: "41",
  geo_lat: "55.7",
  geo_lon: "37.7",
};
const asTyped: TypedParts = {
  ...nothing,
  postal_code: "109316",
  region_with_type: "г Москва",
  city_with_type: "г Москва",
  street_with_type: "ул Токарная",
  house: "8",
  flat: "41",
};

describe("toAddress", () => {
  it("writes what was typed in one line, in the order of a letter", () => {
    const typed = { ...nothing, postal_code: "170100", region_with_type: "Тверская обл", city_with_type: "Тверь" };
    const address = toAddress({ ...typed, street_with_type: "Кузнечная", house: "2", block: "3", flat: "5" }, wording);
    expect(address).toEqual({
      value: "170100, Тверская обл, Тверь, Кузнечная, house 2, block 3, flat 5",
      postal_code: "170100",
      region_with_type: "Тверская обл",
      city_with_type: "Тверь",
      settlement_with_type: null,
      street_with_type: "Кузнечная",
      house_type: null,
      house: "2",
      block_type: null,
      block: "3",
      flat: "5",
      geo_lat: null,
      geo_lon: null,
    });
  });

  it("does not name twice what was named", () => {
    const typed = { ...nothing, settlement_with_type: "д Липки", house: "владение 4", flat: "офис 5" };
    expect(toAddress(typed, wording).value).toBe("д Липки, владение 4, офис 5");
    expect(toAddress({ ...asTyped, house: "9" }, wording, stored).value).toBe(
      "109316, г Москва, ул Токарная, д 9, flat 41",
    );
  });

  it("leaves an address alone that nobody touched", () => {
    expect(toAddress(asTyped, wording, stored)).toEqual(stored);
  });

  it("forgets the place on the map of an address that has become another", () => {
    expect(toAddress({ ...asTyped, house: "9" }, wording, stored)).toMatchObject({
      house_type: "д",
      house: "9",
      geo_lat: null,
      geo_lon: null,
    });
  });
});
