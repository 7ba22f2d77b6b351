import type { CompanyWire } from "~/api/schemas/profile";
import { isEmail } from "~/lib/email";
import { digitsOf } from "~/lib/requisites";
import type { Text } from "#mocks/language";

import { requisiteErrors } from "./requisite-errors";

/** Removes spaces and dashes from a company's numbers. A sole trader has no KPP, so a typed one is dropped. */
export function tidyCompany(company: CompanyWire): CompanyWire {
  const inn = digitsOf(company.inn);
  const kpp = inn.length === 12 ? "" : digitsOf(company.kpp ?? "");
  return {
    ...company,
    inn,
    kpp: kpp || null,
    ogrn: digitsOf(company.ogrn),
    bik: digitsOf(company.bik),
    account: digitsOf(company.account),
    correspondentAccount: digitsOf(company.correspondentAccount),
    contractEmail: company.contractEmail.toLowerCase(),
  };
}

/** The errors of a company that `tidyCompany` has normalised, by field. */
export function companyErrors(company: CompanyWire): Partial<Record<keyof CompanyWire, Text>> {
  const errors = Object.entries(requisiteErrors(company)).map(
    ([field, error]) => [field, `requisite.${error}`] as const,
  );
  return {
    ...Object.fromEntries(errors),
    ...(isEmail(company.contractEmail) ? {} : { contractEmail: "field.email" }),
  };
}
