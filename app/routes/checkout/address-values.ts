import type { Address } from "~/api/schemas/profile";
import { addressParts } from "~/shop/address/address-parts";

import { addressField, type Values } from "./fields";

/** The fields as an address fills them. A flat that it does not name stays as it was typed. */
export function fillAddress(values: Values, address: Address): Values {
  const typedFlat = (values[addressField("flat")] ?? "").trim();
  const parts = addressParts.map((part) => {
    const text = address[part] ?? (part === "flat" ? typedFlat : "");
    return [addressField(part), text] as const;
  });
  // One that is not whole without the flat is put together from its parts.
  const isWhole = address.flat !== null || typedFlat === "";
  return { ...values, ...Object.fromEntries(parts), "address.known": isWhole ? JSON.stringify(address) : "" };
}
