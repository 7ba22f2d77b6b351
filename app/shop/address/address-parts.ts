import type { Address } from "~/api/schemas/profile";

/** The parts of an address that a person types, by field name. */
export const addressParts = [
  "postal_code",
  "region_with_type",
  "city_with_type",
  "settlement_with_type",
  "street_with_type",
  "house",
  "block",
  "flat",
] as const;
export type AddressPart = (typeof addressParts)[number];
export type TypedParts = Record<AddressPart, string>;

/** How a number is written in an address: `д 8`, `кв 41`. */
type Wording = (part: "house" | "block" | "flat", number: string) => string;

const none: Address = {
  value: "",
  postal_code: null,
  region_with_type: null,
  city_with_type: null,
  settlement_with_type: null,
  street_with_type: null,
  house_type: null,
  house: null,
  block_type: null,
  block: null,
  flat: null,
  geo_lat: null,
  geo_lon: null,
};

/**
 * Builds an address from typed text. An address that was not changed stays as stored, including its full text and its
 * map position.
 * @param stored the address being edited
 */
export function toAddress(typed: TypedParts, wording: Wording, stored: Address = none): Address {
  const isSame = addressParts.every((part) => typed[part] === (stored[part] ?? ""));
  if (isSame && stored.value) return stored;
  const parts = Object.fromEntries(addressParts.map((part) => [part, typed[part] || null]));
  const kept = {
    house_type: typed.house ? stored.house_type : null,
    block_type: typed.block ? stored.block_type : null,
  };
  return { ...none, ...parts, ...kept, value: inOneLine(typed, kept, wording) };
}

function inOneLine(
  typed: TypedParts,
  { house_type, block_type }: Pick<Address, "house_type" | "block_type">,
  wording: Wording,
): string {
  const named = (part: "house" | "block" | "flat", type: string | null) => {
    const text = typed[part];
    if (!text) return "";
    if (type) return `${type} ${text}`;
    // The person has typed a word already: `офис 5`.
    return /^\d/.test(text) ? wording(part, text) : text;
  };
  const region = typed.region_with_type === typed.city_with_type ? "" : typed.region_with_type;
  return [
    typed.postal_code,
    region,
    typed.city_with_type,
    typed.settlement_with_type,
    typed.street_with_type,
    named("house", house_type),
    named("block", block_type),
    named("flat", null),
  ]
    .filter(Boolean)
    .join(", ");
}
