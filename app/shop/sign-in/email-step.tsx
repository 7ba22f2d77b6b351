import { fieldProps } from "~/forms/field-props";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";

import { useSignInDialog } from "./dialog-context";
import { StepButton, StepFrame, StepLink, useStepForm, type StepProps } from "./step-frame";

/** Asks for e-mail and password. */
export function EmailStep({ redirectTo, lastResult }: StepProps) {
  const { t, href } = useTranslation();
  const dialog = useSignInDialog();
  const { form, fields, message, isBlocked } = useStepForm<"email" | "password">(lastResult);
  return (
    <StepFrame
      title={t("sign-in:heading.email")}
      action={href(paths.signIn({ step: "email", redirectTo }))}
      form={form}
      entering
      message={message}
      after={
        <>
          <StepLink to="phone" redirectTo={redirectTo}>
            {t("sign-in:byPhone")}
          </StepLink>
          <a href={href(paths.signUp())} data-reload={dialog ? "" : undefined}>
            {t("sign-in:signUp.link")}
          </a>
        </>
      }
    >
      <Field
        {...fieldProps(fields.email, "email")}
        label={t("sign-in:email")}
        autoComplete="username"
        maxLength={200}
        required
      />
      <PasswordField
        {...fieldProps(fields.password, "password")}
        label={t("sign-in:password")}
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
