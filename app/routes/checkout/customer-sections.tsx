import type { PersonType, Bank, Party } from "~/api/schemas/checkout";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { CompanyFields, digits } from "~/shop/company/company-fields";
import { LeavingLink } from "~/shop/frame/links";
import { Button } from "~/ui/button";
import { Combobox } from "~/ui/combobox";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { PhoneField } from "~/ui/phone-field";

import styles from "./checkout.module.css";
import { checkoutForm, type FieldOf, companyField } from "./fields";
import type { PageData } from "./page-data";
import { Section, SavedChoice } from "./section";
import type { CheckoutState } from "./use-checkout";
import { useSuggested } from "./use-suggested";

type CustomerSectionProps = { personType: PersonType; signedIn: boolean; fieldOf: FieldOf };

/** The kind of customer and their contacts. */
export function CustomerSection({ personType, signedIn, fieldOf }: CustomerSectionProps) {
  const { t } = useTranslation();
  return (
    <Section id="who" title={t("checkout:who.title")}>
      <nav aria-label={t("checkout:who.choice")}>
        <ul className={styles.seg}>
          {(["individual", "legal"] as const).map((type) => (
            <CustomerTypeTab key={type} type={type} isCurrent={type === personType} />
          ))}
        </ul>
      </nav>
      <Contact fieldOf={fieldOf} />
      <Recipient fieldOf={fieldOf} />
      {!signedIn && (
        <p className={`no-print small muted ${styles.small}`}>
          {t("checkout:who.haveAccount")} <SignInLink personType={personType} />, {t("checkout:who.signInWhy")}
        </p>
      )}
    </Section>
  );
}

/** A link to the sign-in, which leads back to the checkout. */
export function SignInLink({ personType }: { personType: PersonType }) {
  const { t, href } = useTranslation();
  const back = href(paths.checkout(personType));
  return (
    <LeavingLink form={checkoutForm} className="link" href={href(paths.signIn({ redirectTo: back }))}>
      {t("checkout:who.signIn")}
    </LeavingLink>
  );
}

/**
 * A tab for a kind of customer. With JavaScript, a link saves the draft; without it, a button submits the form, so
 * nothing gets lost.
 */
function CustomerTypeTab({ type, isCurrent }: { type: PersonType; isCurrent: boolean }) {
  const { t, href } = useTranslation();
  const target = href(paths.checkout(type));
  const current = isCurrent ? "page" : undefined;
  return (
    <li>
      <a className="script" href={target} aria-current={current} data-scroll="keep" data-held="">
        {t(`checkout:who.${type}`)}
      </a>
      <button className="no-script" name="intent" value={type} formAction={target} aria-current={current}>
        {t(`checkout:who.${type}`)}
      </button>
    </li>
  );
}

function Contact({ fieldOf }: { fieldOf: FieldOf }) {
  const { t } = useTranslation();
  return (
    <div className="grid2">
      <Field {...fieldOf("customer.name")} label={t("checkout:who.name")} autoComplete="given-name" />
      <Field {...fieldOf("customer.lastName")} label={t("checkout:who.lastName")} autoComplete="family-name" />
      <PhoneField
        {...fieldOf("customer.phone", "tel")}
        label={t("checkout:who.phone")}
        country={{
          name: "customer.phoneCountry",
          label: t("forms:country"),
          nameOf: (code) => t(`forms:countries.${code}`),
          code: fieldOf("customer.phoneCountry").defaultValue,
        }}
      />
      <Field
        {...fieldOf("customer.email", "email")}
        label={t("checkout:who.email")}
        hint={t("checkout:who.emailHint")}
        autoComplete="email"
      />
    </div>
  );
}

/** Somebody else who receives the order. Both fields, or neither. */
function Recipient({ fieldOf }: { fieldOf: FieldOf }) {
  const { t } = useTranslation();
  const [name, phone] = [fieldOf("recipient.name"), fieldOf("recipient.phone", "tel")];
  const isOpen = [name, phone].some(({ error, defaultValue }) => error || defaultValue);
  return (
    <details className={styles.recipient} open={isOpen}>
      <summary>
        {t("checkout:recipient.title")}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="grid2">
        <Field {...name} label={t("checkout:recipient.name")} autoComplete="off" maxLength={100} />
        <PhoneField
          {...phone}
          label={t("checkout:recipient.phone")}
          autoComplete="off"
          country={{
            name: "recipient.phoneCountry",
            label: t("forms:country"),
            nameOf: (code) => t(`forms:countries.${code}`),
            code: fieldOf("recipient.phoneCountry").defaultValue,
          }}
        />
      </div>
    </details>
  );
}

type CompanySectionProps = { page: PageData; signedIn: boolean; fieldOf: FieldOf; state: CheckoutState };
type SearchProps = Pick<CompanySectionProps, "fieldOf" | "state">;

/** The buying company: a saved one, or its numbers. The INN and the BIK look up the other fields. */
export function CompanySection({ page, signedIn, fieldOf, state }: CompanySectionProps) {
  const { t } = useTranslation();
  const { values, companies } = page;
  return (
    <Section id="company-title" title={t("checkout:company.title")}>
      <SavedChoice
        what="company"
        values={values}
        texts={{
          legend: t("checkout:company.saved"),
          another: t("checkout:company.another"),
          keep: t("checkout:company.keep"),
        }}
        options={companies.map(({ id, name, inn }) => ({ id, name, note: t("checkout:suggest.inn", { inn }) }))}
        signedIn={signedIn}
      >
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
      </SavedChoice>
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
