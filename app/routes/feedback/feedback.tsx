import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import { formHeaders } from "~/forms/reply";
import { handleLostConnection } from "~/forms/use-send";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { loadForDialog } from "~/shop/dialog/dialog-data";
import {
  type FeedbackAnswer,
  FeedbackUnavailable,
  FeedbackForm,
  FeedbackNotification,
  useFeedback,
} from "~/shop/feedback/feedback-form";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";

import styles from "../../shop/feedback/feedback-form.module.css";
import { loadFeedback, sendMessage } from "./send.server";

export const handle: { areas: Area[] } = { areas: ["feedback", "forms"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The page contains the customer's name, phone and e-mail. */
const noStore = { "Cache-Control": "no-store" };

export const headers = formHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const title = t("pageTitle", { title: t("feedback:title") });
  const meta = describePage(args, {
    path: paths.feedback(),
    meta: { title, description: t("feedback:description") },
    crumbs: [{ name: t("feedback:title") }],
  });
  const product = new URL(args.request.url).searchParams.get("product");
  return data({ ...(await loadFeedback(visit, product)), meta }, { headers: noStore });
}

/** On success redirects to an empty form, otherwise shows the form again with the typed values. */
export function action(args: ActionFunctionArgs) {
  return sendMessage(args);
}

export const clientLoader = loadForDialog;

export const clientAction = handleLostConnection;

/** The feedback form page. */
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
          <FeedbackUnavailable />
        )}
      </FeedbackSheet>
      <FeedbackNotification {...notification} />
    </>
  );
}

/**
 * The sheet around the form on its page. It is defined here for its styles: in the page's own CSS file, the dialog's
 * data request would load them for nothing.
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
