import type { LastResult } from "~/forms/answer";
import type { CaptchaSettings } from "~/forms/human-fields";
import type { SignInStep } from "~/paths";

import type { Pending } from "./answer";
import { CodeStep } from "./code-step";
import { EmailStep } from "./email-step";
import { PasswordStep } from "./password-step";
import { PhoneStep } from "./phone-step";
import { RecoveryStep } from "./recovery-step";

type StepProps = {
  step: SignInStep;
  redirectTo: string;
  lastResult: LastResult | undefined;
  pending: Pending | null;
  /** Brought by a letter's link, or empty. */
  token: string;
  /** The captcha, where many codes have been asked for. */
  captcha: CaptchaSettings | null;
};

/** One step of signing in. */
export function Step({ step, pending, token, captcha, ...shared }: StepProps) {
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
