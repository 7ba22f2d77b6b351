import { useMemo } from "react";

import { fieldProps } from "~/forms/field-props";
import type { FieldChecks, ShopField } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { PasswordField } from "~/ui/password-field";

/** Checks that both passwords match, which the browser cannot do. */
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

export type NewPasswordField = "password" | "confirmPassword";

/** A new password, twice. */
export function NewPasswordFields({ fields }: { fields: Record<NewPasswordField, ShopField> }) {
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
        {...fieldProps(fields.password, "password")}
        label={t("sign-in:newPassword")}
        hint={t("forms:newPasswordHint")}
        {...shared}
      />
      <PasswordField
        {...fieldProps(fields.confirmPassword, "password")}
        label={t("sign-in:repeatPassword")}
        {...shared}
      />
    </>
  );
}
