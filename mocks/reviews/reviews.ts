import type { ReviewWire, ReviewSortWire } from "~/api/schemas/review";
import type { StoredFile } from "#mocks/db/queries/order-requests";
import type { Db } from "#mocks/db/query";
import type { Language } from "#mocks/language";

import { type Entry, entryFields, type ReviewStatus, type ReviewTexts, toEntry, updateRating } from "./entries";

type ReviewRow = Entry<ReviewTexts> & {
  rating: number;
  isBought: number;
  /** A photo of a customer, or the path of a drawing of the demo. */
  files: (StoredFile | string)[];
  helpful: number;
  /** 1 if the visitor who asks voted for it. */
  isHelpful: number;
};

const votes = "(select count(*) from review_vote where review_id = review.id)";
const select = `select json_object(${entryFields}, 'rating', rating, 'isBought', is_bought, 'files', json(files),
  'helpful', helpful + ${votes},
  'isHelpful', exists (select 1 from review_vote where review_id = review.id and uid = :uid)) from review`;

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
  helpful: `helpful + ${votes} desc, created_at desc, id desc`,
  new: "created_at desc, id desc",
} as const satisfies Record<ReviewSortWire, string>;

/** A page of a product's published reviews. */
export function listReviews(db: Db, { productId, rating, sort, uid, limit, offset }: Wanted): ReviewRow[] {
  return db.objects<ReviewRow>(
    `${select} where product_id = :productId and status = 'published' and (:rating is null or rating = :rating)
     order by ${orders[sort]} limit :limit offset :offset`,
    { uid, productId, rating, limit, offset },
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
export const getReview = (db: Db, id: number, uid = ""): ReviewRow | undefined =>
  db.objects<ReviewRow>(`${select} where id = :id`, { uid, id })[0];

/** A customer's review of a product. */
export function getOwnReview(db: Db, productId: number, customerId: number, uid: string): ReviewRow | undefined {
  const sql = `${select} where customer_id = :customerId and product_id = :productId`;
  return db.objects<ReviewRow>(sql, { uid, customerId, productId })[0];
}

/** Reviews for the shop's owner, newest first. */
export function listAllReviews(db: Db, status: ReviewStatus, limit: number): ReviewRow[] {
  const sql = `${select} where status = :status order by created_at desc, id desc limit :limit`;
  return db.objects<ReviewRow>(sql, { uid: "", status, limit });
}

type NewReview = Pick<ReviewRow, "productId" | "rating" | "texts" | "files" | "createdAt"> & {
  customerId: number;
  isBought: boolean;
};

/** Adds a review, which waits until the shop publishes it, and returns its id. */
export const addReview = (db: Db, review: NewReview): number => db.insert("review", { ...review, status: "pending" });

/** Records that a visitor found a review helpful, or no longer does. Each visitor counts once. */
export function setHelpful(db: Db, id: number, uid: string, isHelpful: boolean): void {
  if (isHelpful) db.insert("review_vote", { reviewId: id, uid }, "ignore");
  else db.run("delete from review_vote where review_id = ? and uid = ?", id, uid);
}

/** Whether the customer has received the product in an order. */
export const hasBought = (db: Db, productId: number, customerId: number): boolean =>
  db.get(
    `select 1 from customer_order join order_item on order_id = customer_order.id
     where customer_id = :customerId and product_id = :productId and status in ('completed', 'refund_requested') limit 1`,
    { customerId, productId },
  ) !== undefined;

/** A review as the API returns it. */
export function toReview(row: ReviewRow, wanted: Language): ReviewWire {
  const { rating, helpful, isBought, isHelpful, files } = row;
  return {
    ...toEntry(row, wanted),
    ...{ rating, helpful, isBought: isBought === 1, isHelpful: isHelpful === 1 },
    pictures: files.map((file) => (typeof file === "string" ? file : `${photoFolder}${file.stored}`)),
  };
}

/** Where customers' photos are served. */
export const photoFolder = "/upload/photos/";

/** Whether a stored file is a photo of a review that the shop has not rejected. Other files are not public. */
export const isPhoto = (db: Db, stored: string): boolean =>
  db.get(
    `select 1 from review, json_each(files)
     where demo = 0 and files <> '[]' and status <> 'rejected' and value ->> 'stored' = ? limit 1`,
    stored,
  ) !== undefined;

/** Deletes a customer's reviews and returns the stored names of their photos, for the caller to delete. */
export function deleteReviews(db: Db, customerId: number): string[] {
  const reviews = db.objects<{ id: number; productId: number; files: StoredFile[] }>(
    `select json_object('id', id, 'productId', product_id, 'files', json(files)) from review
     where customer_id = ? and demo = 0`,
    customerId,
  );
  for (const { id, productId } of reviews) {
    db.run("delete from review_vote where review_id = ?", id);
    db.run("delete from review where id = ?", id);
    updateRating(db, productId);
  }
  return reviews.flatMap(({ files }) => files.map(({ stored }) => stored));
}
