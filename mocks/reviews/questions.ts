import type { QuestionWire } from "~/api/schemas/review";
import type { Db } from "#mocks/db/query";
import type { Language } from "#mocks/language";

import type { ReviewStatus } from "./reviews";
import { readAnswer, readLocalized, type Localized, type QuestionTexts } from "./texts";

export type QuestionRow = {
  id: number;
  productId: number;
  customerId: number;
  /** JSON, as in the table. */
  texts: string;
  status: ReviewStatus;
  answer: string | null;
  answeredAt: string | null;
  createdAt: string;
};

const select = `select id, product_id as "productId", customer_id as "customerId", texts, status, answer,
  answered_at as "answeredAt", created_at as "createdAt" from question`;

/** A page of a product's published questions: the answered ones first, newest first. */
export function listQuestions(db: Db, productId: number, limit: number, offset: number): QuestionRow[] {
  return db.all<QuestionRow>(
    `${select} where product_id = ? and status = 'published'
     order by answer is null, created_at desc, id desc limit ? offset ?`,
    ...[productId, limit, offset],
  );
}

export function countQuestions(db: Db, productId: number): number {
  const sql = "select count(*) from question where product_id = ? and status = 'published'";
  return db.value<number>(sql, productId) ?? 0;
}

/** The most questions of one visitor that wait at a time: more are not shown to the visitor. */
const mostOwn = 10;

/** A visitor's questions about a product that nobody else sees, newest first. */
export function listOwnQuestions(db: Db, productId: number, uid: string): QuestionRow[] {
  return db.all<QuestionRow>(
    `${select} where product_id = ? and uid = ? and status <> 'published' order by created_at desc, id desc limit ?`,
    ...[productId, uid, mostOwn],
  );
}

/** Questions for the shop's owner, newest first. */
export function listAllQuestions(db: Db, status: ReviewStatus, limit: number): QuestionRow[] {
  return db.all<QuestionRow>(`${select} where status = ? order by created_at desc, id desc limit ?`, status, limit);
}

export function getQuestion(db: Db, id: number): QuestionRow | undefined {
  return db.get<QuestionRow>(`${select} where id = ?`, id);
}

export type NewQuestion = {
  productId: number;
  customerId: number;
  uid: string;
  texts: Localized<QuestionTexts>;
  createdAt: Date;
};

/** Adds a question, which waits until the shop publishes it, and returns its id. */
export function addQuestion(db: Db, { productId, customerId, uid, texts, createdAt }: NewQuestion): number {
  const row = db.get<{ id: number }>(
    `insert into question (product_id, customer_id, uid, texts, status, created_at)
     values (?, ?, ?, ?, 'pending', ?) returning id`,
    ...[productId, customerId, uid, JSON.stringify(texts), createdAt.toISOString()],
  );
  return row?.id ?? 0;
}

export function setQuestionStatus(db: Db, { id }: QuestionRow, status: ReviewStatus): void {
  db.run("update question set status = ? where id = ?", status, id);
}

/** Answers a question in the language of its text; a new answer replaces the old one. */
export function answerQuestion(db: Db, { id, texts }: QuestionRow, text: string, now: Date): void {
  const { language } = readLocalized(texts, "ru");
  const answer = JSON.stringify({ [language]: text });
  db.run("update question set answer = ?, answered_at = ? where id = ?", answer, now.toISOString(), id);
}

/** A question as the API returns it. */
export function toQuestion(row: QuestionRow, wanted: Language): QuestionWire {
  const { id, status, createdAt } = row;
  const { language, value } = readLocalized<QuestionTexts>(row.texts, wanted);
  return { id, status, createdAt, language, ...value, answer: readAnswer(row.answer, row.answeredAt, language) };
}
