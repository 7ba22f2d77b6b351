import type { ReactNode } from "react";

import type { Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { AccountForm, useAccountForm } from "./account-form";
import styles from "./account.module.css";

type Removal = { intent: string; label: string };

type EditPageProps = {
  title: string;
  /** The part of the account page that it came from. */
  part: "addresses" | "companies";
  /** Null for what is to be added. */
  remove: Removal | null;
  refused: Refusal | undefined;
  /** The form. */
  children: ReactNode;
};

/** The page of one thing of the account: its form, the way back, and how to remove it. */
export function EditPage({ title, part, remove, refused, children }: EditPageProps) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.page}>
      <div>
        <a className="linkbtn small" href={`${href(paths.personalAccount())}#${part}`}>
          <Icon name="arrow-left" size="s" />
          {t("account:back")}
        </a>
        <h1>{title}</h1>
      </div>
      <div className="sheet pad">{children}</div>
      {remove && <RemoveForm {...remove} refused={refused} />}
    </div>
  );
}

function RemoveForm({ intent, label, refused }: Removal & { refused: Refusal | undefined }) {
  const state = useAccountForm(intent, refused);
  return (
    <AccountForm state={state} part="remove">
      <div id="remove">
        <Button variant="danger" busy={state.isSent}>
          {label}
        </Button>
      </div>
    </AccountForm>
  );
}
