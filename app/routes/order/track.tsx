import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";

import { fieldProps } from "~/forms/field-props";
import { issueHumanToken } from "~/forms/human-check.server";
import { messageOf, refusalOf, type FormAnswer, type FormConstraint, type LastResult } from "~/forms/reply";
import { useShopForm } from "~/forms/use-shop-form";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { HumanFields } from "~/shop/form/captcha";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Note } from "~/ui/note";

import styles from "./order.module.css";
import { humanForm, track, trackConstraint } from "./order.server";

export const handle: { areas: Area[] } = { areas: ["order", "forms"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("order:track.title") }) }, { name: "robots", content: "noindex" }];
};

/** Passes on the action's Retry-After header. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: LoaderFunctionArgs) {
  await getVisit(args);
  return { humanToken: issueHumanToken(humanForm), constraint: trackConstraint };
}

/** Redirects to the order, or shows the form again with the typed values. */
export function action(args: ActionFunctionArgs) {
  return track(args);
}

/** The page that finds a guest's order. */
export default function TrackOrder() {
  const { t, href } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const lastResult = refusalOf(useActionData<FormAnswer>())?.lastResult;
  const message = messageOf(lastResult);
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <h1 tabIndex={-1}>{t("order:track.title")}</h1>
        <p className={styles.lead}>{t("order:track.lead")}</p>
        {message && <Note kind="err" role="alert" title={message} />}
        <TrackForm {...loaded} lastResult={lastResult} />
      </div>
      <div className={styles.own}>
        <h2>{t("order:track.ownTitle")}</h2>
        <p>{t("order:track.own")}</p>
        <a href={href(paths.personalHistory())}>{t("order:track.toHistory")}</a>
      </div>
    </div>
  );
}

type TrackFormProps = { humanToken: string; constraint: FormConstraint; lastResult: LastResult | undefined };

/** Submits as a document: the order's page must start with one, because its policy hides its URL from other sites. */
function TrackForm({ humanToken, constraint, lastResult }: TrackFormProps) {
  const { t, href } = useTranslation();
  const { form, fields, isBlocked } = useShopForm<"number" | "contact">({ lastResult, constraint });
  const common = (name: "number" | "contact") => ({
    ...fieldProps(fields[name]),
    label: t(`order:track.${name}`),
    hint: t(`order:track.${name}Hint`),
  });
  return (
    <form
      {...getFormProps(form)}
      className={styles.form}
      method="post"
      action={href(paths.orderTrack())}
      data-reload=""
    >
      <HumanFields token={humanToken} />
      <Field {...common("number")} inputMode="numeric" autoComplete="off" />
      <Field {...common("contact")} autoComplete="email" />
      <Button size="l" block disabled={isBlocked}>
        {t("order:track.submit")}
      </Button>
    </form>
  );
}
