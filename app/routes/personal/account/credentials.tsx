import { useMemo } from "react";

import { messageOf, type LastResult } from "~/forms/reply";
import type { FieldChecks } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Note } from "~/ui/note";
import { PasswordField } from "~/ui/password-field";
import { PhoneField } from "~/ui/phone-field";

import { AccountForm, hasIntent, formatContact, useAccountForm, ChangeRow } from "./account-form";
import { CodeStep, LinkStep, WithProof, ProofField, type SentTo, type Owner } from "./confirmation";

type What = "phone" | "email";

type ContactChangeProps = {
  what: What;
  contact: string | null;
  /** False for an e-mail address that was never confirmed: the form offers to confirm it. */
  isConfirmed?: boolean;
  owner: Owner;
  /** Where a code was sent to prove the account's owner. */
  proof: SentTo | null;
  /** Where a code or a link was sent to confirm the new contact. */
  code: SentTo | null;
  /** The customer is about to type another contact. */
  isAsked: boolean;
  refused: LastResult | undefined;
  /** The form's result. */
  saved: string | null;
};

/**
 * The phone or e-mail address and the form to change it: first the proof and the new contact, then the code or link
 * sent to it.
 */
export function ContactChange(props: ContactChangeProps) {
  const { what, contact, isConfirmed = true, owner, proof, code, isAsked, refused, saved } = props;
  const { t } = useTranslation();
  const isRefused = ["", "-proof", "-resend", "-code", "-forget"].some((step) => hasIntent(refused, what + step));
  return (
    <ChangeRow
      id={what}
      term={t(`account:${what}.title`)}
      value={contact ? formatContact(contact) : t(`account:${what}.none`)}
      note={isConfirmed ? undefined : t("account:email.unconfirmed")}
      open={proof !== null || code !== null || isAsked || isRefused}
      saved={saved}
    >
      {code && what === "phone" && (
        <CodeStep
          what={what}
          code={code}
          confirm={t("account:phone.confirm")}
          forget={t("account:phone.other")}
          refused={refused}
        />
      )}
      {code && what === "email" && <LinkStep link={code} refused={refused} />}
      {!code && (
        <>
          <CodeRefused what={what} refused={refused} />
          <WithProof part={what} owner={owner} sent={proof} refused={refused}>
            <NewContactForm what={what} typed={isConfirmed ? null : contact} proof={proof} refused={refused} />
          </WithProof>
        </>
      )}
    </ChangeRow>
  );
}

/** Explains why the code step ended and the change starts again from the beginning. */
function CodeRefused({ what, refused }: Pick<ContactChangeProps, "what" | "refused">) {
  const isOver = hasIntent(refused, `${what}-code`) || hasIntent(refused, `${what}-resend`);
  const message = messageOf(refused);
  return isOver && message && <Note kind="err" title={message} role="alert" />;
}

type NewContactFormProps = Pick<ContactChangeProps, "what" | "proof" | "refused"> & {
  /** The field's initial value. */
  typed: string | null;
};

function NewContactForm({ what, typed, proof, refused }: NewContactFormProps) {
  const { t } = useTranslation();
  const labels = {
    password: t("account:proof.password"),
    proof: t("account:code.label"),
    phone: t("account:phone.field"),
    email: t("account:email.field"),
  };
  const state = useAccountForm<keyof typeof labels>(what, refused, { labels, defaultValue: { email: typed } });
  const { field, fieldOf, isBlocked, isSent } = state;
  return (
    <AccountForm state={state} part={what}>
      <ProofField field={field} name="password" sent={proof} />
      {what === "phone" ? (
        <PhoneField
          {...field("phone", "tel")}
          hint={t("account:phone.lead")}
          country={{
            name: "country",
            label: t("forms:country"),
            nameOf: (code) => t(`forms:countries.${code}`),
            code: fieldOf("country").initialValue,
          }}
          required
        />
      ) : (
        <Field
          {...field("email", "email")}
          hint={t("account:email.lead")}
          autoComplete="email"
          maxLength={200}
          required
        />
      )}
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t(what === "phone" ? "account:code.get" : "account:email.get")}
        </Button>
      </div>
    </AccountForm>
  );
}

type PasswordChangeProps = {
  owner: Owner;
  /** Where a code was sent to prove the account's owner. */
  proof: SentTo | null;
  refused: LastResult | undefined;
  /** The form's result. */
  saved: string | null;
};

/** The form that changes the password, or sets the first one. */
export function PasswordChange({ owner, proof, refused, saved }: PasswordChangeProps) {
  const { t } = useTranslation();
  const isRefused = ["password", "password-proof", "password-forget"].some((intent) => hasIntent(refused, intent));
  return (
    <ChangeRow
      id="password"
      term={t("account:password.title")}
      value={owner.hasPassword ? t("account:password.use") : t("account:password.none")}
      open={proof !== null || isRefused}
      saved={saved}
    >
      <WithProof part="password" owner={owner} sent={proof} refused={refused}>
        <PasswordForm proof={proof} refused={refused} />
      </WithProof>
    </ChangeRow>
  );
}

function PasswordForm({ proof, refused }: Pick<PasswordChangeProps, "proof" | "refused">) {
  const { t } = useTranslation();
  const checks = useMemo<FieldChecks>(
    () => ({
      confirmPassword: (value, form) =>
        value === new FormData(form).get("password") ? null : t("forms:passwordsDiffer"),
    }),
    [t],
  );
  const labels = {
    oldPassword: t("account:proof.password"),
    proof: t("account:code.label"),
    password: t("account:password.new"),
    confirmPassword: t("account:password.repeat"),
  };
  const state = useAccountForm<keyof typeof labels>("password", refused, { labels, checks });
  const { field, isBlocked, isSent } = state;
  const texts = { show: t("forms:showPassword"), hide: t("forms:hidePassword") };
  return (
    <AccountForm state={state} part="password">
      <p className="muted">{t("account:password.lead")}</p>
      <ProofField field={field} name="oldPassword" sent={proof} />
      <PasswordField
        {...field("password", "password")}
        hint={t("forms:newPasswordHint")}
        autoComplete="new-password"
        minLength={6}
        texts={texts}
        required
      />
      <PasswordField {...field("confirmPassword", "password")} autoComplete="new-password" texts={texts} required />
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t("account:password.submit")}
        </Button>
      </div>
    </AccountForm>
  );
}
