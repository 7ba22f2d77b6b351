import type { Translate } from "~/i18n/translate";

import type { CompanyField } from "./company-faults";

/** What the fields of a company are called. */
export function companyLabels(t: Translate): Record<CompanyField, string> {
  const of = (field: CompanyField) => t(`account:company.${field}`);
  return {
    inn: of("inn"),
    kpp: of("kpp"),
    ogrn: of("ogrn"),
    name: of("name"),
    legalAddress: of("legalAddress"),
    contractEmail: of("contractEmail"),
    bik: of("bik"),
    bank: of("bank"),
    account: of("account"),
    correspondentAccount: of("correspondentAccount"),
  };
}
