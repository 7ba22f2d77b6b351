import { fold } from "./text";

/** The parts of an address that identify a place. */
type Place = {
  value: string;
  postal_code: string | null;
  region_with_type: string | null;
  city_with_type: string | null;
  settlement_with_type: string | null;
  street_with_type: string | null;
  house: string | null;
  block: string | null;
  flat: string | null;
};

const exact = ["city_with_type", "settlement_with_type", "street_with_type", "house", "block", "flat"] as const;
/** They follow from the other parts, so a typed address may lack them. */
const spare = ["postal_code", "region_with_type"] as const;

/** Whether two addresses are the same place, whatever their case and whether they have a postal code. */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.house === null || other.house === null) return plain(one.value) === plain(other.value);
  return (
    exact.every((part) => plain(one[part]) === plain(other[part])) &&
    spare.every((part) => !one[part] || !other[part] || plain(one[part]) === plain(other[part]))
  );
}

const plain = (text: string | null) =>
  fold(text ?? "")
    .replace(/[\s.,]+/g, " ")
    .trim();
