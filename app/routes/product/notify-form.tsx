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

import styles from "./notify.module.css";

type NotifyFormProps = {
  code: string;
  /** What the form was refused for when it was posted without script. */
  refused?: LastResult | undefined;
};

/** Asks for an e-mail address or a phone number, to tell when a product is back. With script it stays where it is. */
export function NotifyForm({ code, refused }: NotifyFormProps) {
  const { t, href } = useTranslation();
  const { answer, isBusy, isOffline, send } = useSend();
  const lastResult = answer ? refusalOf(answer)?.lastResult : refused;
  const { form, fields, message } = useShopForm<"contact">({ lastResult, isCheckedHere: false, onSubmit: send });
  const whole = isOffline ? t("notice.lost") : message;
  return (
    <form {...getFormProps(form)} className={styles.form} method="post" action={href(paths.productNotify(code))}>
      {whole && <Note kind="err" role="alert" title={whole} />}
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
