import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { mayBeDone, unreachable } from "~/api/errors";
import { voteForReview } from "~/api/reviews.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { backTarget } from "~/session/safe-redirect";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

import { parseReviews } from "./reviews-query";
import { loadReviews } from "./reviews.server";

/** Votes of one client address. */
const limiter = makeLimiter({ name: "vote", times: 100, seconds: 600 });

/** There is no page at this URL: redirects to the product. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return redirectWith(visit, productPath(visit, args), 302);
}

/** Marks a review as helpful or removes the mark, and redirects back to the review. */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  const vote = readVote(form);
  if (!vote) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const t = translateFor(visit.locale);
  const page = backTarget(args.request, form, productPath(visit, args));
  const wait = await limiter.take(clientKey(args.request));
  if (wait > 0) visit.setNotice({ kind: "error", text: t("forms:human.often", { wait: waitText(t, wait) }) });
  else if (await send(visit, vote, { code: args.params.slug ?? "", page }))
    visit.setNotice({ kind: "success", text: t(vote.isHelpful ? "reviews:vote.added" : "reviews:vote.removed") });
  else visit.setNotice({ kind: "error", text: t("reviews:vote.failed") });
  return redirectWith(visit, `${page}#review-${vote.id}`);
}

/** Never rendered: the loader redirects, and the frame shows the action's errors. */
export default function Votes() {
  return null;
}

function productPath({ locale }: Visit, { params }: Pick<LoaderFunctionArgs, "params">): string {
  return localePath(locale, paths.product(params.slug ?? ""));
}

type Vote = { id: number; isHelpful: boolean };

/** The pressed button: its name says what to do, its value is the review's id. Null if the form is invalid. */
function readVote(form: FormData): Vote | null {
  const isHelpful = form.has("helpful");
  const id = form.get(isHelpful ? "helpful" : "unhelpful");
  return typeof id === "string" && /^\d{1,9}$/.test(id) ? { id: Number(id), isHelpful } : null;
}

/** Returns whether the API has stored the vote; if its answer was lost, the page of reviews on which it was given tells. */
async function send(visit: Visit, vote: Vote, from: { code: string; page: string }): Promise<boolean> {
  const { caller } = visit;
  const uid = await visit.uid();
  const { id, isHelpful } = vote;
  const { data, status } = uid ? await voteForReview(caller, id, { uid, isHelpful }) : unreachable;
  if (data !== null || !uid || !mayBeDone({ status })) return data !== null;
  const list = await loadReviews(
    { caller, uid },
    from.code,
    parseReviews(new URLSearchParams(from.page.split("?")[1])),
  );
  if (list === null || list === "failed") return false;
  return list.reviews.some((review) => review.id === id && review.isHelpful === isHelpful);
}
