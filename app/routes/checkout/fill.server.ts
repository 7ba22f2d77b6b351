import * as z from "zod";

import { suggestAddresses, suggestBanks, suggestParties } from "~/api/checkout.server";
import { listAddresses, listCompanies } from "~/api/saved-details.server";
import type { OrderAddress } from "~/api/schemas/checkout";
import type { Address, Company, SavedAddress, SavedCompany } from "~/api/schemas/profile";
import { emptyKey } from "~/forms/validate-field";
import type { StringKey, Translate } from "~/i18n/translate";
import { digitsOf } from "~/lib/requisites";
import type { Visit } from "~/session/visit.server";
import { addressParts, toAddress, type TypedParts } from "~/shop/address/address-parts";
import { companyFields } from "~/shop/company/company-faults";

import { addressField, companyField, fillAddress, savedField, type Values } from "./fields";
import type { FormContext } from "./state.server";

/** The updated field values. If nothing is found, the values stay and the field shows an error. */
export type FillResult = { values: Values; errors?: Record<string, string> };
type Filler = (context: FormContext) => Promise<FillResult>;

/** Buttons that fill in fields, by intent; with JavaScript, this happens while the shopper types. */
export const fillers = new Map<string, Filler>([
  ["find-address", fillFoundAddress],
  ["find-company", fillFoundCompany],
  ["find-bank", fillFoundBank],
]);

/** The customer's saved addresses and companies; null if the API does not return them. */
type Saved = { addresses: SavedAddress[] | null; companies: SavedCompany[] | null };

/** Loads what the signed-in customer has saved, once per request; nothing for a guest. */
export function fetchSaved(visit: Visit): Promise<Saved> {
  return visit.share("saved details", async () => {
    const nothing = { addresses: [], companies: [] };
    if (visit.caller.token === null) return nothing;
    const [addresses, companies] = await Promise.all([listAddresses(visit.caller), listCompanies(visit.caller)]);
    // These calls may have ended the session.
    if (visit.caller.token === null) return nothing;
    return { addresses: addresses.data?.addresses ?? null, companies: companies.data?.companies ?? null };
  });
}

/**
 * The values with the chosen saved address and company in their fields. Null if the API does not return them: the order
 * must not go to another place. For the same reason, an item that the customer has removed leaves its fields empty.
 * @param isAgain the order may have been placed: its fields hold what was chosen then, and it must not change
 */
export async function withSaved(visit: Visit, values: Values, isAgain = false): Promise<Values | null> {
  const [addressId, companyId] = [values[savedField("address")], values[savedField("company")]];
  if (!addressId && !companyId) return values;
  const { addresses, companies } = await fetchSaved(visit);
  if ((addressId && addresses === null) || (companyId && companies === null)) return null;
  const address = addresses?.find(({ id }) => String(id) === addressId);
  const company = companies?.find(({ id }) => String(id) === companyId);
  // A guest has nothing saved, but may have chosen something before signing out.
  const removesGone = visit.caller.token !== null && !isAgain;
  // A typed flat must not become part of a saved address.
  const emptied =
    addressId && (address || removesGone) ? withoutFields(values, addressParts.map(addressField)) : values;
  const placed = address ? fillAddress(emptied, addressOf(address)) : emptied;
  if (company) return fillCompany(placed, company);
  return companyId && removesGone ? withoutFields(placed, companyFields.map(companyField)) : placed;
}

const withoutFields = (values: Values, names: string[]): Values => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, ""])),
});

/** A saved address without its id, name and default flag. */
function addressOf({ id: _id, name: _name, default: _default, ...address }: SavedAddress): Address {
  return address;
}

/** Fills the company fields. */
function fillCompany(values: Values, company: Company): Values {
  return {
    ...values,
    ...Object.fromEntries(companyFields.map((field) => [companyField(field), company[field] ?? ""])),
  };
}

/**
 * The error for a field whose lookup found nothing.
 * @param suggestions null if the API did not answer: then the typed value may be correct
 */
