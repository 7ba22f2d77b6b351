import type { ReadOrderBodyWire } from "~/api/schemas/checkout";
import { addressParts, type AddressWire } from "~/api/schemas/profile";
import type { FieldErrors } from "#mocks/handlers/fields";
import { say } from "#mocks/language";

type Given = Partial<NonNullable<ReadOrderBodyWire["delivery"]["address"]>>;

/** Normalises an address: empty parts become null, and `value` is the whole address in one line. */
export function readAddress({ value, ...typed }: Given = {}): AddressWire {
  const filled = Object.entries(typed).filter(([, part]) => part !== "");
  const parts = addressParts.parse(Object.fromEntries(filled));
  return { ...parts, value: value || composeAddress(parts) };
}

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
export function addressErrors({ postal_code, city_with_type, settlement_with_type, house }: AddressWire): FieldErrors {
  return {
    postal_code: postal_code !== null && !/^\d{6}$/.test(postal_code) && "field.postal",
    city_with_type: city_with_type === null && settlement_with_type === null && "field.city",
    house: house === null ? "field.house" : !/\d/.test(house) && "field.houseDigit",
  };
}
