import type { CompanyWire } from "~/api/schemas/profile";
import { isEmail } from "~/lib/email";
import { digitsOf } from "~/lib/requisites";
import type { Text } from "#mocks/language";

import { requisiteErrors, type RequisiteError } from "./requisite-errors";

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

const texts: Record<RequisiteError, Text> = {
  innFormat: { ru: "Проверьте ИНН: 10 или 12 цифр", en: "Check the INN: 10 or 12 digits" },
  innZeros: { ru: "ИНН не может состоять из одних нулей", en: "An INN cannot be all zeros" },
  innControl: {
    ru: "Ошибка в ИНН: не сходится контрольная цифра",
    en: "There is a typo in the INN: its check digit does not match",
  },
  kppFormat: { ru: "Проверьте КПП: 9 знаков", en: "Check the KPP: 9 characters" },
  ogrnFormat: { ru: "Проверьте ОГРН: 13 цифр", en: "Check the OGRN: 13 digits" },
  ogrnControl: {
    ru: "Ошибка в ОГРН: не сходится контрольная цифра",
    en: "There is a typo in the OGRN: its check digit does not match",
  },
  ogrnipFormat: { ru: "Проверьте ОГРНИП: 15 цифр", en: "Check the OGRNIP: 15 digits" },
  ogrnipControl: {
    ru: "Ошибка в ОГРНИП: не сходится контрольная цифра",
    en: "There is a typo in the OGRNIP: its check digit does not match",
  },
  bikFormat: { ru: "Проверьте БИК: 9 цифр", en: "Check the BIK: 9 digits" },
  accountFormat: { ru: "Проверьте счёт: 20 цифр", en: "Check the account: 20 digits" },
  accountControl: { ru: "Счёт не подходит к БИК банка", en: "The account does not match the bank's BIK" },
  correspondentAccountFormat: {
    ru: "Проверьте корреспондентский счёт: 20 цифр",
    en: "Check the correspondent account: 20 digits",
  },
  correspondentAccountBank: {
    ru: "Корреспондентский счёт начинается с 301 и заканчивается последними тремя цифрами БИК",
    en: "A correspondent account begins with 301 and ends with the last three digits of the BIK",
  },
  correspondentAccountControl: {
    ru: "Корреспондентский счёт не подходит к БИК банка",
    en: "The correspondent account does not match the bank's BIK",
  },
};
const wrongEmail: Text = { ru: "Неправильный формат почты", en: "Invalid e-mail format" };

/** The errors of a company that `tidyCompany` has normalised, by field. */
export function companyErrors(company: CompanyWire): Partial<Record<keyof CompanyWire, Text>> {
  const errors = Object.entries(requisiteErrors(company)).map(([field, error]) => [field, texts[error]] as const);
  return {
    ...Object.fromEntries(errors),
    ...(isEmail(company.contractEmail) ? {} : { contractEmail: wrongEmail }),
  };
}
