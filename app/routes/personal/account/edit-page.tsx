import type { ReactNode } from "react";

import type { LastResult } from "~/forms/reply";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ConfirmQuestion } from "~/shop/form/confirm-question";
import { Button } from "~/ui/button";

import { PersonalPage } from "../personal-page";
import { AccountForm, useAccountButton } from "./account-form";

type Removal = { intent: string; label: string };

type EditPageProps = {
  title: string;
  /** The section of the account page to go back to. */
  part: "addresses" | "companies";
  /** Null for a new item. */
  remove: Removal | null;
  refused: LastResult | undefined;
  /** The form. */
  children: ReactNode;
};

/** A page to edit one item of the account: its form, a link back, and a button to remove it. */
export function EditPage({ title, part, remove, refused, children }: EditPageProps) {
  const { t } = useTranslation();
  return (
    <PersonalPage title={title} back={{ name: t("account:back"), path: `${paths.personalAccount()}#${part}` }}>
      <div className="sheet pad">{children}</div>
      {remove && <RemoveForm {...remove} refused={refused} />}
    </PersonalPage>
  );
}

function RemoveForm({ intent, label, refused }: Removal & { refused: LastResult | undefined }) {
  const { t } = useTranslation();
  const state = useAccountButton(intent, refused);
  return (
    <AccountForm state={state} part="remove">
      <ConfirmQuestion
        id="remove"
        icon="trash-2"
        label={label}
        text={t("account:removal.text")}
        open={state.lastResult !== undefined}
      >
        <Button variant="danger" busy={state.isSent}>
          {t("account:removal.confirm")}
        </Button>
      </ConfirmQuestion>
    </AccountForm>
  );
}
