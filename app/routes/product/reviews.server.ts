import type { Caller } from "~/api/client.server";
import type { Answer } from "~/api/errors";
import { listQuestions, listReviews } from "~/api/reviews.server";
import type { QuestionList, ReviewList } from "~/api/schemas/review";

import type { ReviewsState } from "./reviews-query";

/** Who asks: the visitor and their session. */
type Asker = { caller: Caller; uid: string | null };

/** How many reviews and questions the page shows at a time. */
const perPage = 5;

/** A list of the API; null if the API has no such lists, "failed" if it did not return this one. */
export type Loaded<List> = List | "failed" | null;

/** A page of the product's reviews; the last one if there are fewer, as after a review was withdrawn. */
export async function loadReviews(asker: Asker, code: string, state: ReviewsState): Promise<Loaded<ReviewList>> {
  const { stars, sort, page } = state;
  const query = { perPage, sort, ...(stars !== null && { rating: stars }) };
  return loadPage(page, (number) => listReviews(asker.caller, asker.uid, code, { ...query, page: number }));
}

/** A page of the product's questions; the last one if there are fewer. */
export async function loadQuestions(
  asker: Asker,
  code: string,
  { questions }: ReviewsState,
): Promise<Loaded<QuestionList>> {
  return loadPage(questions, (page) => listQuestions(asker.caller, asker.uid, code, { page, perPage }));
}

/** A page of a list, or its last page. The list is a part of a page, which a number that is too large must not replace. */
async function loadPage<List extends Pick<ReviewList, "pagination">>(
  page: number,
  load: (page: number) => Promise<Answer<List | null>>,
): Promise<Loaded<List>> {
  const { data, error } = await load(page);
  if (error) return "failed";
  const last = data === null ? page : Math.max(1, data.pagination.pages);
  return page > last ? loadPage(last, load) : data;
}

/** How long the head of the page waits for the reviews to describe them to search engines, in ms. */
const headWait = 50;

/** The reviews if they arrive in time; otherwise null. */
export async function waitBriefly(reviews: Promise<Loaded<ReviewList>>): Promise<ReviewList | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, headWait, null).unref());
  const found = await Promise.race([reviews, late]);
  return found === "failed" ? null : found;
}
