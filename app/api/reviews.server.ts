import { callApi, limits, type Caller } from "./client.server";
import { orEmpty, type Answer } from "./errors";
import {
  type HelpfulBody,
  helpfulVotes,
  type Question,
  type QuestionBody,
  questionList,
  type QuestionList,
  questionMade,
  type Review,
  type ReviewFields,
  reviewList,
  type ReviewList,
  reviewMade,
  type ReviewSort,
  reviewToWire,
} from "./schemas/review";

const ofProduct = "/api/app/catalog/product/:code";

type Page = { page: number; perPage: number };

/** `rating` selects reviews with this number of stars. */
type ReviewQuery = Page & { rating?: number | undefined; sort?: ReviewSort | undefined };

/**
 * A page of a product's reviews; null if the API has no reviews (contract: GET product/{code}/reviews).
 * @param limit one of `limits`, depending on how much the page needs the reviews
 */
export async function listReviews(
  caller: Caller,
  uid: string | null,
  code: string,
  query: ReviewQuery,
  limit: number = limits.side,
): Promise<Answer<ReviewList | null>> {
  const answer: Answer<ReviewList | null> = await callApi(caller, {
    path: `${ofProduct}/reviews`,
    params: { code },
    query: { uid, ...query },
    schema: reviewList,
    limit,
  });
  return orEmpty(answer, null);
}

type NewReview = ReviewFields & { files: File[] };

/**
 * Sends the customer's review with at most 10 pictures, JPEG or PNG, 10 MB each; 409 for a second review of the same
 * product, 422 with `fields` (contract: POST product/{code}/reviews).
 */
export function addReview(caller: Caller, code: string, review: NewReview): Promise<Answer<{ review: Review }>> {
  const { files, ...fields } = review;
  const body = new FormData();
  for (const [name, value] of Object.entries(reviewToWire.fields(fields))) body.set(name, String(value));
  for (const file of files) body.append("files[]", file);
  return callApi(caller, {
    method: "POST",
    path: `${ofProduct}/reviews`,
    params: { code },
    body,
    schema: reviewMade,
    limit: limits.upload,
  });
}

/** Says that a review was helpful, or takes that back (contract: POST review/{id}/helpful). */
export function voteForReview(
  caller: Caller,
  id: number,
  body: HelpfulBody,
): Promise<Answer<{ helpful: number; isHelpful: boolean }>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/catalog/review/:id/helpful",
    params: { id },
    body: reviewToWire.helpful(body),
    schema: helpfulVotes,
    limit: limits.write,
  });
}

/** A page of a product's questions; null if the API has no questions (contract: GET product/{code}/questions). */
export async function listQuestions(
  caller: Caller,
  uid: string | null,
  code: string,
  query: Page,
): Promise<Answer<QuestionList | null>> {
  const answer: Answer<QuestionList | null> = await callApi(caller, {
    path: `${ofProduct}/questions`,
    params: { code },
    query: { uid, ...query },
    schema: questionList,
    limit: limits.side,
  });
  return orEmpty(answer, null);
}

/** Asks the shop about a product; 422 with `fields` (contract: POST product/{code}/questions). */
export function askQuestion(caller: Caller, code: string, body: QuestionBody): Promise<Answer<{ question: Question }>> {
  return callApi(caller, {
    method: "POST",
    path: `${ofProduct}/questions`,
    params: { code },
    body: reviewToWire.question(body),
    schema: questionMade,
    limit: limits.write,
  });
}
