import * as z from "zod";

import type { Company } from "~/api/schemas/profile";
import { digitsOf, isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "~/lib/requisites";
import type { Text } from "#mocks/language";

/** A company with its numbers as digits; a sole trader has no KPP, whatever was typed. */
export function tidyCompany(company: Company): Company {
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

const texts = {
  inn: { ru: "Проверьте ИНН: 10 или 12 цифр", en: "Check the INN: 10 or 12 digits" },
  kpp: { ru: "Проверьте КПП: 9 знаков", en: "Check the KPP: 9 characters" },
  ogrn: { ru: "Проверьте ОГРН: 13 цифр", en: "Check the OGRN: 13 digits" },
  ogrnip: { ru: "Проверьте ОГРНИП: 15 цифр", en: "Check the OGRNIP: 15 digits" },
  bik: { ru: "Проверьте БИК: 9 цифр", en: "Check the BIK: 9 digits" },
  account: { ru: "Счёт не подходит к БИК банка", en: "The account does not match the bank's BIK" },
  correspondentAccount: {
    ru: "Корреспондентский счёт не подходит к БИК банка",
    en: "The correspondent account does not match the bank's BIK",
  },
  contractEmail: { ru: "Неправильный формат почты", en: "This is not an e-mail address" },
} satisfies Record<string, Text>;

/** What is wrong with a tidied company, by field. */
export function companyFaults(company: Company): Partial<Record<keyof Company, Text>> {
  const { inn, kpp, ogrn, bik, account, correspondentAccount, contractEmail } = company;
  const isPerson = inn.length === 12;
  const ogrnText = isPerson ? texts.ogrnip : texts.ogrn;
  return {
    ...(isInn(inn) ? {} : { inn: texts.inn }),
    ...(isPerson || isKpp(kpp ?? "") ? {} : { kpp: texts.kpp }),
    ...((isPerson ? isOgrnip(ogrn) : isOgrn(ogrn)) ? {} : { ogrn: ogrnText }),
    ...(isBik(bik) ? {} : { bik: texts.bik }),
    ...(isAccount(account, bik) ? {} : { account: texts.account }),
    ...(isCorrespondentAccount(correspondentAccount, bik) ? {} : { correspondentAccount: texts.correspondentAccount }),
    ...(z.email().safeParse(contractEmail).success ? {} : { contractEmail: texts.contractEmail }),
  };
}
