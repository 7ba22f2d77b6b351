import { fieldProps } from "~/forms/field-props";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";

import { StepButton, StepFrame, StepLink, useStepForm, type StepProps } from "./step-frame";

/** Asks where to send the letter with which a new password is set. */
export function RecoveryStep({ redirectTo, lastResult }: StepProps) {
  const { t, href } = useTranslation();
  const { form, fields, message, isBlocked } = useStepForm<"email">(lastResult);
  return (
    <StepFrame
      title={t("sign-in:heading.recovery-1")}
      lead={t("sign-in:recoveryLead")}
      action={href(paths.signIn({ step: "recovery-1", redirectTo }))}
      form={form}
      message={message}
      after={
        <StepLink to="phone" redirectTo={redirectTo}>
          {t("sign-in:byPhone")}
        </StepLink>
      }
    >
      <Field
        {...fieldProps(fields.email, "email")}
        label={t("sign-in:email")}
        autoComplete="username"
        maxLength={200}
        required
      />
      <StepButton disabled={isBlocked}>{t("sign-in:sendLink")}</StepButton>
    </StepFrame>
  );
}