function notFoundError(
  { t, posted }: FormContext,
  field: string,
  suggestions: unknown[] | null,
  reason: StringKey,
): FillResult {
  const { values } = posted.draft;
  const isEmpty = (values[field] ?? "").trim() === "";
  const known = suggestions === null ? "checkout:suggest.failed" : reason;
  return { values, errors: { [field]: t(isEmpty ? emptyKey(field) : known) } };
}

async function fillFoundAddress(context: FormContext): Promise<FillResult> {
  const { values } = context.posted.draft;
  const suggestions = await findAddresses(context.visit, values["address.search"] ?? "");
  const found = suggestions?.[0];
  if (!found) return notFoundError(context, "address.search", suggestions, "checkout:address.notFound");
  return { values: fillAddress(values, found) };
}

async function fillFoundCompany(context: FormContext): Promise<FillResult> {
  const { values } = context.posted.draft;
  const inn = digitsOf(values[companyField("inn")] ?? "");
  const suggestions = inn ? await suggestParties(context.visit.caller, inn) : [];
  const found = suggestions?.find((party) => party.inn === inn);
  if (!found) return notFoundError(context, companyField("inn"), suggestions, "checkout:company.innNotFound");
  return {
    values: {
      ...values,
      [companyField("kpp")]: found.kpp ?? "",
      [companyField("ogrn")]: found.ogrn,
      [companyField("name")]: found.name,
      [companyField("legalAddress")]: found.address,
    },
  };
}

async function fillFoundBank(context: FormContext): Promise<FillResult> {
  const { values } = context.posted.draft;
  const bik = digitsOf(values[companyField("bik")] ?? "");
  const suggestions = bik ? await suggestBanks(context.visit.caller, bik) : [];
  const found = suggestions?.find((bank) => bank.bik === bik);
  if (!found) return notFoundError(context, companyField("bik"), suggestions, "checkout:company.bikNotFound");
  return {
    values: {
      ...values,
      [companyField("bank")]: found.name,
      [companyField("correspondentAccount")]: found.correspondentAccount,
    },
  };
}

/** The typed parts of the address. */
function typedParts(values: Values): TypedParts {
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

const knownPart = z.string().trim().max(200).nullable();

/** What the page holds of an address; the API may use other names. */
const writtenAddress: z.ZodType<Address> = z.object({
  value: z.string().trim().min(1).max(500),
  postal_code: knownPart,
  region_with_type: knownPart,
  city_with_type: knownPart,
  settlement_with_type: knownPart,
  street_with_type: knownPart,
  house_type: knownPart,
  house: knownPart,
  block_type: knownPart,
  block: knownPart,
  flat: knownPart,
  geo_lat: knownPart,
  geo_lon: knownPart,
});

/** Parses an address stored in the page as JSON; null if it is missing or invalid. */
export function readAddress(json: string | undefined): Address | null {
  if (!json) return null;
  try {
    return writtenAddress.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The order's address. Depends only on the form, so sending the form again makes the same order. */
export function orderAddress(values: Values, t: Translate): OrderAddress & Address {
  return toAddress(
    typedParts(values),
    (part, number) => t(`account:address.${part}Part`, { part: number }),
    readAddress(values["address.known"]) ?? undefined,
  );
}

/** Looks an address up in the API, the best match first; null if there is no response in time. */
async function findAddresses(visit: Visit, query: string): Promise<Address[] | null> {
  return query.trim() ? suggestAddresses(visit.caller, query) : [];
}

/**
 * The API's version of a typed address to confirm, if the two differ. Null if they match or the shopper has already
 * answered.
 */
export async function findAddressToConfirm(visit: Visit, values: Values, t: Translate): Promise<Address | null> {
  const { value } = orderAddress(values, t);
  const isKnown = readAddress(values["address.known"])?.value === value;
  if (isKnown || (values["address.confirm"] === "typed" && values["address.asked"] === value)) return null;
  const found = (await findAddresses(visit, value))?.[0];
  const typed = typedParts(values);
  // A result without a house number cannot replace an address that has one.
  if (!found?.house || addressParts.every((part) => part === "flat" || (found[part] ?? "") === typed[part]))
    return null;
  return found;
}
