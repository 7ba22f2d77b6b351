import { typed } from "~/forms/refusal";
import { useFormCheck } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";

import { StepButton, StepFrame, StepLink, type StepProps } from "./step-frame";

/** Asks where to send the letter with which a new password is set. */
export function RecoveryStep({ redirectTo, refusal }: StepProps) {
  const { t, href } = useTranslation();
  const { form, isBlocked, errorOf } = useFormCheck(refusal);
  return (
    <StepFrame
      title={t("sign-in:heading.recovery-1")}
      lead={t("sign-in:recoveryLead")}
      action={href(paths.signIn({ step: "recovery-1", redirectTo }))}
      form={form}
      refusal={refusal}
      message={refusal?.message}
      after={
        <StepLink to="phone" redirectTo={redirectTo}>
          {t("sign-in:byPhone")}
        </StepLink>
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
      <StepButton disabled={isBlocked}>{t("sign-in:sendLink")}</StepButton>
    </StepFrame>
  );
}
