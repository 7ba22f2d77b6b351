import type { Db } from "#mocks/db/query";

import { entryFields, type Entry, type QuestionTexts, type ReviewStatus } from "./entries";

type QuestionRow = Entry<QuestionTexts>;

const select = `select json_object(${entryFields}) from question`;

/** A page of a product's published questions: the answered ones first, newest first. */
export function listQuestions(db: Db, productId: number, limit: number, offset: number): QuestionRow[] {
  return db.objects<QuestionRow>(
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
  return db.objects<QuestionRow>(
    `${select} where product_id = ? and uid = ? and status <> 'published' order by created_at desc, id desc limit ?`,
    ...[productId, uid, mostOwn],
  );
}

/** Questions for the shop's owner, newest first. */
export function listAllQuestions(db: Db, status: ReviewStatus, limit: number): QuestionRow[] {
  const sql = `${select} where status = ? order by created_at desc, id desc limit ?`;
  return db.objects<QuestionRow>(sql, status, limit);
}

export const getQuestion = (db: Db, id: number): QuestionRow | undefined =>
  db.objects<QuestionRow>(`${select} where id = ?`, id)[0];

type NewQuestion = Pick<QuestionRow, "productId" | "texts" | "createdAt"> & { customerId: number; uid: string };

/** Adds a question, which waits until the shop publishes it, and returns its id. */
export const addQuestion = (db: Db, question: NewQuestion): number =>
  db.insert("question", { ...question, status: "pending" });
