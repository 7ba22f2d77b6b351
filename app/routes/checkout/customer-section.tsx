import type { PersonType } from "~/api/schemas/checkout";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { LeavingLink } from "~/shop/frame/links";
import { Field } from "~/ui/field";
import { PhoneField } from "~/ui/phone-field";

import styles from "./checkout.module.css";
import type { FieldOf } from "./fields";
import { Section } from "./section";

type CustomerSectionProps = { personType: PersonType; signedIn: boolean; fieldOf: FieldOf };

/** The kind of customer and their contacts. */
export function CustomerSection({ personType, signedIn, fieldOf }: CustomerSectionProps) {
  const { t, href } = useTranslation();
  return (
    <Section id="who" title={t("checkout:who.title")}>
      <nav className={styles.seg} aria-label={t("checkout:who.choice")}>
        {(["individual", "legal"] as const).map((type) => (
          <CustomerTypeTab key={type} type={type} isCurrent={type === personType} />
        ))}
      </nav>
      <Contact fieldOf={fieldOf} />
      {!signedIn && (
        <p className={`small muted ${styles.small}`}>
          {t("checkout:who.haveAccount")}{" "}
          <LeavingLink className="link" href={href(paths.signIn({ redirectTo: href(paths.checkout(personType)) }))}>
            {t("checkout:who.signIn")}
          </LeavingLink>
          , {t("checkout:who.signInWhy")}
        </p>
      )}
    </Section>
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
    <>
      <a className="script" href={target} aria-current={current} data-scroll="keep" data-held="">
        {t(`checkout:who.${type}`)}
      </a>
      <button className="no-script" name="intent" value={type} formAction={target} aria-current={current}>
        {t(`checkout:who.${type}`)}
      </button>
    </>
  );
}

function Contact({ fieldOf }: { fieldOf: FieldOf }) {
  const { t, locale } = useTranslation();
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
          locale,
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
