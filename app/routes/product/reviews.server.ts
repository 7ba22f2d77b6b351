import type { Caller } from "~/api/client.server";
import { listQuestions, listReviews } from "~/api/reviews.server";
import type { QuestionList, ReviewList } from "~/api/schemas/review";

import type { ReviewsState } from "./reviews-query";

/** Who asks: the visitor and their session. */
type Asker = { caller: Caller; uid: string | null };

/** How many reviews and questions the page shows at a time. */
const perPage = 5;

/** A page of the product's reviews; null if the API has none or did not return them. */
export async function loadReviews(asker: Asker, code: string, state: ReviewsState): Promise<ReviewList | null> {
  const { stars, sort, page } = state;
  const query = { page, perPage, sort, ...(stars !== null && { rating: stars }) };
  return (await listReviews(asker.caller, asker.uid, code, query)).data;
}

/** A page of the product's questions; null if the API has none or did not return them. */
export async function loadQuestions(
  asker: Asker,
  code: string,
  { questions }: ReviewsState,
): Promise<QuestionList | null> {
  return (await listQuestions(asker.caller, asker.uid, code, { page: questions, perPage })).data;
}

/** How long the head of the page waits for the reviews to describe them to search engines, in ms. */
const headWait = 50;

/** The reviews if they arrive in time; otherwise null. */
export async function waitBriefly(reviews: Promise<ReviewList | null>): Promise<ReviewList | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, headWait, null).unref());
  return Promise.race([reviews, late]);
}
