import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";

import type { SavedCompany } from "~/api/schemas/profile";
import { type FormAnswer, formHeaders, type LastResult, refusalOf } from "~/forms/reply";
import { handleLostConnection } from "~/forms/use-send";
import { type Area, localeFromPath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { makeCompanyChecks } from "~/shop/company/company-faults";
import { CompanyFields, companyLabels } from "~/shop/company/company-fields";
import { Button } from "~/ui/button";

import { AccountForm, useAccountForm } from "./account-form";
import styles from "./account.module.css";
import { EditPage } from "./edit-page";
import { loadCompany, handleCompanyForm } from "./saved-items.server";

export const handle: { areas: Area[] } = { areas: ["account", "forms"] };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const title = t(data ? "account:company.title" : "account:company.newTitle");
  return [{ title: t("pageTitle", { title }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

export function loader(args: LoaderFunctionArgs) {
  return loadCompany(args);
}

export function action(args: ActionFunctionArgs) {
  return handleCompanyForm(args);
}

export const clientAction = handleLostConnection;

/** A company that the customer orders for, or the form for a new one. */
export default function CompanyPage() {
  const { t } = useTranslation();
  const company = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<FormAnswer>())?.lastResult;
  return (
    <EditPage
      title={t(company ? "account:company.title" : "account:company.newTitle")}
      part="companies"
      remove={company && { intent: "company-remove", label: t("account:company.remove") }}
      refused={refused}
    >
      <CompanyForm company={company} refused={refused} />
    </EditPage>
  );
}

/** The company's numbers, names and bank details. */
function CompanyForm({ company, refused }: { company: SavedCompany | null; refused: LastResult | undefined }) {
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
