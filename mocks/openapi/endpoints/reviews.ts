import * as z from "zod";

import {
  helpfulBody,
  helpfulVotes,
  questionBody,
  questionList,
  questionMade,
  reviewFields,
  reviewList,
  reviewMade,
  reviewSort,
  stars,
} from "~/api/schemas/review";

import { paging, uid, type Endpoint } from "../endpoint";

const code = { code: "The product's code: the last part of its URL in the shop." };
const product = "/api/app/catalog/product/{code}";
const visitor = { ...uid(false), description: "The visitor's identifier, to mark the reviews that they voted for." };

const reviewForm = reviewFields.extend({
  "files[]": z.array(z.string()).optional().describe("JPEG or PNG photos: at most 10, up to 10 MB each."),
});

/** Contract, section 3: "Reviews and questions". */
export const reviewsEndpoints: Endpoint[] = [
  {
    method: "get",
    path: `${product}/reviews`,
    id: "listReviews",
    tag: "Reviews",
    summary: "A page of a product's published reviews, and how its ratings are distributed",
    description: "With a token, `own` is the customer's review of the product, even if it is not published yet.",
    params: code,
    query: [
      visitor,
      ...paging,
      { name: "rating", description: "Only reviews with this number of stars.", schema: stars },
      { name: "sort", description: "The most helpful reviews first, by default, or the newest.", schema: reviewSort },
    ],
    response: reviewList,
    errors: ["product_not_found"],
  },
  {
    method: "post",
    path: `${product}/reviews`,
    id: "addReview",
    tag: "Reviews",
    summary: "Review a product, once per customer",
    description: "The review is `pending` until the shop publishes it.",
    params: code,
    form: reviewForm,
    response: reviewMade,
    private: true,
    errors: ["product_not_found", "already_reviewed", "validation_failed", "too_large", "too_many_requests"],
  },
  {
    method: "post",
    path: "/api/app/catalog/review/{id}/helpful",
    id: "voteForReview",
    tag: "Reviews",
    summary: "Say that a published review was helpful, or take that back; counts once per visitor",
    params: { id: "The review's ID." },
    body: helpfulBody,
    response: helpfulVotes,
    errors: ["not_found", "validation_failed"],
  },
  {
    method: "get",
    path: `${product}/questions`,
    id: "listQuestions",
    tag: "Reviews",
    summary: "A page of a product's published questions, answered ones first",
    params: code,
    query: [
      { ...uid(false), description: "The visitor's identifier, for their own unpublished questions." },
      ...paging,
    ],
    response: questionList,
    errors: ["product_not_found"],
  },
  {
    method: "post",
    path: `${product}/questions`,
    id: "askQuestion",
    tag: "Reviews",
    summary: "Ask a question about a product",
    description: "The question is `pending` until the shop publishes it.",
    params: code,
    body: questionBody,
    response: questionMade,
    errors: ["product_not_found", "validation_failed", "too_many_requests"],
  },
];
