import { useMemo } from "react";

import type { FieldChecks } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { PasswordField } from "~/ui/password-field";

/** That both passwords are the same, which the browser cannot know. */
export function usePasswordChecks(): FieldChecks {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      confirmPassword: (value, form) =>
        value === new FormData(form).get("password") ? null : t("forms:passwordsDiffer"),
    }),
    [t],
  );
}

/** A new password, twice. */
export function NewPasswordFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  const { t } = useTranslation();
  const shared = {
    autoComplete: "new-password" as const,
    minLength: 6,
    texts: { show: t("forms:showPassword"), hide: t("forms:hidePassword") },
    required: true,
  };
  return (
    <>
      <PasswordField
        name="password"
        label={t("sign-in:newPassword")}
        hint={t("forms:newPasswordHint")}
        error={errorOf("password")}
        {...shared}
      />
      <PasswordField
        name="confirmPassword"
        label={t("sign-in:repeatPassword")}
        error={errorOf("confirmPassword")}
        {...shared}
      />
    </>
  );
}
