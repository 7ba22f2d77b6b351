import type { Db } from "#mocks/db/query";
import { readAllRatings } from "#mocks/reviews/entries";

import { rank } from "./build";

/** The ratings of the listing's rows. They change while the API runs, so they are not stored with the other arrays. */
export type RatingColumns = {
  /** Tenths of a star, 0 without reviews. */
  rating: Uint8Array;
  /** Positions of the rows when the best rated come first, and of equal ones those with more reviews. */
  rankByRating: Int32Array;
};

/** From how many tenths of a star a product counts as well rated. */
export const wellRated = 40;

/** Reads the ratings of the rows. */
export function loadRatings(db: Db, ids: Int32Array, rowOf: ReadonlyMap<number, number>): RatingColumns {
  const rating = new Uint8Array(ids.length);
  const reviews = new Int32Array(ids.length);
  for (const rated of readAllRatings(db)) {
    const row = rowOf.get(rated.id);
    if (row === undefined) continue;
    rating[row] = Math.round(rated.rating * 10);
    reviews[row] = rated.reviews;
  }
  const rankByRating = rank(
    ids.length,
    (a, b) => (rating[b] ?? 0) - (rating[a] ?? 0) || (reviews[b] ?? 0) - (reviews[a] ?? 0),
  );
  return { rating, rankByRating };
}
