import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";

import { refusalOf, type FormAnswer } from "~/forms/answer";
import { formHeaders } from "~/forms/form-headers";
import { orLostConnection } from "~/forms/lost-connection";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";

import { CompanyForm } from "./company-form";
import { loadCompany, takeCompanyForm } from "./company.server";
import { EditPage } from "./edit-page";

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
  return takeCompanyForm(args);
}

/** A lost connection is told at the form; it must not replace the page with what was typed. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orLostConnection(request, () => serverAction<FormAnswer>());
}

/** A company that the customer buys for, or the form for another one. */
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
