import { useMemo } from "react";

import type { LastResult } from "~/forms/reply";
import type { FieldChecks } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";

import { AccountForm, hasIntent, useAccountForm } from "./account-form";
import { ChangeRow } from "./change-row";
import type { SentTo } from "./code-step";
import { WithProof, ProofField, type Owner } from "./proof";

type PasswordChangeProps = {
  owner: Owner;
  /** Where a code was sent to prove the account's owner. */
  proof: SentTo | null;
  refused: LastResult | undefined;
  /** The form's result. */
  saved: string | null;
};

/** The form that changes the password, or sets the first one. */
export function PasswordChange({ owner, proof, refused, saved }: PasswordChangeProps) {
  const { t } = useTranslation();
  const isRefused = ["password", "password-proof", "password-forget"].some((intent) => hasIntent(refused, intent));
  return (
    <ChangeRow
      id="password"
      term={t("account:password.title")}
      value={owner.hasPassword ? t("account:password.use") : t("account:password.none")}
      open={proof !== null || isRefused}
      saved={saved}
    >
      <WithProof part="password" owner={owner} sent={proof} refused={refused}>
        <PasswordForm proof={proof} refused={refused} />
      </WithProof>
    </ChangeRow>
  );
}

function PasswordForm({ proof, refused }: Pick<PasswordChangeProps, "proof" | "refused">) {
  const { t } = useTranslation();
  const checks = useMemo<FieldChecks>(
    () => ({
      confirmPassword: (value, form) =>
        value === new FormData(form).get("password") ? null : t("forms:passwordsDiffer"),
    }),
    [t],
  );
  const labels = {
    oldPassword: t("account:proof.password"),
    proof: t("account:code.label"),
    password: t("account:password.new"),
    confirmPassword: t("account:password.repeat"),
  };
  const state = useAccountForm<keyof typeof labels>("password", refused, { labels, checks });
  const { field, isBlocked, isSent } = state;
  const texts = { show: t("forms:showPassword"), hide: t("forms:hidePassword") };
  return (
    <AccountForm state={state} part="password">
      <p className="muted">{t("account:password.lead")}</p>
      <ProofField field={field} name="oldPassword" sent={proof} />
      <PasswordField
        {...field("password", "password")}
        hint={t("forms:newPasswordHint")}
        autoComplete="new-password"
        minLength={6}
        texts={texts}
        required
      />
      <PasswordField {...field("confirmPassword", "password")} autoComplete="new-password" texts={texts} required />
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t("account:password.submit")}
        </Button>
      </div>
    </AccountForm>
  );
}
