import { expect, it } from "vitest";

import { isSamePlace } from "./same-place";

const address = {
  value: "109316, г Москва, ул Токарная, д 8, кв 41",
  postal_code: "109316",
  region_with_type: "г Москва",
  city_with_type: "г Москва",
  settlement_with_type: null,
  street_with_type: "ул Токарная",
  house: "8",
  block: null,
  flat: "41",
};

it.each([
  [{}, true],
  [{ value: "Written otherwise", postal_code: null, region_with_type: "" }, true],
  [{ street_with_type: "УЛ.  токарная", settlement_with_type: "" }, true],
  [{ postal_code: "109317" }, false],
  [{ house: "8а" }, false],
  [{ block: "2" }, false],
  [{ flat: null }, false],
  [{ city_with_type: "г Тверь", region_with_type: null, postal_code: null }, false],
  // Of one that is not taken apart the whole is compared.
  [{ house: null, value: "109316 г Москва ул Токарная д 8 кв 41" }, true],
  [{ house: null, value: "г Москва" }, false],
])("compares with %j: %s", (change, same) => {
  expect(isSamePlace(address, { ...address, ...change })).toBe(same);
});
