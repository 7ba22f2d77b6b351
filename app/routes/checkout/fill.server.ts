import { listAddresses } from "~/api/address-book.server";
import { listCompanies } from "~/api/companies.server";
import type { Address, Company, SavedAddress } from "~/api/schemas/profile";
import { suggestBanks, suggestParties } from "~/api/suggest.server";
import type { StringKey } from "~/i18n/translate";
import { digitsOf } from "~/lib/requisites";
import { companyFields } from "~/shop/company/company-faults";

import { fillAddress } from "./address-values";
import { findAddress } from "./address.server";
import { companyField, type Values } from "./fields";
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
