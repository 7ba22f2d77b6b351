import type { LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { PhoneText } from "~/ui/phone-text";

import { AccountForm, formatContact, useAccountButton } from "./account-form";
import styles from "./account.module.css";
import { CodeStep, type SentTo } from "./confirmation";

type DeletionProps = {
  /** The contact that receives the code. */
  to: string;
  code: SentTo | null;
  refused: LastResult | undefined;
};

/** Deletes the account: explains the consequences, then asks for the code. */
export function Deletion({ to, code, refused }: DeletionProps) {
  const { t } = useTranslation();
  return (
    <section className="sheet pad" id="deletion" aria-labelledby="deletion-title">
      <h2 className={styles.heading} id="deletion-title">
        {t("account:deletion.title")}
      </h2>
      {code ? (
        <CodeStep
          what="deletion"
          code={code}
          confirm={t("account:deletion.confirm")}
          forget={t("account:deletion.keep")}
          danger
          refused={refused}
        />
      ) : (
        <DeletionForm to={to} refused={refused} />
      )}
    </section>
  );
}

function DeletionForm({ to, refused }: Omit<DeletionProps, "code">) {
  const { t } = useTranslation();
  const state = useAccountButton("deletion", refused);
  return (
    <AccountForm state={state} part="deletion">
      <p>
        <PhoneText text={t("account:deletion.text", { to: formatContact(to) })} />
      </p>
      <div>
        <Button variant="danger" busy={state.isSent}>
          {t("account:deletion.getCode")}
        </Button>
      </div>
    </AccountForm>
  );
}
