import { fieldProps, textAreaProps } from "~/forms/field-props";
import type { ShopField } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { Field, TextArea } from "~/ui/field";
import { PhoneField } from "~/ui/phone-field";

import { wayByPhone } from "./answer";
import styles from "./feedback-form.module.css";

type PersonField = "fio" | "phone" | "country" | "email" | "communication";

/** The fields of the form; a consent has one besides. */
export type FeedbackField = PersonField | "subject" | "comment" | "files";

/** Who writes, and how to reach them. */
export function Person({ fields }: { fields: Record<PersonField, ShopField> }) {
  const { t, locale } = useTranslation();
  return (
    <>
      <Field {...fieldProps(fields.fio)} label={t("feedback:fio")} autoComplete="name" maxLength={200} required />
      <div className={styles.pair}>
        <PhoneField
          {...fieldProps(fields.phone, "tel")}
          label={t("feedback:phone")}
          hint={t("feedback:phoneHint")}
          country={{ name: "country", label: t("forms:country"), locale, code: fields.country.initialValue }}
          required={fields.communication.value === wayByPhone}
        />
        <Field
          {...fieldProps(fields.email, "email")}
          label={t("feedback:email")}
          autoComplete="email"
          maxLength={200}
          required
        />
      </div>
    </>
  );
}

/** The letter itself. */
export function Comment({ field }: { field: ShopField }) {
  const { t } = useTranslation();
  return <TextArea {...textAreaProps(field)} label={t("feedback:comment")} maxLength={2000} rows={4} required />;
}
