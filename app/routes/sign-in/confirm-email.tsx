import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as z from "zod";

import { mainData } from "~/api/errors";
import { confirmEmail } from "~/api/profile.server";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { parseForm, refuse, refuseByApi, refuseRateLimited } from "~/forms/submission.server";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { getVisit, redirectWith } from "~/session/visit.server";
import { StepButton, StepFrame, useStepForm } from "~/shop/sign-in/step-frame";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/placeholder";

import { attemptByEmail } from "./limits.server";

export const handle: { areas: Area[] } = { areas: ["sign-in", "forms"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [
    { title: t("pageTitle", { title: t("sign-in:confirmEmail.title") }) },
    { name: "robots", content: "noindex" },
  ];
};

export const headers = formHeaders;

const shared = "e-mail link";

/** What the link confirms; `change` is null for a link that does not work. Opening the page confirms nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  const answer = token ? await visit.share(shared, () => confirmEmail(visit.caller, { token })) : null;
  const isBroken = answer === null || answer.error?.code === "invalid_token" || answer.status === 422;
  const change = isBroken ? null : mainData(answer);
  return data({ token, change }, { headers: { "Cache-Control": "no-store" } });
}

/** Confirms the address and shows the same page, which then says that it is done. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const submission = parseForm(z.object({ token: z.string() }), await readForm(args.request), t);
  if (submission.status !== "success") return refuse(submission);
  const { token } = submission.value;
  const attempt = attemptByEmail({ visit, request: args.request });
  const wait = await attempt.limitOf();
  if (wait > 0) return refuseRateLimited(submission, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const answer = await confirmEmail(visit.caller, { token, confirm: true });
  const { data: changed, error, status } = answer;
  if (changed || status >= 500) await attempt.giveBack();
  // The page must not wait for the API again.
  if (status >= 500) await visit.share(shared, () => Promise.resolve(answer));
  if (changed || error.code === "invalid_token")
    return redirectWith(visit, localePath(visit.locale, paths.confirmEmail(token)));
  return refuseByApi(submission, { error, status }, t);
}

/** The page behind the link in the e-mail: asks before it confirms, because mail scanners open links as well. */
export default function ConfirmEmail() {
  const { t, href } = useTranslation();
  const { token, change } = useLoaderData<typeof loader>();
  const lastResult = refusalOf(useActionData<FormAnswer>())?.lastResult;
  const { form, message } = useStepForm<"token">(lastResult);
  const account = <ButtonLink href={href(paths.personalAccount())}>{t("sign-in:confirmEmail.account")}</ButtonLink>;
  if (change === null) {
    return (
      <EmptyState level={1} title={t("sign-in:confirmEmail.brokenTitle")} text={t("sign-in:confirmEmail.brokenText")}>
        {account}
      </EmptyState>
    );
  }
  const { email } = change;
  if (change.isConfirmed) {
    return (
      <EmptyState
        level={1}
        title={t("sign-in:confirmEmail.doneTitle")}
        text={t("sign-in:confirmEmail.doneText", { email })}
      >
        {account}
      </EmptyState>
    );
  }
  return (
    <StepFrame
      title={t("sign-in:confirmEmail.title")}
      lead={t("sign-in:confirmEmail.lead", { email })}
      action={href(paths.confirmEmail(token))}
      form={form}
      message={message}
    >
      <input type="hidden" name="token" value={token} />
      <StepButton disabled={false}>{t("sign-in:confirmEmail.submit")}</StepButton>
    </StepFrame>
  );
}
