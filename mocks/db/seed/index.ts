import type { Db } from "#mocks/db/query";

import { enlarge } from "./enlarge";
import { seedReviews } from "./reviews/index";

/** Adds to the sample's feed what makes it a shop that people use: reviews and questions, and copies up to the number of products. */
export function completeSample(db: Db, products: number): void {
  enlarge(db, products);
  seedReviews(db.raw);
}
