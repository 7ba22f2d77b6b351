import type { PersonType } from "~/api/schemas/checkout";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";
import { PhoneField } from "~/ui/phone-field";

import type { FieldOf } from "./checkout-page";
import styles from "./checkout-page.module.css";
import { Section } from "./section";

type WhoSectionProps = { personType: PersonType; signedIn: boolean; of: FieldOf };

/** Who buys, and how to reach them. */
export function WhoSection({ personType, signedIn, of }: WhoSectionProps) {
  const { t, href } = useTranslation();
  return (
    <Section id="who" title={t("checkout:who.title")}>
      <nav className={styles.seg} aria-label={t("checkout:who.choice")}>
        {(["individual", "legal"] as const).map((type) => (
          <a
            key={type}
            href={href(paths.checkout(type))}
            aria-current={type === personType ? "page" : undefined}
            data-scroll="keep"
          >
            {t(`checkout:who.${type}`)}
          </a>
        ))}
      </nav>
      <Contact of={of} />
      {signedIn ? null : (
        <p className={`small muted ${styles.small}`}>
          {t("checkout:who.haveAccount")}{" "}
          <a className="link" href={href(paths.signIn({ redirectTo: href(paths.checkout(personType)) }))}>
            {t("checkout:who.signIn")}
          </a>
          , {t("checkout:who.signInWhy")}
        </p>
      )}
    </Section>
  );
}

function Contact({ of }: { of: FieldOf }) {
  const { t, locale } = useTranslation();
  return (
    <div className="grid2">
      <Field
        {...of("customer.name")}
        label={t("checkout:who.name")}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <Field
        {...of("customer.lastName")}
        label={t("checkout:who.lastName")}
        autoComplete="family-name"
        maxLength={100}
        required
      />
      <PhoneField
        {...of("customer.phone")}
        label={t("checkout:who.phone")}
        country={{
          name: "customer.phoneCountry",
          label: t("forms:country"),
          locale,
          code: of("customer.phoneCountry").defaultValue,
        }}
        required
      />
      <Field
        {...of("customer.email")}
        label={t("checkout:who.email")}
        hint={t("checkout:who.emailHint")}
        type="email"
        autoComplete="email"
        maxLength={200}
        required
      />
    </div>
  );
}
