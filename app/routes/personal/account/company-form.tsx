import { useMemo } from "react";

import type { SavedCompany } from "~/api/schemas/profile";
import type { LastResult } from "~/forms/answer";
import { useTranslation } from "~/i18n/react";
import { makeCompanyChecks } from "~/shop/company/company-checks";
import { CompanyFields } from "~/shop/company/company-fields";
import { companyLabels } from "~/shop/company/company-labels";
import { Button } from "~/ui/button";

import { AccountForm, useAccountForm } from "./account-form";
import styles from "./account.module.css";

/** A company's numbers, names and bank. */
export function CompanyForm({ company, refused }: { company: SavedCompany | null; refused: LastResult | undefined }) {
  const { t } = useTranslation();
  const checks = useMemo(() => makeCompanyChecks(t), [t]);
  const state = useAccountForm("company", refused, {
    checks,
    labels: companyLabels(t),
    defaultValue: { ...company, id: undefined },
  });
  const { field, isBlocked, isSent } = state;
  return (
    <AccountForm state={state} part="company">
      <CompanyFields of={field} bankTitle={<h2 className={styles.subheading}>{t("account:company.bankTitle")}</h2>} />
      <div>
        <Button variant="dark" disabled={isBlocked} busy={isSent}>
          {t("account:save")}
        </Button>
      </div>
    </AccountForm>
  );
}
