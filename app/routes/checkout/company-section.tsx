import type { Bank, Party } from "~/api/schemas/suggest";
import { useTranslation } from "~/i18n/react";
import { CompanyFields, digits } from "~/shop/company/company-fields";
import { Button } from "~/ui/button";
import { Combobox } from "~/ui/combobox";

import styles from "./checkout.module.css";
import type { FieldOf } from "./fields";
import { companyField } from "./fields";
import type { PageData } from "./page-data";
import { SavedChoice, Section } from "./section";
import type { CheckoutState } from "./use-checkout";
import { useSuggested } from "./use-suggested";

type CompanySectionProps = { page: PageData; fieldOf: FieldOf; state: CheckoutState };
type SearchProps = Omit<CompanySectionProps, "page">;

/** The buying company: a saved one, or its numbers. The INN and the BIK look up the other fields. */
export function CompanySection({ page, fieldOf, state }: CompanySectionProps) {
  const { t } = useTranslation();
  const { values, companies } = page;
  return (
    <Section id="company-title" title={t("checkout:company.title")}>
      <SavedChoice
        name="company.saved"
        label={t("checkout:company.saved")}
        none={t("checkout:company.savedNone")}
        options={companies.map(({ id, name, inn }) => ({
          id,
          text: `${name}, ${t("checkout:suggest.inn", { inn })}`,
        }))}
        chosen={values["company.saved"]}
        intent="saved-company"
        submit={t("checkout:company.fill")}
      />
      <CompanyFields
        of={(field) => fieldOf(companyField(field))}
        bankTitle={<h3 className={styles.subheading}>{t("account:company.bankTitle")}</h3>}
        inn={<PartySearch fieldOf={fieldOf} state={state} />}
        bik={<BankSearch fieldOf={fieldOf} state={state} />}
      />
      <div className={styles.find}>
        <Button variant="line" name="intent" value="find-company" className={styles.plain}>
          {t("checkout:company.findCompany")}
        </Button>
        <Button variant="line" name="intent" value="find-bank" className={styles.plain}>
          {t("checkout:company.findBank")}
        </Button>
      </div>
    </Section>
  );
}

function PartySearch({ fieldOf, state }: SearchProps) {
  const { t } = useTranslation();
  const { found, type, ...list } = useSuggested<Party>("party");
  const noteOf = ({ inn, kpp }: Party) =>
    kpp ? t("checkout:suggest.kpp", { inn, kpp }) : t("checkout:suggest.inn", { inn });
  const choose = (key: string) => {
    const party = found.find(({ ogrn }) => ogrn === key);
    if (!party) return;
    state.fill({
      [companyField("inn")]: party.inn,
      [companyField("kpp")]: party.kpp ?? "",
      [companyField("ogrn")]: party.ogrn,
      [companyField("name")]: party.name,
      [companyField("legalAddress")]: party.address,
    });
  };
  return (
    <Combobox
      {...fieldOf(companyField("inn"))}
      {...digits}
      {...list}
      label={t("account:company.inn")}
      required
      options={found.map((party) => ({ key: party.ogrn, label: party.name, note: noteOf(party) }))}
      onType={type}
      onChoose={({ key }) => choose(key)}
    />
  );
}

function BankSearch({ fieldOf, state }: SearchProps) {
  const { t } = useTranslation();
  const { found, type, ...list } = useSuggested<Bank>("bank");
  const choose = (key: string) => {
    const bank = found.find(({ bik }) => bik === key);
    if (!bank) return;
    state.fill({
      [companyField("bik")]: bank.bik,
      [companyField("bank")]: bank.name,
      [companyField("correspondentAccount")]: bank.correspondentAccount,
    });
  };
  return (
    <Combobox
      {...fieldOf(companyField("bik"))}
      {...digits}
      {...list}
      label={t("account:company.bik")}
      required
      options={found.map(({ bik, name }) => ({ key: bik, label: name, note: t("checkout:suggest.bik", { bik }) }))}
      onType={type}
      onChoose={({ key }) => choose(key)}
    />
  );
}
