import { questionBody, type QuestionWire, type QuestionListWire } from "~/api/schemas/review";
import type { Context } from "#mocks/context";
import { countAttempt, day } from "#mocks/customers/attempts";
import { requireProductByCode } from "#mocks/handlers/require-product";
import { pageOf, pagination, requireBody, requireUid, type Answers, type Call } from "#mocks/handlers/route";

import { toEntry } from "./entries";
import { addQuestion, countQuestions, getQuestion, listOwnQuestions, listQuestions } from "./questions";

/** Questions about products (contract, section 3: "Reviews and questions"). */
export const questionAnswers = { listQuestions: list, askQuestion: ask } satisfies Answers;

const shownAtOnce = { fallback: 10, max: 50 };

function list(context: Context, call: Call): QuestionListWire {
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

const perDay = { max: 20, within: day };

function ask(context: Context, call: Call): { question: QuestionWire } {
  const { db, now } = context;
  const { id: productId } = requireProductByCode(context, call);
  const { author, text } = requireBody(call, questionBody);
  const uid = requireUid(call);
  countAttempt(context, `question:${uid}`, perDay);
  const texts = { [call.language]: { author, text } };
  const id = addQuestion(db, {
    productId,
    customerId: call.customer?.id ?? 0,
    uid,
    texts,
    createdAt: now().toISOString(),
  });
  const row = getQuestion(db, id);
  if (!row) throw new Error(`The new question ${id} was not found`);
  return { question: toEntry(row, call.language) };
}
