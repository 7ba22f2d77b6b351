import type { ReactNode } from "react";

import type { LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { CodeField } from "~/ui/code-field";
import { PasswordField } from "~/ui/password-field";

import { type AccountFieldOf, AccountForm, formatContact, useAccountButton } from "./account-form";
import styles from "./account.module.css";
import { CodeAlternatives, useCodeFocus, type SentTo } from "./code-step";

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
            {t("account:proof.instead", { to })}
          </button>
        </div>
      ) : (
        <>
          <p>{t("account:proof.lead", { to })}</p>
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
      <p>{t("account:code.sent", { to: formatContact(sent.to) })}</p>
      <CodeField {...field("proof")} required />
    </>
  );
}
