import { getFormProps } from "@conform-to/react";

import { fieldProps } from "~/forms/field-props";
import { refusalOf, type LastResult } from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import { useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Note } from "~/ui/note";

import styles from "./form-page.module.css";

type NotifyFormProps = {
  code: string;
  /** The customer's address, or empty. */
  email: string;
  /** The error response if the form was posted without JavaScript. */
  refused?: LastResult | undefined;
};

/**
 * Asks for an e-mail address or phone number to notify when the product is back in stock. With JavaScript, the form
 * stays in place.
 */
export function NotifyForm({ code, email, refused }: NotifyFormProps) {
  const { t, href } = useTranslation();
  const { answer, isBusy, isOffline, send } = useSend();
  const lastResult = answer ? refusalOf(answer)?.lastResult : refused;
  const { form, fields, message } = useShopForm<"contact">({
    lastResult,
    defaultValue: { contact: email },
    isCheckedHere: false,
    onSubmit: send,
  });
  const formMessage = isOffline ? t("notice.lost") : message;
  return (
    <form {...getFormProps(form)} className={styles.form} method="post" action={href(paths.productNotify(code))}>
      {formMessage && <Note kind="err" role="alert" title={formMessage} />}
      <Field
        {...fieldProps(fields.contact)}
        label={t("product:notify.contact")}
        hint={t("product:notify.lead")}
        autoComplete="email"
        required
        maxLength={200}
      />
      <Button size="l" block busy={isBusy}>
        {t("product:notify.submit")}
      </Button>
    </form>
  );
}
