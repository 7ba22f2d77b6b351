import { fieldProps } from "~/forms/field-props";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";

import { NewPasswordFields, usePasswordChecks, type NewPasswordField } from "./new-password-fields";
import { StepButton, StepFrame, useStepForm, type StepProps } from "./step-frame";

/** Sets a new password. The letter's link brings its token; who reads the letter elsewhere types the code in it. */
export function PasswordStep({ redirectTo, lastResult, token }: StepProps & { token: string }) {
  const { t, href } = useTranslation();
  const checks = usePasswordChecks();
  const { form, fields, message, isBlocked } = useStepForm<"token" | NewPasswordField>(lastResult, { checks });
  // A link that turned out dead is of no more use: then the code is asked for.
  const known = fields.token.errors ? "" : token;
  return (
    <StepFrame
      title={t("sign-in:heading.recovery-2")}
      action={href(paths.signIn({ step: "recovery-2", redirectTo, token }))}
      form={form}
      message={message}
    >
      {known ? (
        <input type="hidden" name="token" value={known} />
      ) : (
        <Field
          {...fieldProps(fields.token)}
          label={t("sign-in:recoveryCode")}
          hint={t("sign-in:recoveryCodeLead")}
          autoComplete="one-time-code"
          maxLength={200}
          required
        />
      )}
      <NewPasswordFields fields={fields} />
      <StepButton disabled={isBlocked}>{t("sign-in:savePassword")}</StepButton>
    </StepFrame>
  );
}
