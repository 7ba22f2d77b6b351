import type { Caller } from "~/api/client.server";
import { listQuestions, listReviews } from "~/api/reviews.server";
import type { QuestionList, ReviewList } from "~/api/schemas/review";

import type { ReviewsState } from "./reviews-query";

/** Who asks: the visitor and their session. */
type Asker = { caller: Caller; uid: string | null };

/** How many reviews and questions the page shows at a time. */
const perPage = 5;

/** A list of the API; null if the API has no such lists, "failed" if it did not return this one. */
export type Loaded<List> = List | "failed" | null;

/** A page of the product's reviews. */
export async function loadReviews(asker: Asker, code: string, state: ReviewsState): Promise<Loaded<ReviewList>> {
  const { stars, sort, page } = state;
  const query = { page, perPage, sort, ...(stars !== null && { rating: stars }) };
  const { data, error } = await listReviews(asker.caller, asker.uid, code, query);
  return error ? "failed" : data;
}

/** A page of the product's questions. */
export async function loadQuestions(
  asker: Asker,
  code: string,
  { questions }: ReviewsState,
): Promise<Loaded<QuestionList>> {
  const { data, error } = await listQuestions(asker.caller, asker.uid, code, { page: questions, perPage });
  return error ? "failed" : data;
}

/** How long the head of the page waits for the reviews to describe them to search engines, in ms. */
const headWait = 50;

/** The reviews if they arrive in time; otherwise null. */
export async function waitBriefly(reviews: Promise<Loaded<ReviewList>>): Promise<ReviewList | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, headWait, null).unref());
  const found = await Promise.race([reviews, late]);
  return found === "failed" ? null : found;
}
