import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { PageLinks } from "~/shop/listing/list-page";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Note } from "~/ui/note";

import { personalMeta } from "./meta";
import { PersonalPage } from "./personal-page";
import { RequestCard } from "./request-card";
import { loadReturns, withdraw } from "./returns.server";

export const handle: { areas: Area[] } = { areas: ["personal"] };

export const meta: MetaFunction = personalMeta("personal:returns.title");

export function loader(args: LoaderFunctionArgs) {
  return loadReturns(args);
}

/** Withdraws a request to return something. */
export function action(args: ActionFunctionArgs) {
  return withdraw(args);
}

/** What the customer has asked to cancel or return, and what was answered. */
export default function Returns() {
  const { t, href } = useTranslation();
  const { refunds, pagination } = useLoaderData<typeof loader>();
  return (
    <PersonalPage title={t("personal:returns.title")}>
      {refunds.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      <PageLinks path={paths.personalReturns()} pagination={pagination} shown={refunds.length} />
      {refunds.length === 0 ? (
        <EmptyState title={t("personal:returns.none")} text={t("personal:returns.noneText")}>
          <ButtonLink href={href(paths.personalHistory())}>{t("personal:returns.toHistory")}</ButtonLink>
        </EmptyState>
      ) : (
        <Note title={t("personal:returns.rule")}>{t("personal:returns.ruleText")}</Note>
      )}
    </PersonalPage>
  );
}
