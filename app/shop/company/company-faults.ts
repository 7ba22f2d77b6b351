import type { FieldChecks } from "~/forms/use-shop-form";
import type { StringKey, Translate } from "~/i18n/translate";
import { digitsOf, isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "~/lib/requisites";

/** The fields of a company, in the order of the form. */
export const companyFields = [
  "inn",
  "kpp",
  "ogrn",
  "name",
  "legalAddress",
  "contractEmail",
  "bik",
  "bank",
  "account",
  "correspondentAccount",
] as const;
export type CompanyField = (typeof companyFields)[number];
export type TypedCompany = Record<CompanyField, string>;
type CompanyFaults = Partial<Record<CompanyField, StringKey>>;

/** The typed company, trimmed, and its numbers without spaces and dashes. */
export function tidyCompany(typed: TypedCompany): TypedCompany {
  return {
    inn: digitsOf(typed.inn),
    kpp: digitsOf(typed.kpp).toUpperCase(),
    ogrn: digitsOf(typed.ogrn),
    name: typed.name.trim(),
    legalAddress: typed.legalAddress.trim(),
    contractEmail: typed.contractEmail.trim(),
    bik: digitsOf(typed.bik),
    bank: typed.bank.trim(),
    account: digitsOf(typed.account),
    correspondentAccount: digitsOf(typed.correspondentAccount),
  };
}

/**
 * The errors in a tidied company's numbers and its missing fields, with the reasons (contract, "Checkout": checks). The
 * e-mail address is checked elsewhere.
 */
export function faultsOfCompany(company: TypedCompany): CompanyFaults {
  const { bik, account, correspondentAccount } = company;
  const found: Record<CompanyField, StringKey | null> = {
    inn: faultOfInn(company.inn),
    kpp: faultOfKpp(company),
    ogrn: faultOfOgrn(company),
    name: faultOfLine(company.name),
    legalAddress: faultOfLine(company.legalAddress),
    contractEmail: null,
    bik: faultOfBik(bik),
    bank: faultOfLine(company.bank),
    account: faultOfAccount(account, bik),
    correspondentAccount: faultOfCorrespondent(correspondentAccount, bik),
  };
  const faults: CompanyFaults = {};
  for (const field of companyFields) {
    const isMissing = company[field] === "" && field !== "kpp";
    const fault = isMissing ? (`account:company.needed.${field}` as const) : found[field];
    if (fault) faults[field] = fault;
  }
  return faults;
}

const faultOfLine = (text: string): StringKey | null => (text.length > 300 ? "forms:tooLong" : null);

/** What is wrong with any number, whatever its field. */
function faultOfNumber(digits: string): StringKey | null {
  if (!/^\d+$/.test(digits)) return "account:company.fault.digits";
  return /^0+$/.test(digits) ? "account:company.fault.zeros" : null;
}

function faultOfInn(inn: string): StringKey | null {
  const fault = faultOfNumber(inn);
  if (fault) return fault;
  if (inn.length !== 10 && inn.length !== 12) return "account:company.fault.innLength";
  return isInn(inn) ? null : "account:company.fault.innCheck";
}

/** A company has a KPP, a sole trader (an INN of 12 digits) has none. */
function faultOfKpp({ inn, kpp }: TypedCompany): StringKey | null {
  if (kpp === "") return inn.length === 10 ? "account:company.fault.kppNeeded" : null;
  if (inn.length === 12) return "account:company.fault.kppUnneeded";
  return isKpp(kpp) ? null : "account:company.fault.kppFormat";
}

/** If the INN does not tell a company from a sole trader, the length of the number itself does. */
function faultOfOgrn({ inn, ogrn }: TypedCompany): StringKey | null {
  const fault = faultOfNumber(ogrn);
  if (fault) return fault;
  if (inn.length === 10 && ogrn.length !== 13) return "account:company.fault.ogrnCompany";
  if (inn.length === 12 && ogrn.length !== 15) return "account:company.fault.ogrnTrader";
  if (ogrn.length !== 13 && ogrn.length !== 15) return "account:company.fault.ogrnLength";
  return isOgrn(ogrn) || isOgrnip(ogrn) ? null : "account:company.fault.ogrnCheck";
}

function faultOfBik(bik: string): StringKey | null {
  const fault = faultOfNumber(bik);
  if (fault) return fault;
  if (bik.length !== 9) return "account:company.fault.bikLength";
  return isBik(bik) ? null : "account:company.fault.bikStart";
}

/** An account number is valid for a particular bank: without a valid BIK it cannot be checked. */
function faultOfAccount(account: string, bik: string): StringKey | null {
  const fault = faultOfNumber(account);
  if (fault) return fault;
  if (account.length !== 20) return "account:company.fault.accountLength";
  return !isBik(bik) || isAccount(account, bik) ? null : "account:company.fault.accountCheck";
}

function faultOfCorrespondent(account: string, bik: string): StringKey | null {
  const fault = faultOfNumber(account);
  if (fault) return fault;
  if (account.length !== 20) return "account:company.fault.accountLength";
  if (!account.startsWith("301")) return "account:company.fault.correspondentStart";
  if (!isBik(bik)) return null;
  if (account.slice(-3) !== bik.slice(-3)) return "account:company.fault.correspondentEnd";
  return isCorrespondentAccount(account, bik) ? null : "account:company.fault.accountCheck";
}

/**
 * The server's checks for use in the browser: each field is checked together with the others.
 * @param prefix the prefix of the field names in the form, such as `company.`
 */
export function makeCompanyChecks(t: Translate, prefix = ""): FieldChecks {
  const check = (field: CompanyField) => (_: string, form: HTMLFormElement) => {
    const fields = new FormData(form);
    const typed = (name: CompanyField) => {
      const value = fields.get(prefix + name);
      return typeof value === "string" ? value : "";
    };
    const fault = faultsOfCompany(tidyCompany(readCompany(typed)))[field];
    return fault ? t(fault) : null;
  };
  return Object.fromEntries(companyFields.map((field) => [prefix + field, check(field)]));
}

/** The company as typed, field by field. */
export function readCompany(typed: (name: CompanyField) => string): Record<CompanyField, string> {
  return {
    inn: typed("inn"),
    kpp: typed("kpp"),
    ogrn: typed("ogrn"),
    name: typed("name"),
    legalAddress: typed("legalAddress"),
    contractEmail: typed("contractEmail"),
    bik: typed("bik"),
    bank: typed("bank"),
    account: typed("account"),
    correspondentAccount: typed("correspondentAccount"),
  };
}
