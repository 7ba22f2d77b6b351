import { useEffect, useRef, type FormEvent } from "react";

import { fieldProps } from "~/forms/field-props";
import { useTranslation } from "~/i18n/react";
import { countdownText } from "~/i18n/wait";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { CodeField } from "~/ui/code-field";
import { Countdown } from "~/ui/countdown";
import { Note } from "~/ui/note";
import { PhoneText } from "~/ui/phone-text";

import type { Pending } from "./answer";
import { StepButton, StepFrame, StepLink, type StepProps, useSignInDialog, useStepForm } from "./step-frame";

/** Asks for the code from the SMS; the form sends itself when the code is complete. */
export function CodeStep({ redirectTo, lastResult, pending }: StepProps & { pending: Pending | null }) {
  const { t, href } = useTranslation();
  const { form, fields, message, isBlocked } = useStepForm<"code">(lastResult);
  const action = href(paths.signIn({ step: "code", redirectTo }));
  const isSending = pending?.isSending ?? false;
  const sent = { phone: pending?.phone ?? "" };
  const sending = isSending ? t("sign-in:codeSending", sent) : t("sign-in:codeSent", sent);
  // If no code was sent, the number alone shows that the wait is not for a mistyped one.
  const lead = pending?.fault ? sent.phone : sending;
  const complete = useSendWhenReady(form.id, isSending);
  return (
    <StepFrame
      title={t("sign-in:heading.code")}
      lead={
        <>
          <PhoneText text={`${lead} `} />
          <StepLink to="phone" redirectTo={redirectTo}>
            {t("sign-in:changePhone")}
          </StepLink>
        </>
      }
      action={action}
      form={form}
      entering
      message={message ?? (lastResult ? null : pending?.fault)}
      after={
        <>
          <ResendForm redirectTo={redirectTo} />
          <StepLink to="email" redirectTo={redirectTo}>
            {t("sign-in:byEmail")}
          </StepLink>
        </>
      }
    >
      {pending?.demoCode && <Note role="status" title={t("sign-in:demo.code", { code: pending.demoCode })} />}
      <CodeField
        {...fieldProps(fields.code)}
        label={t("sign-in:code")}
        onComplete={complete}
        // The code is the only thing to do on this step.
        autoFocus
        required
      />
      <Resend pending={pending} />
      <StepButton disabled={isBlocked || isSending} busy={isSending}>
        {t("sign-in:enter")}
      </StepButton>
    </StepFrame>
  );
}

/** Sends the form. If the code is complete before its request has been answered, waits for the answer. */
function useSendWhenReady(formId: string, isSending: boolean): () => void {
  const isEarly = useRef(false);
  useEffect(() => {
    if (isSending || !isEarly.current) return;
    isEarly.current = false;
    const form = document.forms.namedItem(formId);
    if (form?.checkValidity()) form.requestSubmit();
  }, [formId, isSending]);
  return () => {
    isEarly.current = isSending;
    if (!isSending) document.forms.namedItem(formId)?.requestSubmit();
  };
}

/** The button that requests another code, after a wait. */
function Resend({ pending }: { pending: Pending | null }) {
  const { t } = useTranslation();
  return (
    <Countdown
      key={pending?.resendAt}
      seconds={pending?.wait ?? 0}
      text={t("sign-in:resendIn")}
      time={(left) => countdownText(t, left)}
      over={t("sign-in:mayResend")}
    >
      {/* Enter activates the first button of a form, so this one belongs to a separate form. */}
      <Button variant="quiet" block form="resend">
        {t("sign-in:resend")}
      </Button>
    </Countdown>
  );
}

/** The form of the button that requests another code. */
function ResendForm({ redirectTo }: { redirectTo: string }) {
  const { href } = useTranslation();
  const dialog = useSignInDialog();
  const send = (event: FormEvent<HTMLFormElement>) => dialog?.send(event, new FormData(event.currentTarget));
  return (
    <form id="resend" method="post" action={href(paths.signIn({ step: "code", redirectTo }))} onSubmit={send}>
      <input type="hidden" name="resend" value="1" />
    </form>
  );
}
