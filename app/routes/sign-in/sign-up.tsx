import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as z from "zod";

import { register } from "~/api/auth.server";
import { env } from "~/env.server";
import { fieldProps } from "~/forms/field-props";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { email, optionalText, requiredText } from "~/forms/schemas";
import { constraintOf, parseForm, refuse, refuseByApi, refuseRateLimited } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import type { ShopField } from "~/forms/use-shop-form";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { readPlacedOrder } from "~/session/placed-order.server";
import { returnTarget } from "~/session/safe-redirect";
import { getCustomer, getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { StepButton, StepFrame, useStepForm } from "~/shop/sign-in/step-frame";
import { Field } from "~/ui/field";

import { attemptAt } from "./limits.server";

export const handle: { areas: Area[] } = { areas: ["sign-in", "forms"] };

export const meta: MetaFunction = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("sign-in:signUp.title") }) }, { name: "robots", content: "noindex" }];
};

const noStore = { "Cache-Control": "no-store" };

export const headers = formHeaders;

const redirectTarget = ({ locale }: Visit, request: Request) =>
  returnTarget(new URL(request.url).searchParams.get("redirectTo"), locale);

/** `?sent` shows the confirmation after the e-mail was requested. After an order, the e-mail field is prefilled. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const redirectTo = redirectTarget(visit, args.request);
  if (await getCustomer(visit))
    throw await redirectWith(visit, redirectTo || localePath(visit.locale, env.SIGNED_IN_PATH), 302);
  const placed = await readPlacedOrder(args.request, visit.author());
  const isSent = new URL(args.request.url).searchParams.has("sent");
  return data({ isSent, redirectTo, email: placed?.email ?? "", constraint }, { headers: noStore });
}

const schema = z.object({ name: requiredText(100), lastName: optionalText(100), email });
const constraint = constraintOf(schema);

/**
 * Requests an e-mail with a link to set the password. The response is the same for an address that already has an
 * account.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const form = await readForm(args.request);
  const submission = parseForm(schema, form, t);
  if (submission.status !== "success") return refuse(submission);
  const address = submission.value.email.toLowerCase();
  const attempt = attemptAt(`email ${address}`, { visit, request: args.request });
  const wait = await attempt.limitOf("email");
  if (wait > 0) return refuseRateLimited(submission, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const answer = await register(attempt.caller, { ...submission.value, uid: await visit.uid() });
  if (answer.status >= 500) await attempt.undo("email");
  if (!answer.data) return refuseByApi(submission, answer, t);
  const redirectTo = redirectTarget(visit, args.request);
  visit.rememberReturn(redirectTo);
  return redirectWith(visit, localePath(visit.locale, paths.signUp({ redirectTo, sent: "1" })));
}

export const clientAction = handleLostConnection;

export default function SignUp() {
  const { t, href } = useTranslation();
  const { isSent, redirectTo, email, constraint } = useLoaderData<typeof loader>();
  const lastResult = refusalOf(useActionData<FormAnswer>())?.lastResult;
  const { form, fields, message, isBlocked } = useStepForm<PersonField>(lastResult, {
    defaultValue: { email },
    constraint,
  });
  const here = href(paths.signUp({ redirectTo }));
  const shared = { action: here, form, message };
  if (isSent && !lastResult) {
    return (
      <StepFrame
        {...shared}
        title={t("sign-in:signUp.sentTitle")}
        lead={t("sign-in:signUp.sentText")}
        after={<a href={here}>{t("sign-in:signUp.again")}</a>}
      />
    );
  }
  return (
    <StepFrame
      {...shared}
      title={t("sign-in:signUp.title")}
      lead={t("sign-in:signUp.lead")}
      after={<a href={href(paths.signIn({ step: "email", redirectTo }))}>{t("sign-in:signUp.have")}</a>}
    >
      <PersonFields fields={fields} />
      <StepButton disabled={isBlocked}>{t("sign-in:signUp.submit")}</StepButton>
    </StepFrame>
  );
}

type PersonField = "name" | "lastName" | "email";

/** The customer's name and e-mail address. */
function PersonFields({ fields }: { fields: Record<PersonField, ShopField> }) {
  const { t } = useTranslation();
  return (
    <>
      <Field {...fieldProps(fields.name)} label={t("sign-in:signUp.name")} autoComplete="given-name" />
      <Field
        {...fieldProps(fields.lastName)}
        label={t("sign-in:signUp.lastName")}
        hint={t("sign-in:signUp.lastNameHint")}
        autoComplete="family-name"
      />
      <Field {...fieldProps(fields.email, "email")} label={t("sign-in:email")} autoComplete="email" />
    </>
  );
}
