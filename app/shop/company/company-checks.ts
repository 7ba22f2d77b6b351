import type { FieldChecks } from "~/forms/use-shop-form";
import type { Translate } from "~/i18n/translate";

import { companyFields, faultsOfCompany, tidyCompany, type CompanyField } from "./company-faults";

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
