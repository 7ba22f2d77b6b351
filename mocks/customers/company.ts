import type { CompanyWire } from "~/api/schemas/profile";
import { isEmail } from "~/lib/email";
import { digitsOf, isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "~/lib/requisites";
import type { Word } from "#mocks/language";

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
export function companyErrors(company: CompanyWire): Partial<Record<keyof CompanyWire, Word>> {
  const { inn, kpp, ogrn, bik, account, correspondentAccount } = company;
  const isPerson = inn.length === 12;
  const found: [keyof CompanyWire, Word | null][] = [
    ["inn", innError(inn)],
    ["kpp", isPerson || isKpp(kpp ?? "") ? null : "requisite.kppFormat"],
    ["ogrn", isPerson ? ogrnipError(ogrn) : ogrnError(ogrn)],
    ["bik", isBik(bik) ? null : "requisite.bikFormat"],
    ["account", accountError(account, bik)],
    ["correspondentAccount", correspondentAccountError(correspondentAccount, bik)],
    ["contractEmail", isEmail(company.contractEmail) ? null : "field.email"],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

// `Format`: a wrong length or wrong characters. `Control`: a check digit that does not match, which is a typing error.
function innError(inn: string): Word | null {
  if (isInn(inn)) return null;
  if (!/^(\d{10}|\d{12})$/.test(inn)) return "requisite.innFormat";
  return /^0+$/.test(inn) ? "requisite.innZeros" : "requisite.innControl";
}

function ogrnError(ogrn: string): Word | null {
  if (isOgrn(ogrn)) return null;
  return /^\d{13}$/.test(ogrn) ? "requisite.ogrnControl" : "requisite.ogrnFormat";
}

function ogrnipError(ogrnip: string): Word | null {
  if (isOgrnip(ogrnip)) return null;
  return /^\d{15}$/.test(ogrnip) ? "requisite.ogrnipControl" : "requisite.ogrnipFormat";
}

/** The check digit depends on the BIK, so it is checked only if the BIK is valid. */
function accountError(account: string, bik: string): Word | null {
  if (!/^\d{20}$/.test(account)) return "requisite.accountFormat";
  return !isBik(bik) || isAccount(account, bik) ? null : "requisite.accountControl";
}

function correspondentAccountError(account: string, bik: string): Word | null {
  if (!/^\d{20}$/.test(account)) return "requisite.correspondentAccountFormat";
  if (!isBik(bik) || isCorrespondentAccount(account, bik)) return null;
  const isBanks = account.startsWith("301") && account.slice(-3) === bik.slice(-3);
  return isBanks ? "requisite.correspondentAccountControl" : "requisite.correspondentAccountBank";
}
