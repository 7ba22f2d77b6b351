import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs, type MetaFunction } from "@remix-run/react";

import { formHeaders } from "~/forms/form-headers";
import { orLostConnection } from "~/forms/lost-connection";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import type { FeedbackAnswer } from "~/shop/feedback/answer";
import { FeedbackAway } from "~/shop/feedback/feedback-away";
import { FeedbackForm } from "~/shop/feedback/feedback-form";
import { FeedbackNotification } from "~/shop/feedback/feedback-notification";
import { FeedbackSheet } from "~/shop/feedback/feedback-sheet";
import { useFeedback } from "~/shop/feedback/use-feedback";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";

import { loadFeedback } from "./load.server";
import { sendLetter } from "./send.server";

export const handle: { areas: Area[] } = { areas: ["feedback", "forms"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A customer's name, phone and e-mail stand in the page. */
const noStore = { "Cache-Control": "no-store" };

export const headers = formHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const title = t("pageTitle", { title: t("feedback:title") });
  const meta = describePage(visit, {
    path: paths.feedback(),
    meta: { title, description: t("feedback:description") },
    crumbs: [{ name: t("feedback:title") }],
  });
  return data({ ...(await loadFeedback(visit)), meta }, { headers: noStore });
}

/** Leads to the empty form when the letter was taken; else the form again with what was typed. */
export function action(args: ActionFunctionArgs) {
  return sendLetter(args);
}

/** A lost connection is told at the form; it must not replace the page. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return orLostConnection(request, () => serverAction<FeedbackAnswer>());
}

/** A letter to the shop. */
export default function FeedbackPage() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const { refusal, round, sending, notification } = useFeedback(useActionData<FeedbackAnswer>());
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("feedback:title") }]} />
      <h1>{t("feedback:title")}</h1>
      <FeedbackSheet>
        {loaded.settings || refusal ? (
          <FeedbackForm key={round} data={loaded} refusal={refusal} sending={sending} />
        ) : (
          <FeedbackAway />
        )}
      </FeedbackSheet>
      <FeedbackNotification {...notification} />
    </>
  );
}
