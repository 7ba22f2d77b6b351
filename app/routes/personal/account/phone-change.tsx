import type { Refusal } from "~/forms/refusal";
import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Note } from "~/ui/note";
import { PhoneField } from "~/ui/phone-field";

import { AccountForm, isOf, useAccountForm } from "./account-form";
import { ChangeRow } from "./change-row";
import { CodeStep, type SentTo } from "./code-step";
import { shownContact } from "./shown-contact";

type PhoneChangeProps = {
  phone: string | null;
  code: SentTo | null;
  refused: Refusal | undefined;
  /** What came of the form. */
  saved: string | null;
};

/** The phone, and its change in two steps: the new number, then the code that was sent to it. */
export function PhoneChange({ phone, code, refused, saved }: PhoneChangeProps) {
  const { t } = useTranslation();
  const isRefused = ["phone", "phone-code"].some((intent) => isOf(refused, intent));
  return (
    <ChangeRow
      id="phone"
      term={t("account:phone.title")}
      value={phone ? shownContact(phone) : t("account:phone.none")}
      open={code !== null || isRefused}
      saved={saved}
    >
      {code ? (
        <CodeStep
          what="phone"
          code={code}
          again={{ phone: code.to }}
          confirm={t("account:phone.confirm")}
          forget={t("account:phone.other")}
          refused={refused}
        />
      ) : (
        <NumberForm refused={refused} />
      )}
    </ChangeRow>
  );
}

function NumberForm({ refused }: { refused: Refusal | undefined }) {
  const { t, locale } = useTranslation();
  const state = useAccountForm("phone", refused, { labels: { phone: t("account:phone.field") } });
  const { field, refusal, isBlocked, isSent } = state;
  return (
    <AccountForm state={state} part="phone">
      {isOf(refused, "phone-code") && refused?.message && <Note kind="err" title={refused.message} role="alert" />}
      <PhoneField
        {...field("phone")}
        hint={t("account:phone.lead")}
        country={{ name: "country", label: t("forms:country"), locale, code: refusal?.values.country?.[0] }}
        required
      />
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t("account:phone.getCode")}
        </Button>
      </div>
    </AccountForm>
  );
}
