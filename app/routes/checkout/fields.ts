import type { Delivery } from "~/api/schemas/checkout";
import type { Address } from "~/api/schemas/profile";
import type { fieldProps } from "~/forms/field-props";
import { type AddressPart, addressParts } from "~/shop/address/address-parts";
import { type CompanyField, companyFields } from "~/shop/company/company-faults";

/** The id of the checkout form. */
export const checkoutForm = "checkout";

/** The hidden field of a form on a signed-in customer's page: the session may end before the form is sent. */
export const customerField = "fromCustomer";

/** Form values by field name. The names are those in the API's error responses. */
export type Values = Record<string, string>;

/** Returns a field's props by its name: name, value, error. */
export type FieldOf = (name: string, type?: Parameters<typeof fieldProps>[1]) => ReturnType<typeof fieldProps>;

export const addressField = (part: AddressPart) => `delivery.address.${part}`;
export const companyField = (field: CompanyField) => `company.${field}`;
/** What a customer can save for the next order. */
export type Saveable = "address" | "company";
export const savedField = <What extends Saveable>(what: What) => `${what}.saved` as const;
export const keepField = <What extends Saveable>(what: What) => `${what}.keep` as const;
export const slotField = (delivery: string) => `slot.${delivery}`;
export const consentField = (code: string) => `consents.${code}`;

const known = new Set<string>([
  "customer.name",
  "customer.lastName",
  "customer.phone",
  "customer.phoneCountry",
  "customer.email",
  "recipient.name",
  "recipient.phone",
  "recipient.phoneCountry",
  "delivery.code",
  "delivery.pointId",
  ...addressParts.map(addressField),
  "payment",
  ...companyFields.map(companyField),
  "comment",
  // The address search text, the address found (as JSON), the answer about it, the saved items chosen (empty: another
  // one), and whether to keep new ones ("no": the box was unticked).
  "address.search",
  "address.known",
  "address.suggested",
  "address.asked",
  "address.confirm",
  ...[savedField("address"), savedField("company"), keepField("address"), keepField("company")],
]);

/** Whether the form has this field. */
export function isField(name: string): boolean {
  return known.has(name) || isConsent(name) || /^slot\.[\w-]{1,50}$/.test(name);
}

const isConsent = (name: string) => /^consents\.[\w-]{1,50}$/.test(name);

/** Longer than any field allows, so that a value that is too long still gets its error message. */
const maxLength = 2100;
const maxFields = 80;

/** Merges a posted form into the earlier values; removes the values of unticked boxes. */
export function mergeValues(before: Values, form: FormData): Values {
  const remaining = Object.entries(before).filter(([name]) => !isConsent(name));
  const posted = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && isField(name) ? [[name, value.slice(0, maxLength)]] : [],
  );
  return Object.fromEntries([...remaining, ...posted.slice(0, maxFields)]);
}

/** A day and its hours as one value of a form. */
export const slotValue = (date: string, interval: string) => `${date} ${interval}`;

/** A day, `YYYY-MM-DD`, and its hours, in the API's words. */
export type Slot = { date: string; interval: string };

/** The day and the hours chosen for a delivery; none if the delivery has none or they are no longer offered. */
export function chosenSlot({ code, days = [] }: Delivery, values: Values): Slot | null {
  const slots = days.flatMap(({ date, intervals }) => intervals.map((interval) => ({ date, interval })));
  return slots.find(({ date, interval }) => slotValue(date, interval) === values[slotField(code)]) ?? null;
}

/** The delivery city, as it will be in the order's address. */
export function cityOf(values: Values): string {
  const city = values[addressField("city_with_type")]?.trim();
  return (city || values[addressField("settlement_with_type")]?.trim() || "").slice(0, 200);
}

/** Fills the address fields. A typed flat stays if the address has none. */
export function fillAddress(values: Values, address: Address): Values {
  const typedFlat = (values[addressField("flat")] ?? "").trim();
  const parts = addressParts.map((part) => {
    const text = address[part] ?? (part === "flat" ? typedFlat : "");
    return [addressField(part), text] as const;
  });
  // If the typed flat is missing from the address text, the text is built from the parts instead.
  const isWhole = address.flat !== null || typedFlat === "";
  return { ...values, ...Object.fromEntries(parts), "address.known": isWhole ? JSON.stringify(address) : "" };
}
