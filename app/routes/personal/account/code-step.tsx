import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import type { Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { countdownText } from "~/i18n/wait";
import { Button } from "~/ui/button";
import { CodeField } from "~/ui/code-field";
import { Countdown } from "~/ui/countdown";

import { AccountForm, useAccountForm } from "./account-form";
import styles from "./account.module.css";
import { shownContact } from "./shown-contact";

/** Where a code was sent, and after how many seconds another one may be. */
export type SentTo = { to: string; wait: number; resendAt: number };

type CodeStepProps = {
  what: "phone" | "deletion";
  code: SentTo;
  /** What asking for another code needs beside its intent. */
  again: Record<string, string>;
  confirm: string;
  /** Gives up what was asked for. */
  forget: string;
  danger?: boolean;
  refused: Refusal | undefined;
};

/** The second step of a change that a code confirms; three forms, so that each works by itself. */
export function CodeStep({ what, code, again, confirm, forget, danger = false, refused }: CodeStepProps) {
  const { t } = useTranslation();
  const state = useAccountForm(`${what}-code`, refused, { labels: { code: t("account:code.label") } });
  const resend = useAccountForm(what, refused);
  const giveUp = useAccountForm(`${what}-forget`, refused);
  const { form, field, isBlocked, isSent } = state;
  useCodeFocus(what, code);
  return (
    <div className={styles.form}>
      <AccountForm state={state} part={what}>
        <p>{t("account:code.sent", { to: shownContact(code.to) })}</p>
        <CodeField
          {...field("code")}
          // Nobody deletes an account by typing the last digit.
          onComplete={danger ? undefined : () => form.current?.requestSubmit()}
          required
        />
        <div>
          <Button variant={danger ? "danger" : "dark"} disabled={isBlocked} busy={isSent}>
            {confirm}
          </Button>
        </div>
      </AccountForm>
      <AccountForm state={resend} part={what}>
        {Object.entries(again).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Countdown
          key={code.resendAt}
          seconds={code.wait}
          text={t("account:code.resendIn")}
          time={(left) => countdownText(t, left)}
          over={t("account:code.mayResend")}
        >
          <Button variant="quiet" busy={resend.isSent}>
            {t("account:code.resend")}
          </Button>
        </Countdown>
      </AccountForm>
      <AccountForm state={giveUp} part={what}>
        <div>
          <Button variant="quiet" busy={giveUp.isSent}>
            {forget}
          </Button>
        </div>
      </AccountForm>
    </div>
  );
}

/** With each code that was sent the focus comes to its field: the button that it was asked for with is gone. */
function useCodeFocus(what: CodeStepProps["what"], { resendAt }: SentTo): void {
  // A page that the browser has loaded begins at its top.
  const isLoaded = useLocation().key === "default";
  useEffect(() => {
    if (!isLoaded && document.activeElement === document.body) document.getElementById(`${what}-code-code`)?.focus();
  }, [isLoaded, what, resendAt]);
}
