import { shopDay } from "~/lib/shop-day";
import type { Db } from "#mocks/db/query";

export type OrderSearch = {
  /** Words that the number, a product's name or its article contains; case does not matter. */
  q: string;
  /** The first and the last day of the orders, `YYYY-MM-DD`; empty for no limit. */
  from: string;
  to: string;
};

/** The ids of a customer's orders that match a search; null if it is empty. */
export function findOrders(db: Db, customerId: number, { q, from, to }: OrderSearch): number[] | null {
  const words = fold(q)
    .split(/[\s№#]+/)
    .filter(Boolean);
  if (words.length === 0 && from === "" && to === "") return null;
  const rows = db.all<{ id: number; createdAt: string; text: string }>(
    `select id, created_at as "createdAt", number || ' ' || (select coalesce(group_concat(
       (select group_concat(value, ' ') from json_each(name)) || ' ' || article, ' '), '') from order_item where order_id = customer_order.id) as text
     from customer_order where customer_id = ?`,
    customerId,
  );
  const matches = ({ createdAt, text }: (typeof rows)[number]) => {
    const [day, folded] = [shopDay(new Date(createdAt)), fold(text)];
    return (from === "" || day >= from) && (to === "" || day <= to) && words.every((word) => folded.includes(word));
  };
  return rows.filter(matches).map(({ id }) => id);
}

// SQLite ignores case only for Latin letters.
const fold = (text: string) => text.toLowerCase().replaceAll("ё", "е");
