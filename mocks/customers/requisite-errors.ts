import { isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn, isOgrnip } from "~/lib/requisites";

/**
 * Why a company's number is rejected: `Format` for a wrong length or wrong characters, `Zeros` for nothing but zeros,
 * `Control` for a check digit that does not match (a typing error), `Bank` for an account at another bank.
 */
export type RequisiteError =
  | "innFormat"
  | "innZeros"
  | "innControl"
  | "kppFormat"
  | "ogrnFormat"
  | "ogrnControl"
  | "ogrnipFormat"
  | "ogrnipControl"
  | "bikFormat"
  | "accountFormat"
  | "accountControl"
  | "correspondentAccountFormat"
  | "correspondentAccountBank"
  | "correspondentAccountControl";

export type Requisites = {
  inn: string;
  /** Ignored for a sole trader. */
  kpp: string | null;
  ogrn: string;
  bik: string;
  account: string;
  correspondentAccount: string;
};

/** The errors of a company's numbers, by field. Expects numbers without spaces and dashes (`digitsOf`). */
export function requisiteErrors(company: Requisites): Partial<Record<keyof Requisites, RequisiteError>> {
  const isPerson = company.inn.length === 12;
  const found: [keyof Requisites, RequisiteError | null][] = [
    ["inn", innError(company.inn)],
    ["kpp", isPerson || isKpp(company.kpp ?? "") ? null : "kppFormat"],
    ["ogrn", isPerson ? ogrnipError(company.ogrn) : ogrnError(company.ogrn)],
    ["bik", isBik(company.bik) ? null : "bikFormat"],
    ["account", accountError(company.account, company.bik)],
    ["correspondentAccount", correspondentAccountError(company.correspondentAccount, company.bik)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

function innError(inn: string): RequisiteError | null {
  if (isInn(inn)) return null;
  if (!/^(\d{10}|\d{12})$/.test(inn)) return "innFormat";
  return /^0+$/.test(inn) ? "innZeros" : "innControl";
}

function ogrnError(ogrn: string): RequisiteError | null {
  if (isOgrn(ogrn)) return null;
  return /^\d{13}$/.test(ogrn) ? "ogrnControl" : "ogrnFormat";
}

function ogrnipError(ogrnip: string): RequisiteError | null {
  if (isOgrnip(ogrnip)) return null;
  return /^\d{15}$/.test(ogrnip) ? "ogrnipControl" : "ogrnipFormat";
}

/** The check digit depends on the BIK, so it is checked only if the BIK is valid. */
function accountError(account: string, bik: string): RequisiteError | null {
  if (!/^\d{20}$/.test(account)) return "accountFormat";
  return !isBik(bik) || isAccount(account, bik) ? null : "accountControl";
}

function correspondentAccountError(account: string, bik: string): RequisiteError | null {
  if (!/^\d{20}$/.test(account)) return "correspondentAccountFormat";
  if (!isBik(bik) || isCorrespondentAccount(account, bik)) return null;
  const isBanks = account.startsWith("301") && account.slice(-3) === bik.slice(-3);
  return isBanks ? "correspondentAccountControl" : "correspondentAccountBank";
}
