import type { ReviewSort } from "~/api/schemas/review";
import { paths } from "~/paths";

/** Which reviews and questions a product's page shows: `?stars=5&order=new&reviews=2&questions=3`. */
export type ReviewsState = {
  /** Only reviews with this rating. */
  stars: number | null;
  sort: ReviewSort;
  /** The page of the reviews, from 1. */
  page: number;
  /** The page of the questions, from 1. */
  questions: number;
};

/** Larger than the number of pages of any product. */
const maxPages = 9999;

/** Reads the state from a query; ignores invalid values. */
export function parseReviews(query: URLSearchParams): ReviewsState {
  const stars = query.get("stars") ?? "";
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    sort: query.get("order") === "new" ? "new" : "helpful",
    page: pageNumber(query.get("reviews")),
    questions: pageNumber(query.get("questions")),
  };
}

function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), maxPages) : 1;
}

/**
 * The path of a product's page in a state.
 * @param part what the link scrolls to
 */
export function reviewsPath(code: string, state: ReviewsState, part?: "reviews" | "questions"): string {
  const { stars, sort, page, questions } = state;
  const query = {
    ...(stars !== null && { stars: String(stars) }),
    ...(sort === "new" && { order: "new" as const }),
    ...(page > 1 && { reviews: String(page) }),
    ...(questions > 1 && { questions: String(questions) }),
  };
  return paths.productReviews(code, query, part);
}
