import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import { formHeaders } from "~/forms/reply";
import { orLostConnection } from "~/forms/use-send";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import type { FeedbackAnswer } from "~/shop/feedback/answer";
import { FeedbackAway, FeedbackForm, FeedbackNotification, useFeedback } from "~/shop/feedback/feedback-form";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";

import styles from "../../shop/feedback/feedback-form.module.css";
import { loadFeedback, sendLetter } from "./send.server";

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

/**
 * What stands around the form on its page. It is here for its styles: those of the page alone would be loaded with the
 * dialog's data, and in vain.
 */
function FeedbackSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.lead}>{t("feedback:lead")}</p>
      <div className={`sheet pad ${styles.sheet}`}>{children}</div>
    </>
  );
}
