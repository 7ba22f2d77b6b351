import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import { fieldProps, textAreaProps } from "~/forms/field-props";
import type { CaptchaSettings, FormConstraint, LastResult } from "~/forms/reply";
import { summaryErrors, useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Captcha, HumanFields } from "~/shop/form/captcha";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, TextArea } from "~/ui/field";
import { Note } from "~/ui/note";

import styles from "./review-form.module.css";

type QuestionFormProps = {
  code: string;
  /** The customer's name; empty for a guest. */
  author: string;
  constraint: FormConstraint;
  humanToken: string;
  captcha: CaptchaSettings | null;
  lastResult: LastResult | undefined;
};

/** The form for a question about a product. */
export function QuestionForm({ code, author, constraint, humanToken, captcha, lastResult }: QuestionFormProps) {
  const { t, href } = useTranslation();
  const action = href(paths.productQuestion(code));
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle" && navigation.formAction === action;
  const { form, fields, field, message, isBlocked } = useShopForm<"author" | "text">({
    id: "question",
    lastResult,
    constraint,
    defaultValue: { author },
  });
  const labels = { author: t("reviews:ask.author"), text: t("reviews:ask.text") };
  return (
    <form {...getFormProps(form)} className={styles.form} method="post" action={action}>
      <ErrorSummary title={t("forms:summary")} errors={summaryErrors(lastResult, { form, field }, labels)} />
      {message && <Note kind="err" role="alert" title={message} />}
      <Field {...fieldProps(fields.author)} label={labels.author} autoComplete="given-name" />
      <TextArea {...textAreaProps(fields.text)} label={labels.text} rows={4} />
      <HumanFields token={humanToken} />
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <Button size="l" block disabled={isBlocked} busy={isBusy}>
        {t("reviews:ask.submit")}
      </Button>
    </form>
  );
}
