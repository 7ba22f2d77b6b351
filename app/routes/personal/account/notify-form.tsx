import type { Notify } from "~/api/schemas/profile";
import { ticked, type Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";

import { AccountForm, useAccountForm } from "./account-form";
import styles from "./account.module.css";
import { Saved } from "./saved";

const kinds = ["orderSms", "orderEmail", "newsEmail"] as const;

type NotifyFormProps = {
  notify: Notify;
  refused: Refusal | undefined;
  /** What came of the form. */
  saved: string | null;
};

/** What the customer is told, and how. */
export function NotifyForm({ notify, refused, saved }: NotifyFormProps) {
  const { t } = useTranslation();
  const state = useAccountForm("notify", refused);
  return (
    <section className="sheet pad" id="notify" aria-labelledby="notify-title">
      <h2 className={styles.heading} id="notify-title">
        {t("account:notify.title")}
      </h2>
      <AccountForm state={state} part="notify">
        <div>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              value="on"
              label={t(`account:notify.${kind}`)}
              defaultChecked={ticked(state.refusal, kind, "on", notify[kind])}
            />
          ))}
        </div>
        <div className={styles.end}>
          <Button variant="dark" busy={state.isSent}>
            {t("account:save")}
          </Button>
          <Saved text={saved} />
        </div>
      </AccountForm>
    </section>
  );
}
