import * as z from "zod";

import { dateTime, pagination, pictures } from "./common";

/** Contract, section 3: "Reviews and questions". Texts are plain text, in the language that their author used. */

export const stars = z.int().min(1).max(5);

/** Whether everybody sees a text: `pending` until the shop has read it. Only its author sees any other. */
const status = z.enum(["published", "pending", "rejected"]);

/** The shop's answer to a review or a question. */
const answer = z.object({ text: z.string(), createdAt: dateTime });

/** What reviews and questions have in common. */
const entry = z.object({
  id: z.int(),
  author: z.string(),
  text: z.string(),
  /** The language of the texts: a code for the HTML attribute `lang`. */
  language: z.string().regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i),
  createdAt: dateTime,
  status,
  answer: answer.nullable(),
});

export const review = entry.extend({
  rating: stars,
  /** What the author likes and dislikes; empty if not given, like `text`. */
  pros: z.string(),
  cons: z.string(),
  /** The author has received the product from this shop. */
  isBought: z.boolean(),
  pictures,
  /** How many visitors found the review helpful, and whether this one did. */
  helpful: z.int().nonnegative(),
  isHelpful: z.boolean(),
});
export type Review = z.output<typeof review>;
export type ReviewWire = z.input<typeof review>;

export const reviewSort = z.enum(["helpful", "new"]);
export type ReviewSort = z.output<typeof reviewSort>;
export type ReviewSortWire = z.input<typeof reviewSort>;

export const reviewList = z.object({
  /** The average of all ratings, rounded to one decimal place; null without reviews. */
  rating: z.number().min(1).max(5).nullable(),
  /** How many published reviews gave each rating, from 5 stars to 1. */
  distribution: z.array(z.object({ rating: stars, count: z.int().nonnegative() })).length(5),
  reviews: z.array(review),
  pagination,
  /** The customer's own review of the product, whatever its status; null for guests and without one. */
  own: review.nullable(),
});
export type ReviewList = z.output<typeof reviewList>;
export type ReviewListWire = z.input<typeof reviewList>;

/** The fields of the multipart body, in addition to `files[]`. */
export const reviewFields = z.object({
  rating: stars,
  pros: z.string().trim().max(500),
  cons: z.string().trim().max(500),
  text: z.string().trim().max(3000),
});
export type ReviewFieldsWire = z.input<typeof reviewFields>;
export type ReviewFields = ReviewFieldsWire;

export const reviewMade = z.object({ review });

export const helpfulBody = z.object({ uid: z.string().min(1), isHelpful: z.boolean() });
export type HelpfulBodyWire = z.input<typeof helpfulBody>;
export type HelpfulBody = HelpfulBodyWire;
export const helpfulVotes = z.object({ helpful: z.int().nonnegative(), isHelpful: z.boolean() });

export const question = entry;
export type Question = z.output<typeof question>;
export type QuestionWire = z.input<typeof question>;

export const questionList = z.object({
  questions: z.array(question),
  pagination,
  /** The visitor's own questions that are not published. */
  own: z.array(question),
});
export type QuestionList = z.output<typeof questionList>;
export type QuestionListWire = z.input<typeof questionList>;

export const questionBody = z.object({
  uid: z.string().min(1),
  author: z.string().trim().min(1).max(60),
  text: z.string().trim().min(1).max(1000),
});
export type QuestionBodyWire = z.input<typeof questionBody>;
export type QuestionBody = QuestionBodyWire;

export const questionMade = z.object({ question });

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const reviewToWire = {
  fields: (body: ReviewFields): ReviewFieldsWire => body,
  helpful: (body: HelpfulBody): HelpfulBodyWire => body,
  question: (body: QuestionBody): QuestionBodyWire => body,
};
