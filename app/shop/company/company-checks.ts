import type { FieldChecks } from "~/forms/use-shop-form";
import type { Translate } from "~/i18n/translate";

import { companyFields, faultsOfCompany, tidyCompany, type CompanyField } from "./company-faults";

/**
 * The checks of the server, for the browser: each field in the light of the others.
 * @param prefix what stands before the fields' names in the form, such as `company.`
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

/** A company as it was typed, field by field. */
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
