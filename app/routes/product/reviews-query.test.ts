import { expect, it } from "vitest";

import { parseReviews, reviewsPath, type ReviewsState } from "./reviews-query";

const plain: ReviewsState = { stars: null, sort: "helpful", page: 1, questions: 1 };
const parse = (query: string) => parseReviews(new URLSearchParams(query));

it("reads the rating, the order and the pages", () => {
  expect(parse("")).toEqual(plain);
  expect(parse("stars=5&order=new&reviews=2&questions=3")).toEqual({ stars: 5, sort: "new", page: 2, questions: 3 });
});

it.each(["stars=0", "stars=6", "stars=4.5", "order=rating", "reviews=0", "reviews=-1", "reviews=x", "questions=1e3"])(
  "ignores an invalid value: %s",
  (query) => expect(parse(query)).toEqual(plain),
);

it("limits page numbers", () => {
  expect(parse("reviews=99999999999999999999").page).toBe(9999);
});

it("writes only what differs from the plain page", () => {
  expect(reviewsPath("a b", plain)).toBe("/product/a%20b#reviews");
  const state: ReviewsState = { stars: 4, sort: "new", page: 2, questions: 3 };
  const path = reviewsPath("drill", state, "questions");
  expect(path).toBe("/product/drill?stars=4&order=new&reviews=2&questions=3#questions");
  expect(parseReviews(new URL(path, "http://shop.invalid").searchParams)).toEqual(state);
});
