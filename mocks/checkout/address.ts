import type { OrderAddressWire } from "~/api/schemas/checkout";
import type { AddressWire } from "~/api/schemas/profile";
import { say, type Text } from "#mocks/language";

const empty: Omit<AddressWire, "value"> = {
  ...{ postal_code: null, region_with_type: null, city_with_type: null, settlement_with_type: null },
  ...{ street_with_type: null, house_type: null, house: null, block_type: null, block: null, flat: null },
  ...{ geo_lat: null, geo_lon: null },
};

/** Normalises an address: empty parts become null, and `value` is the whole address in one line. */
export function readAddress(given: OrderAddressWire | undefined): AddressWire {
  const { value, ...parts } = given ?? { value: null, ...empty };
  const address = { ...empty, ...parts };
  for (const name of names) address[name] = address[name] === "" ? null : address[name];
  return { ...address, value: value || composeAddress(address) };
}

const names = [
  ...(["postal_code", "region_with_type", "city_with_type", "settlement_with_type", "street_with_type"] as const),
  ...(["house_type", "house", "block_type", "block", "flat", "geo_lat", "geo_lon"] as const),
];

/** The parts of an address in one line: `109316, г Москва, ул Токарная, д 8, кв 41`. */
export function composeAddress(parts: Omit<AddressWire, "value">, language = "ru"): string {
  const withType = (type: string | null, value: string | null) => (value && type ? `${type} ${value}` : value);
  const line = [
    parts.postal_code,
    parts.region_with_type === parts.city_with_type ? null : parts.region_with_type,
    parts.city_with_type,
    parts.settlement_with_type,
    parts.street_with_type,
    withType(parts.house_type, parts.house),
    withType(parts.block_type, parts.block),
    withType(say("address.flat", language), parts.flat),
  ];
  return line.filter(Boolean).join(", ");
}

/** The reasons why an address is not deliverable, by address part. */
export function addressErrors(address: AddressWire): Partial<Record<keyof AddressWire, Text>> {
  const { postal_code, city_with_type, settlement_with_type, house } = address;
  return {
    ...(postal_code !== null && !/^\d{6}$/.test(postal_code) ? { postal_code: "field.postal" } : {}),
    ...(city_with_type === null && settlement_with_type === null ? { city_with_type: "field.city" } : {}),
    ...(house === null ? { house: "field.house" } : {}),
    ...(house !== null && !/\d/.test(house) ? { house: "field.houseDigit" } : {}),
  };
}
