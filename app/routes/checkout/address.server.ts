import type { OrderAddress } from "~/api/schemas/checkout";
import { address as addressSchema, type Address } from "~/api/schemas/profile";
import { suggestAddresses } from "~/api/suggest.server";
import type { Translate } from "~/i18n/translate";
import type { Visit } from "~/session/visit.server";
import { addressParts, toAddress, type TypedParts } from "~/shop/address/address-parts";

import { addressField, type Values } from "./fields";

/** The parts of the address as they were typed. */
export function typedParts(values: Values): TypedParts {
  const part = (name: (typeof addressParts)[number]) => (values[addressField(name)] ?? "").trim();
  return {
    postal_code: part("postal_code"),
    region_with_type: part("region_with_type"),
    city_with_type: part("city_with_type"),
    settlement_with_type: part("settlement_with_type"),
    street_with_type: part("street_with_type"),
    house: part("house"),
    block: part("block"),
    flat: part("flat"),
  };
}

/** An address that the page has kept as JSON; null for none and for what is none. */
export function readAddress(json: string | undefined): Address | null {
  if (!json) return null;
  try {
    return addressSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The address of the order. It follows from the form alone, so that a form that is sent again makes the same order. */
export function orderAddress(values: Values, t: Translate): OrderAddress & Address {
  return toAddress(
    typedParts(values),
    (part, number) => t(`account:address.${part}Part`, { part: number }),
    readAddress(values["address.known"]) ?? undefined,
  );
}

/** How the API understands what was looked for; null where it does not, or not in time. */
export async function findAddress(visit: Visit, query: string): Promise<Address | null> {
  const [found] = query.trim() ? await suggestAddresses(visit.caller, query) : [];
  return found ?? null;
}

/**
 * What to ask about an address that was typed by hand: the API's reading of it, where that is another. Null where there is
 * nothing to ask, or the shopper has answered.
 */
export async function doubtOf(visit: Visit, values: Values, t: Translate): Promise<Address | null> {
  const { value } = orderAddress(values, t);
  const isKnown = readAddress(values["address.known"])?.value === value;
  if (isKnown || (values["address.confirm"] === "typed" && values["address.asked"] === value)) return null;
  const found = await findAddress(visit, value);
  const typed = typedParts(values);
  // One that names no house is no reading of one that does.
  if (!found?.house || addressParts.every((part) => part === "flat" || (found[part] ?? "") === typed[part]))
    return null;
  return found;
}
