import type { CaptchaSettings } from "~/forms/human-fields";
import { typed } from "~/forms/refusal";
import { useFormCheck } from "~/forms/use-form-check";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Captcha } from "~/shop/form/captcha";
import { PhoneField } from "~/ui/phone-field";

import { useSignInOver } from "./over";
import styles from "./sign-in.module.css";
import { StepButton, StepFrame, StepLink, type StepProps } from "./step-frame";

type PhoneStepProps = StepProps & { phone: string | undefined; captcha: CaptchaSettings | null };

/** Asks for the phone. The number of a code that was asked for before stands there already. */
export function PhoneStep({ redirectTo, refusal, phone, captcha }: PhoneStepProps) {
  const { t, href, locale } = useTranslation();
  const over = useSignInOver();
  const shownCaptcha = refusal?.captcha ?? captcha;
  const { form, isBlocked, errorOf } = useFormCheck(refusal);
  return (
    <StepFrame
      title={t("sign-in:heading.phone")}
      lead={t("sign-in:phoneLead")}
      action={href(paths.signIn({ step: "phone", redirectTo }))}
      form={form}
      refusal={refusal}
      message={refusal?.message}
      after={
        <>
          <StepLink to="email" redirectTo={redirectTo}>
            {t("sign-in:byEmail")}
          </StepLink>
          <a href={href(paths.orderTrack())}>{t("sign-in:track")}</a>
          <p className={styles.small}>
            {t("sign-in:agree")}{" "}
            <a href={href(paths.content("processing"))} onClick={over?.close}>
              {t("sign-in:agreeLink")}
            </a>
            .
          </p>
        </>
      }
    >
      <PhoneField
        name="phone"
        label={t("sign-in:phone")}
        country={{ name: "country", label: t("forms:country"), locale, code: typed(refusal, "country") }}
        defaultValue={typed(refusal, "phone", phone)}
        error={errorOf("phone")}
        required
      />
      {shownCaptcha ? <Captcha settings={shownCaptcha} refusal={refusal} /> : null}
      <StepButton disabled={isBlocked}>{t("sign-in:getCode")}</StepButton>
    </StepFrame>
  );
}
