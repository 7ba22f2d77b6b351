import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as z from "zod";

import { unreachable } from "~/api/errors";
import { askQuestion } from "~/api/reviews.server";
import { captchaSettings } from "~/forms/captcha.server";
import { issueHumanToken } from "~/forms/human-check.server";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { requiredText } from "~/forms/schemas";
import { constraintOf, parseForm, refuse, refuseAutomated, refuseByApi } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { throwNotFound } from "~/session/not-found.server";
import { getCustomer, getVisit, redirectWith } from "~/session/visit.server";
import { keepText } from "~/shop/error/kept-form.server";

import { FormPage } from "./form-page";
import { loadFormProduct } from "./form-page.server";
import { QuestionForm } from "./question-form";

export const handle: { areas: Area[] } = { areas: ["reviews", "forms"] };

export const meta: MetaFunction<typeof loader> = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("reviews:ask.title") }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

/** The form's name for the bot check. */
const humanForm = "question";

const questionForm = z.object({ author: requiredText(60), text: requiredText(1000) });
const constraint = constraintOf(questionForm);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const [product, user] = await Promise.all([loadFormProduct(args, visit), getCustomer(visit)]);
  const human = { humanToken: issueHumanToken(humanForm), captcha: captchaSettings() };
  const author = user?.name ?? "";
  return data({ product, author, constraint, ...human }, { headers: { "Cache-Control": "no-store" } });
}

/** Redirects to the product if the question was accepted, otherwise shows the form again with the typed values. */
export async function action(args: ActionFunctionArgs) {
  await keepText(args);
  const visit = await getVisit(args);
  const code = args.params.slug ?? "";
  const t = translateFor(visit.locale);
  const form = await readForm(args.request);
  const submission = parseForm(questionForm, form, t);
  if (submission.status !== "success") return refuse(submission);
  const whose = `address ${clientKey(args.request)}`;
  const rejection = await refuseAutomated({ name: humanForm, whose, request: args.request, form }, t);
  if (rejection) return rejection;
  const uid = await visit.uid();
  const answer = uid ? await askQuestion(visit.caller, code, { uid, ...submission.value }) : unreachable;
  if (answer.status === 404) return throwNotFound(args);
  if (!answer.data) return refuseByApi(submission, answer, t);
  visit.setNotice({ kind: "success", text: t("reviews:ask.done") });
  return redirectWith(visit, localePath(visit.locale, paths.productReviews(code, {}, "questions")));
}

export const clientAction = handleLostConnection;

export default function QuestionPage() {
  const { t } = useTranslation();
  const { product, ...form } = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<FormAnswer>());
  return (
    <FormPage product={product} title={t("reviews:ask.title")} lead={t("reviews:ask.lead")}>
      <QuestionForm code={product.code} {...form} lastResult={refused?.lastResult} />
    </FormPage>
  );
}
