import { listAddresses } from "~/api/address-book.server";
import { listCompanies } from "~/api/companies.server";
import type { Address, Company, SavedAddress } from "~/api/schemas/profile";
import { suggestBanks, suggestParties } from "~/api/suggest.server";
import { digitsOf } from "~/lib/requisites";
import { companyFields } from "~/shop/company/company-faults";

import { fillAddress } from "./address-values";
import { findAddress } from "./address.server";
import { companyField, type Values } from "./fields";
import type { Acting } from "./order.server";

/** Gives the fields as they are to be. What cannot be found leaves them as they are. */
type Filler = (acting: Acting) => Promise<Values>;

/** The buttons that fill fields in, by their intents: what script does while the shopper types. */
export const fillers = new Map<string, Filler>([
  ["saved-address", fillSavedAddress],
  ["find-address", fillFoundAddress],
  ["saved-company", fillSavedCompany],
  ["find-company", fillFoundCompany],
  ["find-bank", fillFoundBank],
]);

async function fillSavedAddress({ visit, posted }: Acting): Promise<Values> {
  const { values } = posted.draft;
  const addresses = visit.caller.token === null ? [] : ((await listAddresses(visit.caller)).data?.addresses ?? []);
  const saved = addresses.find(({ id }) => String(id) === values["address.saved"]);
  return saved ? fillAddress(values, addressOf(saved)) : values;
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

async function fillFoundAddress({ visit, posted }: Acting): Promise<Values> {
  const { values } = posted.draft;
  const found = await findAddress(visit, values["address.search"] ?? "");
  return found ? fillAddress(values, found) : values;
}

async function fillSavedCompany({ visit, posted }: Acting): Promise<Values> {
  const { values } = posted.draft;
  const companies = visit.caller.token === null ? [] : ((await listCompanies(visit.caller)).data?.companies ?? []);
  const saved = companies.find(({ id }) => String(id) === values["company.saved"]);
  return saved ? fillCompany(values, saved) : values;
}

async function fillFoundCompany({ visit, posted }: Acting): Promise<Values> {
  const { values } = posted.draft;
  const inn = digitsOf(values[companyField("inn")] ?? "");
  const found = inn ? (await suggestParties(visit.caller, inn)).find((party) => party.inn === inn) : undefined;
  if (!found) return values;
  return {
    ...values,
    [companyField("kpp")]: found.kpp ?? "",
    [companyField("ogrn")]: found.ogrn,
    [companyField("name")]: found.name,
    [companyField("legalAddress")]: found.address,
  };
}

async function fillFoundBank({ visit, posted }: Acting): Promise<Values> {
  const { values } = posted.draft;
  const bik = digitsOf(values[companyField("bik")] ?? "");
  const found = bik ? (await suggestBanks(visit.caller, bik)).find((bank) => bank.bik === bik) : undefined;
  if (!found) return values;
  return {
    ...values,
    [companyField("bank")]: found.name,
    [companyField("correspondentAccount")]: found.correspondentAccount,
  };
}
