import type { Address } from "~/api/schemas/profile";
import type { fieldProps } from "~/forms/field-props";
import { type AddressPart, addressParts } from "~/shop/address/address-parts";
import { type CompanyField, companyFields } from "~/shop/company/company-faults";

/** The id of the form. */
export const checkoutForm = "checkout";

/** What was typed and chosen, by field. Fields have the names that the API gives to what is wrong with them. */
export type Values = Record<string, string>;

/** Gives the parts of the page a field's name, what it shows and what is wrong with it. */
export type FieldOf = (name: string) => ReturnType<typeof fieldProps>;

export const addressField = (part: AddressPart) => `delivery.address.${part}`;
export const companyField = (field: CompanyField) => `company.${field}`;
export const consentField = (code: string) => `consents.${code}`;

const known = new Set<string>([
  "customer.name",
  "customer.lastName",
  "customer.phone",
  "customer.phoneCountry",
  "customer.email",
  "delivery.code",
  "delivery.pointId",
  ...addressParts.map(addressField),
  "payment",
  ...companyFields.map(companyField),
  "comment",
  // What was looked for, found (as JSON) and answered about the address, and what was chosen of what is saved.
  "address.search",
  "address.known",
  "address.suggested",
  "address.asked",
  "address.confirm",
  "address.saved",
  "company.saved",
]);

/** Whether the form has such a field. */
export function isField(name: string): boolean {
  return known.has(name) || isConsent(name);
}

const isConsent = (name: string) => /^consents\.[\w-]{1,50}$/.test(name);

/** Longer than what any field takes, so that the message about it can still be told. */
const longest = 2100;
const mostFields = 80;

/** What a posted form says, over what was typed before; a box that is no longer ticked is gone. */
export function mergeValues(before: Values, form: FormData): Values {
  const kept = Object.entries(before).filter(([name]) => !isConsent(name));
  const posted = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && isField(name) ? [[name, value.slice(0, longest)]] : [],
  );
  return Object.fromEntries([...kept, ...posted.slice(0, mostFields)]);
}

/** The city that the delivery goes to: as the order's address will have it. */
export function cityOf(values: Values): string {
  const city = values[addressField("city_with_type")]?.trim();
  return (city || values[addressField("settlement_with_type")]?.trim() || "").slice(0, 200);
}

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
