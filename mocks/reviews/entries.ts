import type { ReviewWire } from "~/api/schemas/review";
import { type ByLanguage, firstLanguage } from "~/lib/languages";
import { type Db, idList } from "#mocks/db/query";
import type { Language } from "#mocks/language";

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
    db.update(table, id, { status });
    if (table === "review") updateRating(db, productId);
  });
}

/** Answers a row in the language of its texts; a new answer replaces the old one. */
export function answerEntry(db: Db, table: Table, { id, texts }: Entry<unknown>, text: string, now: Date): void {
  const answer = { [readLocalized(texts, "ru").language]: text };
  db.update(table, id, { answer, answeredAt: now.toISOString() });
}

/** The published ratings of a product: the average with one decimal place, and their number. */
type Rating = { rating: number; reviews: number };

type Row = { id: number; count: number; sum: number };

const average = ({ count, sum }: Row): number => Math.round((sum / count) * 10) / 10;

/** The ratings of these products by id; products without published reviews are left out. */
export function readRatings(db: Db, ids: Iterable<number>): Map<number, Rating> {
  const rows = db.all<Row>(
    `select product_id as id, count, sum from rating
     where count > 0 and product_id in (select value from json_each(?))`,
    idList(ids),
  );
  return new Map(rows.map((row) => [row.id, { rating: average(row), reviews: row.count }]));
}

/** The ratings of all products that have any. */
export function readAllRatings(db: Db): (Rating & { id: number })[] {
  const rows = db.all<Row>("select product_id as id, count, sum from rating where count > 0");
  return rows.map((row) => ({ id: row.id, rating: average(row), reviews: row.count }));
}

/** The number of the last change of any rating, by this process or another one. */
export const lastChange = (db: Db): number => db.value<number | null>("select max(changed) from rating") ?? 0;

/** Recomputes a product's rating after its published reviews have changed. */
export function updateRating(db: Db, productId: number): void {
  db.run(
    `insert or replace into rating (product_id, count, sum, changed)
     select ?1, count(*), total(rating), (select coalesce(max(changed), 0) + 1 from rating)
     from review where product_id = ?1 and status = 'published'`,
    productId,
  );
}
