import { fieldProps } from "~/forms/field-props";
import type { CaptchaSettings, LastResult } from "~/forms/reply";
import type { ShopField } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { paths, type SignInStep } from "~/paths";
import { Captcha } from "~/shop/form/captcha";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { PhoneField } from "~/ui/phone-field";

import type { Pending } from "./answer";
import { CodeStep } from "./code-step";
import { DemoCustomers } from "./demo-customers";
import { type NewPasswordField, NewPasswordFields, usePasswordChecks } from "./new-password-fields";
import styles from "./sign-in.module.css";
import { StepButton, StepFrame, StepLink, type StepProps, useSignInDialog, useStepForm } from "./step-frame";

type StepsProps = {
  step: SignInStep;
  redirectTo: string;
  lastResult: LastResult | undefined;
  pending: Pending | null;
  /** From the link in an e-mail, or empty. */
  token: string;
  /** The captcha, after many requested codes. */
  captcha: CaptchaSettings | null;
};

/** One step of signing in. */
export function Step({ step, pending, token, captcha, ...shared }: StepsProps) {
  switch (step) {
    case "phone":
      return <PhoneStep {...shared} phone={pending?.phone} captcha={captcha} />;
    case "code":
      return <CodeStep {...shared} pending={pending} />;
    case "email":
      return <EmailStep {...shared} />;
    case "recovery-1":
      return <RecoveryStep {...shared} />;
    case "recovery-2":
      return <PasswordStep {...shared} token={token} />;
  }
}

/** Asks for e-mail and password. */
function EmailStep({ redirectTo, lastResult }: StepProps) {
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
          <a href={href(paths.signUp({ redirectTo }))} data-reload={dialog ? "" : undefined}>
            {t("sign-in:signUp.link")}
          </a>
        </>
      }
    >
      <EmailField field={fields.email} />
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

function EmailField({ field }: { field: ShopField }) {
  const { t } = useTranslation();
  return (
    <Field
      {...fieldProps(field, "email")}
      label={t("sign-in:email")}
      autoComplete="username"
      maxLength={200}
      required
    />
  );
}

/**
 * Sets a new password. The link in the e-mail contains a token; people who read the e-mail on another device type its
 * code.
 */
function PasswordStep({ redirectTo, lastResult, token }: StepProps & { token: string }) {
  const { t, href } = useTranslation();
  const checks = usePasswordChecks();
  const { form, fields, message, isBlocked } = useStepForm<"token" | NewPasswordField>(lastResult, { checks });
  // If the link is no longer valid, ask for the code instead.
  const known = fields.token.errors ? "" : token;
  return (
    <StepFrame
      title={t("sign-in:heading.recovery-2")}
      action={href(paths.signIn({ step: "recovery-2", redirectTo, token }))}
      form={form}
      message={message}
      after={
        <StepLink to="recovery-1" redirectTo={redirectTo}>
          {t("sign-in:recoveryAgain")}
        </StepLink>
      }
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

/** Asks for the address to send the e-mail for a new password to. */
function RecoveryStep({ redirectTo, lastResult }: StepProps) {
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
        <>
          <StepLink to="email" redirectTo={redirectTo}>
            {t("sign-in:byEmail")}
          </StepLink>
          <StepLink to="phone" redirectTo={redirectTo}>
            {t("sign-in:byPhone")}
          </StepLink>
        </>
      }
    >
      <EmailField field={fields.email} />
      <StepButton disabled={isBlocked}>{t("sign-in:sendLink")}</StepButton>
    </StepFrame>
  );
}

type PhoneStepProps = StepProps & { phone: string | undefined; captcha: CaptchaSettings | null };

/** Asks for the phone. The field already contains the number that a code was requested for. */
function PhoneStep({ redirectTo, lastResult, phone, captcha }: PhoneStepProps) {
  const { t, href } = useTranslation();
  const dialog = useSignInDialog();
  const { form, fields, message, isBlocked } = useStepForm<"phone" | "country">(lastResult, {
    defaultValue: { phone },
  });
  return (
    <StepFrame
      title={t("sign-in:heading.phone")}
      lead={t("sign-in:phoneLead")}
      action={href(paths.signIn({ step: "phone", redirectTo }))}
      form={form}
      message={message}
      after={
        <>
          <StepLink to="email" redirectTo={redirectTo}>
            {t("sign-in:byEmail")}
          </StepLink>
          <a href={href(paths.orderTrack())}>{t("sign-in:track")}</a>
          <p className={styles.small}>
            {t("sign-in:agree")}{" "}
            <a href={href(paths.content("processing"))} onClick={dialog?.close}>
              {t("sign-in:agreeLink")}
            </a>
            .
          </p>
          <DemoCustomers redirectTo={redirectTo} />
        </>
      }
    >
      <PhoneField
        {...fieldProps(fields.phone, "tel")}
        label={t("sign-in:phone")}
        country={{
          name: "country",
          label: t("forms:country"),
          nameOf: (code) => t(`forms:countries.${code}`),
          code: fields.country.initialValue,
        }}
        required
      />
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <StepButton disabled={isBlocked}>{t("sign-in:getCode")}</StepButton>
    </StepFrame>
  );
}
