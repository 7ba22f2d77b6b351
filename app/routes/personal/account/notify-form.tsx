import type { Notify } from "~/api/schemas/profile";
import { checkboxProps } from "~/forms/field-props";
import type { LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";

import { AccountForm, FormResult, useAccountForm } from "./account-form";
import styles from "./account.module.css";

const kinds = ["orderSms", "orderEmail", "newsEmail"] as const;

type NotifyFormProps = {
  notify: Notify;
  refused: LastResult | undefined;
  /** The form's result. */
  saved: string | null;
};

/** The customer's notification settings. */
export function NotifyForm({ notify, refused, saved }: NotifyFormProps) {
  const { t } = useTranslation();
  const labels = {
    orderSms: t("account:notify.orderSms"),
    orderEmail: t("account:notify.orderEmail"),
    newsEmail: t("account:notify.newsEmail"),
  };
  const defaultValue = Object.fromEntries(kinds.map((kind) => [kind, notify[kind] ? "on" : ""]));
  const state = useAccountForm<(typeof kinds)[number]>("notify", refused, { labels, defaultValue });
  return (
    <section className="sheet pad" id="notify" aria-labelledby="notify-title">
      <h2 className={styles.heading} id="notify-title">
        {t("account:notify.title")}
      </h2>
      <AccountForm state={state} part="notify">
        <div>
          {kinds.map((kind) => (
            <Checkbox key={kind} {...checkboxProps(state.fieldOf(kind))} label={labels[kind]} />
          ))}
        </div>
        <div className={styles.end}>
          <Button variant="dark" busy={state.isSent}>
            {t("account:save")}
          </Button>
          <FormResult text={saved} />
        </div>
      </AccountForm>
    </section>
  );
}
