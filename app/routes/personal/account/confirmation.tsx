import { useEffect, type ReactNode } from "react";

import type { LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { countdownText } from "~/i18n/wait";
import { useIsLoadedPage } from "~/shop/client/loaded-page";
import { Button } from "~/ui/button";
import { CodeField } from "~/ui/code-field";
import { Countdown } from "~/ui/countdown";
import { isFocusLost } from "~/ui/focus";
import { Note } from "~/ui/note";
import { PasswordField } from "~/ui/password-field";
import { PhoneText } from "~/ui/phone-text";

import { AccountForm, formatContact, useAccountButton, useAccountForm, type AccountFieldOf } from "./account-form";
import styles from "./account.module.css";

/** Where a code was sent, and the seconds until it can be sent again. A demo shop sends none and shows it. */
export type SentTo = { to: string; wait: number; resendAt: number; demoCode?: string | undefined };

/** Where the code went, and the code itself in a demo shop. */
function Sent({ code: { to, demoCode } }: { code: SentTo }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <PhoneText text={t("account:code.sent", { to: formatContact(to) })} />
      </p>
      {demoCode && <Note role="status" title={t("account:code.demo", { code: demoCode })} />}
    </>
  );
}

type CodeStepProps = {
  what: "phone" | "deletion";
  code: SentTo;
  confirm: string;
  /** The label of the button that cancels the change. */
  forget: string;
  danger?: boolean;
  refused: LastResult | undefined;
};

/** The last step of a change: enter the code. Has three separate forms, so that each works without JavaScript. */
export function CodeStep({ what, code, confirm, forget, danger = false, refused }: CodeStepProps) {
  const { t } = useTranslation();
  const state = useAccountForm(`${what}-code`, refused, { labels: { code: t("account:code.label") } });
  const { formProps, field, isBlocked, isSent } = state;
  useCodeFocus(field("code").id, code);
  return (
    <div className={styles.form}>
      <AccountForm state={state} part={what}>
        <Sent code={code} />
        <CodeField
          {...field("code")}
          // Deleting an account must not start by typing the last digit.
          onComplete={danger ? undefined : () => document.forms.namedItem(formProps.id)?.requestSubmit()}
          required
        />
        <div>
          <Button variant={danger ? "danger" : "dark"} disabled={isBlocked} busy={isSent}>
            {confirm}
          </Button>
        </div>
      </AccountForm>
      <CodeAlternatives part={what} again={`${what}-resend`} code={code} forget={forget} refused={refused} />
    </div>
  );
}

/** The last step of a new e-mail address: the customer opens the link, in any browser. */
export function LinkStep({ link, refused }: { link: SentTo; refused: LastResult | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <p>{t("account:email.sent", { to: link.to })}</p>
      <p className="muted">{t("account:email.spam")}</p>
      <CodeAlternatives
        part="email"
        again="email-resend"
        code={link}
        forget={t("account:email.other")}
        refused={refused}
      />
    </div>
  );
}

type CodeAlternativesProps = {
  part: "phone" | "email" | "password" | "deletion";
  /** The intent of the form that sends the code again. */
  again: string;
  code: SentTo;
  forget: string;
  refused: LastResult | undefined;
};

/** The alternatives to entering a code or opening a link: send it again, or cancel. */
function CodeAlternatives({ part, again, code, forget, refused }: CodeAlternativesProps) {
  const { t } = useTranslation();
  const resend = useAccountButton(again, refused);
  const giveUp = useAccountButton(`${part}-forget`, refused);
  return (
    <>
      <AccountForm state={resend} part={part}>
        <Countdown
          key={code.resendAt}
          seconds={code.wait}
          text={t("account:code.resendIn")}
          time={(left) => countdownText(t, left)}
          over={t(again === "email-resend" ? "account:email.mayResend" : "account:code.mayResend")}
        >
          <Button variant="quiet" busy={resend.isSent}>
            {t("account:code.resend")}
          </Button>
        </Countdown>
      </AccountForm>
      <AccountForm state={giveUp} part={part}>
        <div>
          <Button variant="quiet" busy={giveUp.isSent}>
            {forget}
          </Button>
        </div>
      </AccountForm>
    </>
  );
}

/** Focuses the code field after each code is sent: the button that requested it has disappeared. */
function useCodeFocus(id: string, sent: SentTo | null): void {
  const isLoaded = useIsLoadedPage();
  const resendAt = sent?.resendAt;
  useEffect(() => {
    if (resendAt === undefined || isLoaded || !isFocusLost()) return;
    document.getElementById(id)?.focus();
  }, [isLoaded, id, resendAt]);
}

/** The account's owner, and how they can prove it. */
export type Owner = {
  hasPassword: boolean;
  /** The contact that receives a code instead of a password. */
  contact: string;
};

type WithProofProps = {
  part: "phone" | "email" | "password";
  owner: Owner;
  /** Where the proof code was sent; null if it was not. */
  sent: SentTo | null;
  refused: LastResult | undefined;
  /** The form of the change, which includes the proof. */
  children: ReactNode;
};

/**
 * A change that requires a proof. An owner without a password requests a code first; one who forgot the password can do
 * so too.
 */
export function WithProof({ part, owner, sent, refused, children }: WithProofProps) {
  const { t } = useTranslation();
  useCodeFocus(`${part}-form-proof`, sent);
  if (!sent) {
    const request = <ProofRequest part={part} owner={owner} refused={refused} />;
    if (!owner.hasPassword) return request;
    return (
      <div className={styles.form}>
        {children}
        {request}
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {children}
      <CodeAlternatives
        part={part}
        again={`${part}-proof`}
        code={sent}
        forget={t("account:proof.forget")}
        refused={refused}
      />
    </div>
  );
}

function ProofRequest({ part, owner, refused }: Pick<WithProofProps, "part" | "owner" | "refused">) {
  const { t } = useTranslation();
  const state = useAccountButton(`${part}-proof`, refused);
  const to = formatContact(owner.contact);
  return (
    <AccountForm state={state} part={part}>
      {owner.hasPassword ? (
        <div>
          <button className="linkbtn" aria-busy={state.isSent}>
            <span>
              <PhoneText text={t("account:proof.instead", { to })} />
            </span>
          </button>
        </div>
      ) : (
        <>
          <p>
            <PhoneText text={t("account:proof.lead", { to })} />
          </p>
          <div>
            <Button variant="dark" busy={state.isSent}>
              {t("account:code.get")}
            </Button>
          </div>
        </>
      )}
    </AccountForm>
  );
}

type ProofFieldProps<Name extends string> = {
  field: AccountFieldOf<Name | "proof">;
  /** The name of the password field. */
  name: Name;
  sent: SentTo | null;
};

/** The proof's field in the form of the change: the password, or the code that was sent. */
export function ProofField<Name extends string>({ field, name, sent }: ProofFieldProps<Name>) {
  const { t } = useTranslation();
  if (!sent) {
    const texts = { show: t("forms:showPassword"), hide: t("forms:hidePassword") };
    return <PasswordField {...field(name, "password")} autoComplete="current-password" texts={texts} required />;
  }
  return (
    <>
      <Sent code={sent} />
      <CodeField {...field("proof")} required />
    </>
  );
}
