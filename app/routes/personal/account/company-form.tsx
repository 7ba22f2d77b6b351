import { useMemo, type InputHTMLAttributes } from "react";

import type { SavedCompany } from "~/api/schemas/profile";
import type { Refusal } from "~/forms/refusal";
import type { FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

import { AccountForm, useAccountForm } from "./account-form";
import styles from "./account.module.css";
import { companyFields, faultsOfCompany, tidyCompany, type CompanyField } from "./company-faults";

/** A company's numbers, names and bank. */
export function CompanyForm({ company, refused }: { company: SavedCompany | null; refused: Refusal | undefined }) {
  const { t } = useTranslation();
  const checks = useMemo(() => makeChecks(t), [t]);
  const state = useAccountForm("company", refused, checks);
  const { field, isBlocked, isSent } = state;
  const of = (name: CompanyField) => ({ ...field(name, company?.[name]), label: t(`account:company.${name}`) });
  return (
    <AccountForm state={state} part="company">
      <div className="grid2">
        <Field {...of("inn")} {...digits} required />
        <Field {...of("kpp")} hint={t("account:company.kppHint")} autoComplete="off" maxLength={40} />
        <Field {...of("ogrn")} {...digits} required />
        <Field
          {...of("name")}
          hint={t("account:company.nameHint")}
          autoComplete="organization"
          maxLength={300}
          required
        />
        <Field {...of("legalAddress")} maxLength={300} required />
        <Field {...of("contractEmail")} type="email" autoComplete="email" maxLength={200} required />
      </div>
      <h2 className={styles.subheading}>{t("account:company.bankTitle")}</h2>
      <div className="grid2">
        <Field {...of("bik")} {...digits} required />
        <Field {...of("bank")} maxLength={300} required />
        <Field {...of("account")} {...digits} required />
        <Field {...of("correspondentAccount")} {...digits} required />
      </div>
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t("account:save")}
        </Button>
      </div>
    </AccountForm>
  );
}

/** People put spaces and dashes between the digits. */
const digits: InputHTMLAttributes<HTMLInputElement> = { inputMode: "numeric", autoComplete: "off", maxLength: 40 };

/** The checks of the server, for the browser: each field in the light of the others. */
function makeChecks(t: Translate): FieldChecks {
  const check = (field: CompanyField) => (_: string, form: HTMLFormElement) => {
    const fields = new FormData(form);
    const typed = (name: CompanyField) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    const fault = faultsOfCompany(tidyCompany(readAll(typed)))[field];
    return fault ? t(fault) : null;
  };
  return Object.fromEntries(companyFields.map((field) => [field, check(field)]));
}

function readAll(typed: (name: CompanyField) => string) {
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
