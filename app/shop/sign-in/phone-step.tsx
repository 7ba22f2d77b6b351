import { fieldProps } from "~/forms/field-props";
import type { CaptchaSettings } from "~/forms/human-fields";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Captcha } from "~/shop/form/captcha";
import { PhoneField } from "~/ui/phone-field";

import { useSignInDialog } from "./dialog-context";
import styles from "./sign-in.module.css";
import { StepButton, StepFrame, StepLink, useStepForm, type StepProps } from "./step-frame";

type PhoneStepProps = StepProps & { phone: string | undefined; captcha: CaptchaSettings | null };

/** Asks for the phone. The number of a code that was asked for before stands there already. */
export function PhoneStep({ redirectTo, lastResult, phone, captcha }: PhoneStepProps) {
  const { t, href, locale } = useTranslation();
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
        </>
      }
    >
      <PhoneField
        {...fieldProps(fields.phone, "tel")}
        label={t("sign-in:phone")}
        country={{ name: "country", label: t("forms:country"), locale, code: fields.country.initialValue }}
        required
      />
      {captcha && <Captcha settings={captcha} lastResult={lastResult} />}
      <StepButton disabled={isBlocked}>{t("sign-in:getCode")}</StepButton>
    </StepFrame>
  );
}
