import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";

import { setUpPassword } from "~/api/auth.server";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { parseForm, refuse, refuseByApi, refuseRateLimited } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { deviceOf } from "~/lib/device-name.server";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";
import { NewPasswordFields, usePasswordChecks, type NewPasswordField } from "~/shop/sign-in/new-password-fields";
import { StepButton, StepFrame, useStepForm } from "~/shop/sign-in/step-frame";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/placeholder";

import { newPasswordForm } from "../../forms/schemas";
import { attemptByEmail } from "./limits.server";
import { completeSignIn } from "./steps.server";

export const handle: { areas: Area[] } = { areas: ["sign-in", "forms"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [
    { title: t("pageTitle", { title: t("sign-in:signUp.passwordTitle") }) },
    { name: "robots", content: "noindex" },
  ];
};

export const headers = formHeaders;

/** Reads the token from the link in the e-mail; the API checks it when the password is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const token = new URL(args.request.url).searchParams.get("token") ?? "";
  return data({ token, redirectTo: visit.returnPath() }, { headers: { "Cache-Control": "no-store" } });
}

/** Completes the registration, signs in, and leads back to the page that the registration began on. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const form = await readForm(args.request);
  const submission = parseForm(newPasswordForm, form, t);
  if (submission.status !== "success") return refuse(submission);
  const attempt = attemptByEmail({ visit, request: args.request });
  const wait = await attempt.limitOf();
  if (wait > 0) return refuseRateLimited(submission, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const {
    data: signedIn,
    error,
    status,
  } = await setUpPassword(attempt.caller, {
    ...submission.value,
    device: deviceOf(args.request),
  });
  if (signedIn || status >= 500) await attempt.giveBack();
  if (signedIn) return completeSignIn(visit, signedIn, visit.returnPath());
  if (error.code === "invalid_token") return refuse(submission, { fields: { token: error.message ?? "" } });
  return refuseByApi(submission, { error, status }, t);
}

export const clientAction = handleLostConnection;

export default function SignUpPassword() {
  const { t, href } = useTranslation();
  const { token, redirectTo } = useLoaderData<typeof loader>();
  const lastResult = refusalOf(useActionData<FormAnswer>())?.lastResult;
  const checks = usePasswordChecks();
  const { form, fields, message, isBlocked } = useStepForm<"token" | NewPasswordField>(lastResult, { checks });
  if (!token || fields.token.errors) {
    return (
      <EmptyState level={1} title={t("sign-in:signUp.brokenTitle")} text={t("sign-in:signUp.brokenText")}>
        <ButtonLink href={href(paths.signUp({ redirectTo }))}>{t("sign-in:signUp.title")}</ButtonLink>
        <ButtonLink href={href(paths.signIn({ redirectTo }))} variant="line">
          {t("sign-in:title")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <StepFrame
      title={t("sign-in:signUp.passwordTitle")}
      action={href(paths.signUpPassword(token))}
      form={form}
      entering
      message={message}
    >
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields fields={fields} />
      <StepButton disabled={isBlocked}>{t("sign-in:signUp.passwordSubmit")}</StepButton>
    </StepFrame>
  );
}
