import type { RelatedWire } from "~/api/schemas/catalog";
import { maxIds } from "~/lib/product-ids";
import type { Context } from "#mocks/context";
import { findProductId } from "#mocks/db/queries/products";
import { listOrderedTogether, listPopularIn, listSectionCodes, listSimilar } from "#mocks/db/queries/related";

import type { Answers, Call } from "./route";

/** How many products each list has at most. */
const most = 8;

/** Suggestions for products that a shopper looks at or buys. */
export const relatedAnswers = { listRelated: related } satisfies Answers;

/** Unknown codes are ignored. */
function related(context: Context, { query, language, uid }: Call): RelatedWire {
  const { db, cards } = context;
  const codes = (query.get("codes") ?? "").split(",").slice(0, maxIds);
  const ids = codes.flatMap((code) => findProductId(db, code) ?? []);
  const similar = new Set(ids.flatMap((id) => listSimilar(db, id, most)));
  return {
    together: cards.list(togetherWith(context, ids), language, uid),
    similar: cards.list([...similar].filter((id) => !ids.includes(id)).slice(0, most), language, uid),
  };
}

/**
 * What other orders had together with these products, then the most popular products of the sections that the shop's file
 * names for theirs, a product of each section in turn.
 */
function togetherWith(context: Context, ids: readonly number[]): number[] {
  const { db, cards, shop } = context;
  if (ids.length === 0) return [];
  const sections = new Set(listSectionCodes(db, ids).flatMap((code) => shop.accessories[code] ?? []));
  const accessories = [...sections].map((code) => listPopularIn(db, code, most));
  const inTurn = Array.from({ length: most }, (_, turn) => accessories.flatMap((list) => list[turn] ?? [])).flat();
  const isSold = (id: number) => {
    const entry = cards.entry(id, "ru");
    return entry !== undefined && !entry.isHidden && entry.price > 0 && (entry.stock > 0 || entry.orderDays !== null);
  };
  const found = new Set([...listOrderedTogether(db, ids), ...inTurn]);
  return [...found].filter((id) => !ids.includes(id) && isSold(id)).slice(0, most);
}
