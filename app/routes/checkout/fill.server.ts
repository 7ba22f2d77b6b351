import { listAddresses } from "~/api/address-book.server";
import { suggestAddresses, suggestBanks, suggestParties } from "~/api/checkout.server";
import { listCompanies } from "~/api/companies.server";
import type { OrderAddress } from "~/api/schemas/checkout";
import { type Address, address as addressSchema, type Company, type SavedAddress } from "~/api/schemas/profile";
import type { StringKey, Translate } from "~/i18n/translate";
import { digitsOf } from "~/lib/requisites";
import type { Visit } from "~/session/visit.server";
import { addressParts, toAddress, type TypedParts } from "~/shop/address/address-parts";
import { companyFields } from "~/shop/company/company-faults";

import { addressField, companyField, fillAddress, type Values } from "./fields";
import type { Acting } from "./state.server";

/** The fields as they are to be. What cannot be found leaves them as they are, and is told at the field. */
export type Filled = { values: Values; errors?: Record<string, string> };
type Filler = (acting: Acting) => Promise<Filled>;

/** The buttons that fill fields in, by their intents: what script does while the shopper types. */
export const fillers = new Map<string, Filler>([
  ["saved-address", fillSavedAddress],
  ["find-address", fillFoundAddress],
  ["saved-company", fillSavedCompany],
  ["find-company", fillFoundCompany],
  ["find-bank", fillFoundBank],
]);

async function fillSavedAddress({ visit, posted }: Acting): Promise<Filled> {
  const { values } = posted.draft;
  const addresses = visit.caller.token === null ? [] : ((await listAddresses(visit.caller)).data?.addresses ?? []);
  const saved = addresses.find(({ id }) => String(id) === values["address.saved"]);
  return { values: saved ? fillAddress(values, addressOf(saved)) : values };
}

/** An address of the address book without what the customer calls it. */
export function addressOf({ id: _id, name: _name, default: _default, ...address }: SavedAddress): Address {
  return address;
}

/** The fields as a company fills them. */
export function fillCompany(values: Values, company: Company): Values {
  return {
    ...values,
    ...Object.fromEntries(companyFields.map((field) => [companyField(field), company[field] ?? ""])),
  };
}

/** What to say at the field by which nothing was found. */
function nothingFound({ t, posted }: Acting, field: string, reason: StringKey): Filled {
  const { values } = posted.draft;
  const isEmpty = (values[field] ?? "").trim() === "";
  return { values, errors: { [field]: t(isEmpty ? "forms:required" : reason) } };
}

async function fillFoundAddress(acting: Acting): Promise<Filled> {
  const { values } = acting.posted.draft;
  const found = await findAddress(acting.visit, values["address.search"] ?? "");
  if (!found) return nothingFound(acting, "address.search", "checkout:address.notFound");
  return { values: fillAddress(values, found) };
}

async function fillSavedCompany({ visit, posted }: Acting): Promise<Filled> {
  const { values } = posted.draft;
  const companies = visit.caller.token === null ? [] : ((await listCompanies(visit.caller)).data?.companies ?? []);
  const saved = companies.find(({ id }) => String(id) === values["company.saved"]);
  return { values: saved ? fillCompany(values, saved) : values };
}

async function fillFoundCompany(acting: Acting): Promise<Filled> {
  const { values } = acting.posted.draft;
  const inn = digitsOf(values[companyField("inn")] ?? "");
  const found = inn ? (await suggestParties(acting.visit.caller, inn)).find((party) => party.inn === inn) : undefined;
  if (!found) return nothingFound(acting, companyField("inn"), "checkout:company.innNotFound");
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

async function fillFoundBank(acting: Acting): Promise<Filled> {
  const { values } = acting.posted.draft;
  const bik = digitsOf(values[companyField("bik")] ?? "");
  const found = bik ? (await suggestBanks(acting.visit.caller, bik)).find((bank) => bank.bik === bik) : undefined;
  if (!found) return nothingFound(acting, companyField("bik"), "checkout:company.bikNotFound");
  return {
    values: {
      ...values,
      [companyField("bank")]: found.name,
      [companyField("correspondentAccount")]: found.correspondentAccount,
    },
  };
}

/** The parts of the address as they were typed. */
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
async function findAddress(visit: Visit, query: string): Promise<Address | null> {
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
