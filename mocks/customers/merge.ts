import type { MergedWire } from "~/api/schemas/auth";
import { maxQuantity } from "~/lib/small-form";
import { findPromo, getEnteredCode, isExpired, setPromo } from "#mocks/db/queries/basket";
import { dropOldViews } from "#mocks/db/queries/favorites";
import type { Db } from "#mocks/db/query";

/**
 * Moves a guest's data to the customer. If a product is in both baskets, the larger quantity wins. Quantities over the
 * stock are reduced and reported when the basket is viewed. The guest's promo code wins, because the shopper has just
 * seen its total, unless it has ended and the customer has one. The latest view of each product wins.
 * @returns how many basket lines were added or increased, and how many favourites were added
 */
export function mergeVisitor(
  db: Db,
  guest: string | null | undefined,
  customer: string,
  now: Date,
): Pick<MergedWire, "basket" | "favorites"> {
  // A customer's identifier must not be merged like a guest's.
  if (!guest || db.get("select 1 from customer where uid = ?", guest)) return { basket: 0, favorites: 0 };
  return db.transaction(() => {
    const change = (sql: string) => db.run(sql, { guest, customer });
    const basket = change(
      `insert into basket_line (uid, product_id, quantity, added_at, seen_price, seen_quantity)
       select :customer, product_id, min(quantity, ${maxQuantity}), added_at, seen_price, seen_quantity
       from basket_line where uid = :guest
       on conflict (uid, product_id) do update set quantity = excluded.quantity, seen_quantity = excluded.seen_quantity
       where excluded.quantity > basket_line.quantity`,
    );
    const favorites = change(
      `insert or ignore into favorite (uid, product_id, added_at)
       select :customer, product_id, added_at from favorite where uid = :guest`,
    );
    const code = getEnteredCode(db, guest);
    if (code !== undefined && (isCurrent(db, code, now) || getEnteredCode(db, customer) === undefined))
      setPromo(db, customer, code);
    change(
      `insert into viewed (uid, product_id, viewed_at) select :customer, product_id, viewed_at from viewed where uid = :guest
       on conflict (uid, product_id) do update set viewed_at = max(viewed_at, excluded.viewed_at)`,
    );
    dropOldViews(db, customer);
    for (const table of ["notify_request", "review_vote", "question"])
      change(`update or ignore ${table} set uid = :customer where uid = :guest`);
    for (const table of ["basket_line", "basket_promo", "favorite", "viewed", "review_vote"])
      db.run(`delete from ${table} where uid = ?`, guest);
    return { basket, favorites };
  });
}

function isCurrent(db: Db, code: string, now: Date): boolean {
  const promo = findPromo(db, code);
  return promo !== undefined && !isExpired(promo, now);
}
