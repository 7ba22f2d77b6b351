import * as z from "zod";

import type { Delivery, PersonType, Consent } from "~/api/schemas/checkout";
import { email, key, optionalText, phone, requiredText } from "~/forms/schemas";
import type { StringKey, Translate } from "~/i18n/translate";
import { countryOf } from "~/lib/phone";
import { addressParts, type AddressPart } from "~/shop/address/address-parts";
import { readCompany } from "~/shop/company/company-checks";
import { companyFields, faultsOfCompany, tidyCompany, type TypedCompany } from "~/shop/company/company-faults";

import { addressField, companyField, consentField, type Values } from "./fields";

/** A field's name and what is wrong with it, in the page's language. */
export type Faults = Record<string, string>;

type Order = { personType: PersonType; values: Values; kind: Delivery["kind"] | undefined; consents: Consent[] };

/** What is wrong with a form by itself. What only the API knows, it tells when it is asked to place the order. */
export function faultsOf({ personType, values, kind, consents }: Order, t: Translate): Faults {
  const faults: Record<string, StringKey> = {
    ...faultsBy(person(values["customer.phoneCountry"]), values),
    ...(personType === "legal" ? companyFaults(values) : {}),
    ...(kind === "pickup" ? pointFaults(values) : addressFaults(values)),
    ...faultsBy(z.object({ comment: optionalText(2000) }), values),
    ...consentFaults(values, consents),
  };
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, t(fault)]));
}

const person = (country: string | undefined) =>
  z.object({
    "customer.name": requiredText(100),
    "customer.lastName": requiredText(100),
    "customer.phone": phone(countryOf(country)),
    "customer.email": email,
  });

/** The schemas' messages are keys. */
function faultsBy(schema: z.ZodType, values: Values): Record<string, StringKey> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  const faults: Record<string, StringKey> = {};
  for (const { path, message } of issues) faults[path.join(".")] ??= asKey(message);
  return faults;
}

const keys: readonly StringKey[] = [
  "forms:required",
  "forms:tooLong",
  "forms:email",
  "forms:phone",
  "forms:phoneCountry",
];
const asKey = (message: string) => keys.find((known) => known === message) ?? key("forms:invalid");

/** The company as it was typed, its numbers without spaces and dashes. */
export function typedCompany(values: Values): TypedCompany {
  return tidyCompany(readCompany((field) => values[companyField(field)] ?? ""));
}

function companyFaults(values: Values): Record<string, StringKey> {
  const company = typedCompany(values);
  const faults = faultsOfCompany(company);
  if (!email.safeParse(company.contractEmail).success) faults.contractEmail ??= key("forms:email");
  return Object.fromEntries(
    companyFields.flatMap((field) => {
      const fault = faults[field];
      return fault ? [[companyField(field), fault] as const] : [];
    }),
  );
}

function pointFaults(values: Values): Record<string, StringKey> {
  return /^\d{1,9}$/.test(values["delivery.pointId"] ?? "") ? {} : { "delivery.pointId": "checkout:delivery.noPoint" };
}

/** Of a part of an address: what its field takes. */
const longestPart = 200;

function addressFaults(values: Values): Record<string, StringKey> {
  const part = (name: AddressPart) => (values[addressField(name)] ?? "").trim();
  const tooLong = addressParts.filter((name) => part(name).length > longestPart);
  const faults = Object.fromEntries(tooLong.map((name) => [addressField(name), key("forms:tooLong")]));
  const postal = part("postal_code");
  if (postal !== "" && !/^\d{6}$/.test(postal)) faults[addressField("postal_code")] = "checkout:address.postalFormat";
  if (part("city_with_type") === "" && part("settlement_with_type") === "")
    faults[addressField("city_with_type")] = "account:address.cityRequired";
  const house = part("house");
  if (house === "") faults[addressField("house")] = "forms:required";
  else if (!/\d/.test(house)) faults[addressField("house")] = "checkout:address.houseDigit";
  return faults;
}

function consentFaults(values: Values, consents: Consent[]): Record<string, StringKey> {
  const missing = consents.filter(({ code, required }) => required && !values[consentField(code)]);
  return Object.fromEntries(missing.map(({ code }) => [consentField(code), key("checkout:consents.required")]));
}
