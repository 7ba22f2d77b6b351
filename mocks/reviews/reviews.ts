import type { ReviewWire, ReviewSortWire } from "~/api/schemas/review";
import { parseList } from "#mocks/db/queries/cards";
import type { StoredFile } from "#mocks/db/queries/order-requests";
import type { Db } from "#mocks/db/query";
import type { Language } from "#mocks/language";

import { updateRating } from "./ratings";
import { readAnswer, readLocalized, type Localized, type ReviewTexts } from "./texts";

export type ReviewStatus = ReviewWire["status"];

export type ReviewRow = {
  id: number;
  productId: number;
  customerId: number;
  rating: number;
  /** JSON, as in the table. */
  texts: string;
  isBought: number;
  files: string;
  status: ReviewStatus;
  answer: string | null;
  answeredAt: string | null;
  createdAt: string;
  helpful: number;
  /** 1 if the visitor who asks voted for it. */
  isHelpful: number;
};

const select = `select id, product_id as "productId", customer_id as "customerId", rating, texts, is_bought as "isBought",
  files, status, answer, answered_at as "answeredAt", created_at as "createdAt",
  helpful + (select count(*) from review_vote where review_id = review.id) as helpful,
  exists (select 1 from review_vote where review_id = review.id and uid = ?1) as "isHelpful"
  from review`;

type Wanted = {
  productId: number;
  /** Only reviews with this rating. */
  rating: number | null;
  sort: ReviewSortWire;
  /** The visitor who asks; empty if unknown. */
  uid: string;
  limit: number;
  offset: number;
};

const orders = {
  helpful: "helpful desc, created_at desc, id desc",
  new: "created_at desc, id desc",
} as const satisfies Record<ReviewSortWire, string>;

/** A page of a product's published reviews. */
export function listReviews(db: Db, { productId, rating, sort, uid, limit, offset }: Wanted): ReviewRow[] {
  return db.all<ReviewRow>(
    `${select} where product_id = ?2 and status = 'published' and (?3 is null or rating = ?3)
     order by ${orders[sort]} limit ?4 offset ?5`,
    ...[uid, productId, rating, limit, offset],
  );
}

/** How many published reviews of a product gave each rating. */
export function countByRating(db: Db, productId: number): Map<number, number> {
  const rows = db.all<{ rating: number; n: number }>(
    "select rating, count(*) as n from review where product_id = ? and status = 'published' group by rating",
    productId,
  );
  return new Map(rows.map(({ rating, n }) => [rating, n]));
}

/** A review by its id, as this visitor sees it. */
export function getReview(db: Db, id: number, uid = ""): ReviewRow | undefined {
  return db.get<ReviewRow>(`${select} where id = ?2`, uid, id);
}

/** A customer's review of a product. */
export function getOwnReview(db: Db, productId: number, customerId: number, uid: string): ReviewRow | undefined {
  return db.get<ReviewRow>(`${select} where customer_id = ?2 and product_id = ?3`, uid, customerId, productId);
}

/** Reviews for the shop's owner, newest first. */
export function listAllReviews(db: Db, status: ReviewStatus, limit: number): ReviewRow[] {
  return db.all<ReviewRow>(`${select} where status = ?2 order by created_at desc, id desc limit ?3`, "", status, limit);
}

export type NewReview = {
  productId: number;
  customerId: number;
  rating: number;
  texts: Localized<ReviewTexts>;
  isBought: boolean;
  files: readonly StoredFile[];
  createdAt: Date;
};

/** Adds a review, which waits until the shop publishes it, and returns its id. */
export function addReview(db: Db, review: NewReview): number {
  const { productId, customerId, rating, texts, isBought, files, createdAt } = review;
  const row = db.get<{ id: number }>(
    `insert into review (product_id, customer_id, rating, texts, is_bought, files, status, created_at)
     values (?, ?, ?, ?, ?, ?, 'pending', ?) returning id`,
    ...[productId, customerId, rating, JSON.stringify(texts), Number(isBought), JSON.stringify(files)],
    createdAt.toISOString(),
  );
  return row?.id ?? 0;
}

/** Publishes a review, or takes it off the page. */
export function setReviewStatus(db: Db, { id, productId }: ReviewRow, status: ReviewStatus): void {
  db.transaction(() => {
    db.run("update review set status = ? where id = ?", status, id);
    updateRating(db, productId);
  });
}

/** Answers a review in the language of its texts; a new answer replaces the old one. */
export function answerReview(db: Db, { id, texts }: ReviewRow, text: string, now: Date): void {
  const { language } = readLocalized(texts, "ru");
  const answer = JSON.stringify({ [language]: text });
  db.run("update review set answer = ?, answered_at = ? where id = ?", answer, now.toISOString(), id);
}

/** Records that a visitor found a review helpful, or no longer does. Each visitor counts once. */
export function setHelpful(db: Db, id: number, uid: string, isHelpful: boolean): void {
  if (isHelpful) db.run("insert or ignore into review_vote (review_id, uid) values (?, ?)", id, uid);
  else db.run("delete from review_vote where review_id = ? and uid = ?", id, uid);
}

/** Whether the customer has received the product in an order. */
export function hasBought(db: Db, productId: number, customerId: number): boolean {
  const row = db.get(
    `select 1 from customer_order join order_item on order_id = customer_order.id
     where customer_id = ? and product_id = ? and status in ('completed', 'refund_requested') limit 1`,
    customerId,
    productId,
  );
  return row !== undefined;
}

/** A review as the API returns it. */
export function toReview(row: ReviewRow, wanted: Language): ReviewWire {
  const { id, rating, status, createdAt, helpful } = row;
  const { language, value } = readLocalized<ReviewTexts>(row.texts, wanted);
  return {
    ...{ id, rating, status, createdAt, helpful, language, ...value },
    isBought: row.isBought === 1,
    isHelpful: row.isHelpful === 1,
    pictures: parseList<StoredFile | string>(row.files).map((file) =>
      typeof file === "string" ? file : `${photoFolder}${file.stored}`,
    ),
    answer: readAnswer(row.answer, row.answeredAt, language),
  };
}

/** Where customers' photos are served. */
export const photoFolder = "/upload/photos/";

/** Whether a stored file is a photo of a review that the shop has not rejected. Other files are not public. */
export function isPhoto(db: Db, stored: string): boolean {
  const row = db.get(
    `select 1 from review, json_each(files)
     where demo = 0 and files <> '[]' and status <> 'rejected' and value ->> 'stored' = ? limit 1`,
    stored,
  );
  return row !== undefined;
}

/** Deletes a customer's reviews and returns the stored names of their photos, for the caller to delete. */
export function deleteReviews(db: Db, customerId: number): string[] {
  const rows = db.all<{ id: number; productId: number; files: string }>(
    `select id, product_id as "productId", files from review where customer_id = ? and demo = 0`,
    customerId,
  );
  for (const { id, productId } of rows) {
    db.run("delete from review_vote where review_id = ?", id);
    db.run("delete from review where id = ?", id);
    updateRating(db, productId);
  }
  return rows.flatMap(({ files }) => parseList<StoredFile>(files).map(({ stored }) => stored));
}
