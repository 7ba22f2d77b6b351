import type { InputHTMLAttributes, ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import type { Translate } from "~/i18n/translate";
import { Field } from "~/ui/field";

import type { CompanyField } from "./company-faults";

/** A field of a company: its label, value and error. */
type CompanyFieldOf = (name: CompanyField) => {
  id: string;
  name: string;
  defaultValue?: string | undefined;
  error: string | undefined;
};

type CompanyFieldsProps = {
  of: CompanyFieldOf;
  /** The heading of the bank's part. */
  bankTitle: ReactNode;
  /** Replaces the plain field with one that shows suggestions. */
  inn?: ReactNode;
  bik?: ReactNode;
};

/** A company's numbers and names, and its bank. */
export function CompanyFields({ of, bankTitle, inn, bik }: CompanyFieldsProps) {
  const { t } = useTranslation();
  const labels = companyLabels(t);
  const field = (name: CompanyField) => ({ ...of(name), label: labels[name] });
  return (
    <>
      <div className="grid2">
        {inn ?? <Field {...field("inn")} {...digits} required />}
        <Field {...field("kpp")} hint={t("account:company.kppHint")} autoComplete="off" maxLength={40} />
        <Field {...field("ogrn")} {...digits} required />
        <Field
          {...field("name")}
          hint={t("account:company.nameHint")}
          autoComplete="organization"
          maxLength={300}
          required
        />
        <Field {...field("legalAddress")} maxLength={300} required />
        <Field {...field("contractEmail")} type="email" autoComplete="email" maxLength={200} required />
      </div>
      {bankTitle}
      <div className="grid2">
        {bik ?? <Field {...field("bik")} {...digits} required />}
        <Field {...field("bank")} maxLength={300} required />
        <Field {...field("account")} {...digits} required />
        <Field {...field("correspondentAccount")} {...digits} required />
      </div>
    </>
  );
}

/** People put spaces and dashes between the digits. */
export const digits: InputHTMLAttributes<HTMLInputElement> = {
  inputMode: "numeric",
  autoComplete: "off",
  maxLength: 40,
};

/** The labels of the fields of a company. */
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
