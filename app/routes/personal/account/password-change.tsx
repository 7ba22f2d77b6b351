import { useMemo } from "react";

import type { Refusal } from "~/forms/refusal";
import type { FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";

import { AccountForm, useAccountForm, type AccountFieldOf } from "./account-form";
import { ChangeRow } from "./change-row";

type PasswordChangeProps = {
  refused: Refusal | undefined;
  /** What came of the form. */
  saved: string | null;
};

/** A new password. Whether there is an old one only the API knows, so the form cannot ask for it. */
export function PasswordChange({ refused, saved }: PasswordChangeProps) {
  const { t } = useTranslation();
  const checks = useMemo<FieldChecks>(
    () => ({
      confirmPassword: (value, form) =>
        value === new FormData(form).get("password") ? null : t("forms:passwordsDiffer"),
    }),
    [t],
  );
  const labels = {
    oldPassword: t("account:password.old"),
    password: t("account:password.new"),
    confirmPassword: t("account:password.repeat"),
  };
  const state = useAccountForm("password", refused, { labels, checks });
  const { field, refusal, isBlocked, isSent } = state;
  return (
    <ChangeRow
      id="password"
      term={t("account:password.title")}
      value={t("account:password.use")}
      open={refusal !== undefined}
      saved={saved}
    >
      <AccountForm state={state} part="password">
        <PasswordFields field={field} />
        <div>
          <Button variant="dark" disabled={isBlocked} busy={isSent}>
            {t("account:password.submit")}
          </Button>
        </div>
      </AccountForm>
    </ChangeRow>
  );
}

type PasswordFieldsProps = { field: AccountFieldOf<"oldPassword" | "password" | "confirmPassword"> };

function PasswordFields({ field }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const texts = { show: t("forms:showPassword"), hide: t("forms:hidePassword") };
  return (
    <>
      <p className="muted">{t("account:password.lead")}</p>
      <PasswordField
        {...field("oldPassword")}
        hint={t("account:password.oldHint")}
        autoComplete="current-password"
        texts={texts}
      />
      <PasswordField
        {...field("password")}
        hint={t("forms:newPasswordHint")}
        autoComplete="new-password"
        minLength={6}
        texts={texts}
        required
      />
      <PasswordField {...field("confirmPassword")} autoComplete="new-password" texts={texts} required />
    </>
  );
}
