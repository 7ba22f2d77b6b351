import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import { radioProps, textAreaProps } from "~/forms/field-props";
import type { CaptchaSettings, FormConstraint, LastResult } from "~/forms/reply";
import { type ShopField, summaryErrors, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Captcha, HumanFields } from "~/shop/form/captcha";
import { PhotosField } from "~/shop/form/photos-field";
import { Button } from "~/ui/button";
import { FieldGroup } from "~/ui/choices";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./review-form.module.css";

type ReviewFormProps = {
  code: string;
  constraint: FormConstraint;
  humanToken: string;
  captcha: CaptchaSettings | null;
  lastResult: LastResult | undefined;
};

/** The form for a customer's review of a product. */
export function ReviewForm({ code, constraint, humanToken, captcha, lastResult }: ReviewFormProps) {
  const { t, href } = useTranslation();
  const action = href(paths.productReview(code));
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formAction === action;
  const { form, fields, field, message, isBlocked } = useShopForm<"rating" | "pros" | "cons" | "text" | "files">({
    id: "review",
    lastResult,
    constraint,
  });
  const labels = {
    rating: "",
    pros: t("reviews:form.pros"),
    cons: t("reviews:form.cons"),
    text: t("reviews:form.text"),
    files: "",
  };
  return (
    <form {...getFormProps(form)} className={styles.form} method="post" action={action} encType="multipart/form-data">
      <ErrorSummary title={t("forms:summary")} errors={summaryErrors(lastResult, { form, field }, labels)} />
      {message && <Note kind="err" role="alert" title={message} />}
      <RatingField field={fields.rating} />
      <TextArea {...textAreaProps(fields.pros)} label={labels.pros} rows={2} />
      <TextArea {...textAreaProps(fields.cons)} label={labels.cons} rows={2} />
      <TextArea {...textAreaProps(fields.text)} label={labels.text} rows={5} />
      <HumanFields token={humanToken} />
      <PhotosField id={fields.files.id} error={fields.files.errors?.[0]} isRefused={lastResult !== undefined} />
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <Button size="l" block disabled={isBlocked} busy={isBusy}>
        {t("reviews:form.submit")}
      </Button>
    </form>
  );
}

const words = ["bad", "poor", "fair", "good", "great"] as const;

/** Five radio buttons that look like stars; CSS fills those up to the selected one. */
function RatingField({ field }: { field: ShopField }) {
  const { t } = useTranslation();
  return (
    <FieldGroup id={field.id} legend={t("reviews:form.rating")} error={field.errors?.[0]}>
      <div className={styles.stars}>
        {words.map((word, index) => (
          <label key={word} className={styles.star}>
            <input {...radioProps(field, String(index + 1))} />
            <Icon name="star" />
            <span aria-hidden="true">{index + 1}</span>
            <span className="visually-hidden">{`${index + 1}, ${t(`reviews:form.words.${word}`)}`}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
