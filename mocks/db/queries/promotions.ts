import type { DiscountRule } from "~/lib/discount-rule";
import type { ByLanguage } from "~/lib/languages";

import { idList, type Db } from "../query";
import { textJson } from "../texts";

export type Promotion = { id: number; slug: string; name: ByLanguage; rule: DiscountRule };

/** An SQL condition: whether a promotion runs at the moment `?1`. */
export const isRunning =
  "datetime(starts_at) <= datetime(?1) and (ends_at is null or datetime(ends_at) >= datetime(?1))";

/** The promotions with a discount that run at a moment, in a fixed order. */
export function listRunningPromotions(db: Db, now: Date): Promotion[] {
  return db.objects<Promotion>(
    `select json_object('id', id, 'slug', slug, 'name', ${textJson("stock", "name")}, 'rule', json(discount)) from stock
     where discount is not null and ${isRunning} order by id`,
    now.toISOString(),
  );
}

/** A product in a promotion: part 0 if it gets the discount, parts from 1 on if it is a part of a kit. */
export type Membership = { stockId: number; part: number; productId: number };

/**
 * An SQL condition: whether a name of `product` contains a text.
 * @param text an SQL expression
 */
export const isInName = (text: string) =>
  `exists (select 1 from text
     where owner = 'product' and field = 'name' and text.id = product.id and instr(value, ${text}) > 0)`;

/** The promotions of the given products. `cross join` keeps this order of tables: a few products, then sections. */
export function listMemberships(db: Db, productIds: Iterable<number>): Membership[] {
  return db.all<Membership>(
    `select distinct stock_section.stock_id as "stockId", part, product.id as "productId"
     from json_each(?) as asked
     cross join product on product.id = asked.value
     cross join stock_section
     cross join stock on stock.id = stock_section.stock_id and stock.discount is not null
     cross join product_section
       on product_section.section_id = stock_section.section_id and product_section.product_id = product.id
     where part > 0 or ${isInName("contains")} or instr(product.properties, contains) > 0`,
    idList(productIds),
  );
}
