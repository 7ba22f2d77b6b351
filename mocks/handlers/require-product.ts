import type { Context } from "#mocks/context";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { findProductId } from "#mocks/db/queries/products";
import { ApiFailure } from "#mocks/errors";

import type { Call } from "./route";

/** The product whose id is in the path, in the requested language; throws 404. */
export function requireProduct({ cards }: Context, { param, language }: Call): ProductEntry {
  const text = param("productId");
  const product = /^\d{1,9}$/.test(text) ? cards.entry(Number(text), language) : undefined;
  if (!product) throw new ApiFailure("product_not_found");
  return product;
}

/** The product whose code is in the path, in the requested language; throws 404. */
export function requireProductByCode({ db, cards }: Context, { param, language }: Call): ProductEntry {
  const id = findProductId(db, param("code"));
  const entry = id === undefined ? undefined : cards.entry(id, language);
  if (!entry) throw new ApiFailure("product_not_found");
  return entry;
}
