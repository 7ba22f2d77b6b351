import { typed } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { Field, TextArea } from "~/ui/field";
import { PhoneField } from "~/ui/phone-field";

import { fieldId, wayByPhone, type FeedbackData, type FeedbackPart } from "./answer";
import styles from "./feedback-form.module.css";

type PersonProps = FeedbackPart & {
  person: FeedbackData["person"];
  /** The chosen way of answer: a call needs a phone. */
  way: string | undefined;
};

/** Who writes, and how to reach them. */
export function Person({ refusal, errorOf, person, way }: PersonProps) {
  const { t, locale } = useTranslation();
  return (
    <>
      <Field
        id={fieldId("fio")}
        name="fio"
        label={t("feedback:fio")}
        defaultValue={typed(refusal, "fio", person?.fio)}
        error={errorOf("fio")}
        autoComplete="name"
        maxLength={200}
        required
      />
      <div className={styles.pair}>
        <PhoneField
          id={fieldId("phone")}
          name="phone"
          label={t("feedback:phone")}
          hint={t("feedback:phoneHint")}
          country={{ name: "country", label: t("forms:country"), locale, code: typed(refusal, "country") }}
          defaultValue={typed(refusal, "phone", person?.phone)}
          error={errorOf("phone")}
          required={way === wayByPhone}
        />
        <Field
          id={fieldId("email")}
          name="email"
          type="email"
          label={t("feedback:email")}
          defaultValue={typed(refusal, "email", person?.email)}
          error={errorOf("email")}
          autoComplete="email"
          maxLength={200}
          required
        />
      </div>
    </>
  );
}

/** The letter itself. */
export function Comment({ refusal, errorOf }: FeedbackPart) {
  const { t } = useTranslation();
  return (
    <TextArea
      id={fieldId("comment")}
      name="comment"
      label={t("feedback:comment")}
      defaultValue={typed(refusal, "comment")}
      error={errorOf("comment")}
      maxLength={2000}
      rows={4}
      required
    />
  );
}
