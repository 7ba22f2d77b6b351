import { typed } from "~/forms/refusal";
import { useFormCheck } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";

import { useSignInOver } from "./over";
import { StepButton, StepFrame, StepLink, type StepProps } from "./step-frame";

/** Asks for e-mail and password. */
export function EmailStep({ redirectTo, refusal }: StepProps) {
  const { t, href } = useTranslation();
  const over = useSignInOver();
  const { form, isBlocked, errorOf } = useFormCheck(refusal);
  return (
    <StepFrame
      title={t("sign-in:heading.email")}
      action={href(paths.signIn({ step: "email", redirectTo }))}
      form={form}
      refusal={refusal}
      entering
      message={refusal?.message}
      after={
        <>
          <StepLink to="phone" redirectTo={redirectTo}>
            {t("sign-in:byPhone")}
          </StepLink>
          <a href={href(paths.signUp())} data-reload={over ? "" : undefined}>
            {t("sign-in:signUp.link")}
          </a>
        </>
      }
    >
      <Field
        name="email"
        type="email"
        label={t("sign-in:email")}
        defaultValue={typed(refusal, "email")}
        error={errorOf("email")}
        autoComplete="username"
        maxLength={200}
        required
      />
      <PasswordField
        name="password"
        label={t("sign-in:password")}
        error={errorOf("password")}
        autoComplete="current-password"
        minLength={6}
        texts={{ show: t("forms:showPassword"), hide: t("forms:hidePassword") }}
        required
      />
      <StepLink to="recovery-1" redirectTo={redirectTo}>
        {t("sign-in:forgot")}
      </StepLink>
      <StepButton disabled={isBlocked}>{t("sign-in:enter")}</StepButton>
    </StepFrame>
  );
}
