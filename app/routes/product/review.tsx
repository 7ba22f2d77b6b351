import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import * as z from "zod";

import { limits } from "~/api/client.server";
import { type Answer, dataOrNull, mainData, mayBeDone } from "~/api/errors";
import { addReview, listReviews } from "~/api/reviews.server";
import { captchaSettings } from "~/forms/captcha.server";
import { issueHumanToken } from "~/forms/human-check.server";
import { readUpload } from "~/forms/read-upload.server";
import { type FormAnswer, formHeaders, refusalOf } from "~/forms/reply";
import { key, optionalText } from "~/forms/schemas";
import { constraintOf, parseForm, refuse, refuseAutomated, refuseByApi, refuseUpload } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import { localeFromPath, localePath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { redirectWith, requireCustomer, type Visit } from "~/session/visit.server";
import { keepText } from "~/shop/error/kept-form.server";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import { FormPage } from "./form-page";
import { loadFormProduct } from "./form-page.server";
import { ReviewForm } from "./review-form";

export const handle: { areas: Area[] } = { areas: ["reviews", "forms"] };

export const meta: MetaFunction<typeof loader> = ({ location }) => {
  const t = translator(localeFromPath(location.pathname));
  return [{ title: t("pageTitle", { title: t("reviews:form.title") }) }, { name: "robots", content: "noindex" }];
};

export const headers = formHeaders;

/** The form's name for the bot check. */
const humanForm = "review";

const ratingRequired = key("reviews:form.ratingRequired");

const reviewFields = z.object({
  rating: z.enum(["1", "2", "3", "4", "5"], ratingRequired),
  pros: optionalText(500),
  cons: optionalText(500),
  text: optionalText(3000),
});

/** A review: the rating is required, the words are not. */
const reviewForm = reviewFields.transform(({ rating, ...words }) => ({ rating: Number(rating), ...words }));

const constraint = constraintOf(reviewFields);

/** Customers only: guests sign in first and then return here. */
export async function loader(args: LoaderFunctionArgs) {
  const { visit } = await requireCustomer(args);
  const { caller, knownUid } = visit;
  const first = { page: 1, perPage: 1 };
  const [product, reviews] = await Promise.all([
    loadFormProduct(args, visit),
    listReviews(caller, knownUid, args.params.slug ?? "", first, limits.main),
  ]);
  // The API of the shop has no reviews.
  if (reviews.status === 200 && reviews.data === null) return throwNotFound(args);
  const own = mainData(reviews)?.own ?? null;
  const human = { humanToken: issueHumanToken(humanForm), captcha: captchaSettings() };
  return data({ product, isWritten: own !== null, constraint, ...human }, { headers: { "Cache-Control": "no-store" } });
}

/** Redirects to the product if the review was accepted, otherwise shows the form again with the typed values. */
export async function action(args: ActionFunctionArgs) {
  await keepText(args);
  // Checked before reading the files: only customers may upload that much.
  const { visit, user } = await requireCustomer(args);
  const code = args.params.slug ?? "";
  const t = translateFor(visit.locale);
  const whose = `customer ${user.id}`;
  const upload = { form: humanForm, field: "files", whose };
  const { form, files, error: filesError, refusal } = await readUpload(args.request, upload, t);
  if (refusal) return refuseUpload(form, refusal);
  const submission = parseForm(reviewForm, form, t);
  if (submission.status !== "success" || filesError)
    return refuse(submission, { fields: filesError ? { files: filesError } : {} });
  const rejection = await refuseAutomated({ name: humanForm, whose, request: args.request, form }, t);
  if (rejection) return rejection;
  const answer = await addReview(visit.caller, code, { ...submission.value, files });
  if (answer.data || (await isStored(visit, code, submission.value, answer)))
    return backToProduct(visit, code, { kind: "success", text: t("reviews:form.done") });
  if (answer.status === 404) return throwNotFound(args);
  if (answer.status === 409) return backToProduct(visit, code, { kind: "error", text: t("reviews:form.already") });
  return refuseByApi(submission, answer, t);
}

export const clientAction = handleLostConnection;

export default function ReviewPage() {
  const { t, href } = useTranslation();
  const { product, isWritten, ...form } = useLoaderData<typeof loader>();
  const refused = refusalOf(useActionData<FormAnswer>());
  const title = t("reviews:form.title");
  if (isWritten)
    return (
      <FormPage product={product} title={title}>
        <Note title={t("reviews:form.already")} />
        <ButtonLink variant="line" href={href(paths.product(product.code))}>
          {t("reviews:form.back")}
        </ButtonLink>
      </FormPage>
    );
  return (
    <FormPage product={product} title={title} lead={t("reviews:form.lead")}>
      <ReviewForm code={product.code} {...form} lastResult={refused?.lastResult} />
    </FormPage>
  );
}

function backToProduct(visit: Visit, code: string, notice: Parameters<Visit["setNotice"]>[0]): Promise<Response> {
  visit.setNotice(notice);
  return redirectWith(visit, localePath(visit.locale, paths.productReviews(code, {})));
}

/**
 * Whether the API has stored this review although it did not say so: only the answer was lost, to this form or to the
 * same form sent before.
 */
async function isStored(
  { caller, knownUid }: Visit,
  code: string,
  sent: z.output<typeof reviewForm>,
  answer: Pick<Answer<unknown>, "status">,
): Promise<boolean> {
  if (answer.status !== 409 && !mayBeDone(answer)) return false;
  const own = dataOrNull(await listReviews(caller, knownUid, code, { page: 1, perPage: 1 }))?.own;
  if (!own || own.rating !== sent.rating) return false;
  return (["pros", "cons", "text"] as const).every((name) => withPlainLineEnds(own[name]) === sent[name]);
}

/** Multipart bodies, such as the one that the API gets, write each line end as CRLF. */
const withPlainLineEnds = (text: string) => text.replace(/\r\n/g, "\n");
