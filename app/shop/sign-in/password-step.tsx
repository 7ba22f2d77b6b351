import { typed } from "~/forms/refusal";
import { useFormCheck } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Field } from "~/ui/field";

import { NewPasswordFields, usePasswordChecks } from "./new-password-fields";
import { StepButton, StepFrame, type StepProps } from "./step-frame";

/** Sets a new password. The letter's link brings its token; who reads the letter elsewhere types the code in it. */
export function PasswordStep({ redirectTo, refusal, token }: StepProps & { token: string }) {
  const { t, href } = useTranslation();
  const { form, isBlocked, errorOf } = useFormCheck(refusal, usePasswordChecks());
  // A link that turned out dead is of no more use: then the code is asked for.
  const known = errorOf("token") ? "" : token;
  return (
    <StepFrame
      title={t("sign-in:heading.recovery-2")}
      action={href(paths.signIn({ step: "recovery-2", redirectTo, token }))}
      form={form}
      refusal={refusal}
      message={refusal?.message}
    >
      {known ? (
        <input type="hidden" name="token" value={known} />
      ) : (
        <Field
          name="token"
          label={t("sign-in:recoveryCode")}
          hint={t("sign-in:recoveryCodeLead")}
          defaultValue={typed(refusal, "token")}
          error={errorOf("token")}
          autoComplete="one-time-code"
          maxLength={200}
          required
        />
      )}
      <NewPasswordFields errorOf={errorOf} />
      <StepButton disabled={isBlocked}>{t("sign-in:savePassword")}</StepButton>
    </StepFrame>
  );
}
