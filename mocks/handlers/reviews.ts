import {
  helpfulBody,
  questionBody,
  reviewFields,
  reviewSort,
  stars,
  type QuestionListWire,
  type QuestionWire,
  type ReviewListWire,
  type ReviewWire,
} from "~/api/schemas/review";
import type { Context } from "#mocks/context";
import { countAttempt } from "#mocks/customers/attempts";
import { day } from "#mocks/dates";
import { ApiFailure, found } from "#mocks/errors";
import { say } from "#mocks/language";
import { filesOf, formOf, readPhotos, storePhotos, textsOf } from "#mocks/orders/attachments";
import { readRatings, toEntry } from "#mocks/reviews/entries";
import { addQuestion, countQuestions, getQuestion, listOwnQuestions, listQuestions } from "#mocks/reviews/questions";
import {
  addReview,
  countByRating,
  getOwnReview,
  getReview,
  hasBought,
  listReviews,
  setHelpful,
  toReview,
} from "#mocks/reviews/reviews";

import { idOf, requireProductByCode, throwFieldErrors } from "./fields";
import {
  pageOf,
  pagination,
  parseBody,
  requireBody,
  requireCustomer,
  requireUid,
  type Answers,
  type Call,
} from "./route";

/** Reviews of products and questions about them (contract, section 3: "Reviews and questions"). */
export const reviewAnswers = {
  listReviews: reviews,
  addReview: review,
  voteForReview: vote,
  listQuestions: questions,
  askQuestion: ask,
} satisfies Answers;

const shownAtOnce = { fallback: 10, max: 50 };

function reviews(context: Context, call: Call): ReviewListWire {
  const { db } = context;
  const { id: productId } = requireProductByCode(context, call);
  const { query, customer, language } = call;
  const uid = call.uid ?? "";
  const counts = countByRating(db, productId);
  const rating = stars.safeParse(Number(query.get("rating"))).data ?? null;
  const sort = reviewSort.safeParse(query.get("sort")).data ?? "helpful";
  const page = pageOf(query, shownAtOnce);
  const rows = listReviews(db, { productId, rating, sort, uid, limit: page.perPage, offset: page.offset });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const own = customer && getOwnReview(db, productId, customer.id, uid);
  return {
    rating: readRatings(db, [productId]).get(productId)?.rating ?? null,
    distribution: [5, 4, 3, 2, 1].map((value) => ({ rating: value, count: counts.get(value) ?? 0 })),
    reviews: rows.map((row) => toReview(row, language)),
    pagination: pagination(page, rating === null ? all : (counts.get(rating) ?? 0)),
    own: own ? toReview(own, language) : null,
  };
}

/** How many reviews, and how many questions, somebody may write. */
const perDay = { max: 20, within: day };

/** Adds the customer's review, which waits for the shop. Checks everything before storing photos, and once more after. */
async function review(context: Context, call: Call): Promise<{ review: ReviewWire }> {
  const { db, now } = context;
  const customer = requireCustomer(call);
  const { id: productId } = requireProductByCode(context, call);
  const refuseSecond = () => {
    if (getOwnReview(db, productId, customer.id, "")) throw new ApiFailure("already_reviewed");
  };
  refuseSecond();
  const form = formOf(call.body);
  const typed = textsOf(form, ["rating", "pros", "cons", "text"]);
  const given = { ...typed, rating: typed.rating === "" ? null : Number(typed.rating) };
  const { rating, ...words } = parseBody(given, reviewFields);
  const { photos, error } = await readPhotos(filesOf(form, "files[]"));
  throwFieldErrors({ files: error });
  countAttempt(context, `review:${customer.id}`, perDay);
  const author = customer.name || say("review.author", call.language);
  const id = await storePhotos(context, photos, (files) => {
    refuseSecond();
    return addReview(db, {
      ...{ productId, customerId: customer.id, rating, files, createdAt: now().toISOString() },
      texts: { [call.language]: { author, ...words } },
      isBought: hasBought(db, productId, customer.id),
    });
  });
  const row = found(getReview(db, id, customer.uid), "internal");
  return { review: toReview(row, call.language) };
}

/** Nobody votes for a review that is not on the page. */
function vote({ db }: Context, call: Call) {
  const id = idOf(call.param("id"));
  const row = getReview(db, id);
  if (row?.status !== "published") throw new ApiFailure("not_found");
  const { isHelpful } = requireBody(call, helpfulBody);
  const uid = requireUid(call);
  setHelpful(db, id, uid, isHelpful);
  return { helpful: getReview(db, id, uid)?.helpful ?? 0, isHelpful };
}

function questions(context: Context, call: Call): QuestionListWire {
  const { db } = context;
  const { uid, language } = call;
  const { id } = requireProductByCode(context, call);
  const page = pageOf(call.query, shownAtOnce);
  const own = uid === null ? [] : listOwnQuestions(db, id, uid);
  return {
    questions: listQuestions(db, id, page.perPage, page.offset).map((row) => toEntry(row, language)),
    pagination: pagination(page, countQuestions(db, id)),
    own: own.map((row) => toEntry(row, language)),
  };
}

function ask(context: Context, call: Call): { question: QuestionWire } {
  const { db, now } = context;
  const { id: productId } = requireProductByCode(context, call);
  const { author, text } = requireBody(call, questionBody);
  const uid = requireUid(call);
  // A form without JavaScript that was sent by a double click.
  const same = listOwnQuestions(db, productId, uid).find(
    ({ status, texts }) => status === "pending" && texts[call.language]?.text === text,
  );
  if (same) return { question: toEntry(same, call.language) };
  countAttempt(context, `question:${uid}`, perDay);
  const texts = { [call.language]: { author, text } };
  const id = addQuestion(db, {
    productId,
    customerId: call.customer?.id ?? 0,
    uid,
    texts,
    createdAt: now().toISOString(),
  });
  const row = found(getQuestion(db, id), "internal");
  return { question: toEntry(row, call.language) };
}
