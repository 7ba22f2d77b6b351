import type { ReviewWire } from "~/api/schemas/review";
import { firstLanguage, type ByLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import type { Language } from "#mocks/language";

import { updateRating } from "./ratings";

export type ReviewStatus = ReviewWire["status"];

/** The texts of a question as stored. */
export type QuestionTexts = { author: string; text: string };

/** The texts of a review as stored. */
export type ReviewTexts = QuestionTexts & { pros: string; cons: string };

/** What the rows of reviews and of questions have in common. Their texts are in one language at least. */
export type Entry<Texts> = {
  id: number;
  productId: number;
  texts: ByLanguage<Texts>;
  status: ReviewStatus;
  answer: ByLanguage | null;
  answeredAt: string | null;
  createdAt: string;
};

/** The fields of an `Entry` for SQLite's `json_object`. */
export const entryFields = `'id', id, 'productId', product_id, 'texts', json(texts), 'status', status,
  'answer', json(answer), 'answeredAt', answered_at, 'createdAt', created_at`;

/** Reads a text in the requested language, or else in one that it has. */
export function readLocalized<Text>(texts: ByLanguage<Text>, wanted: Language): { language: Language; value: Text } {
  for (const language of [wanted, firstLanguage(), ...Object.keys(texts)]) {
    const value = texts[language];
    if (value !== undefined) return { language, value };
  }
  throw new Error("A stored text has no language");
}

/** A row as the API returns it: what reviews and questions have in common, with their texts. */
export function toEntry<Texts>({ texts, answer, answeredAt, ...row }: Entry<Texts>, wanted: Language) {
  const { id, status, createdAt } = row;
  const { language, value } = readLocalized(texts, wanted);
  const said = answer && answeredAt !== null && { text: readLocalized(answer, language).value, createdAt: answeredAt };
  return { id, status, createdAt, language, ...value, answer: said || null };
}

type Table = "review" | "question";

/** Publishes a row, or takes it off the page. */
export function setEntryStatus(db: Db, table: Table, { id, productId }: Entry<unknown>, status: ReviewStatus): void {
  db.transaction(() => {
    db.run(`update ${table} set status = ? where id = ?`, status, id);
    if (table === "review") updateRating(db, productId);
  });
}

/** Answers a row in the language of its texts; a new answer replaces the old one. */
export function answerEntry(db: Db, table: Table, { id, texts }: Entry<unknown>, text: string, now: Date): void {
  const answer = JSON.stringify({ [readLocalized(texts, "ru").language]: text });
  db.run(`update ${table} set answer = ?, answered_at = ? where id = ?`, answer, now.toISOString(), id);
}
