import type { DiscountRule } from "~/lib/discount-rule";

import { idList, type Db } from "../query";

export type Promotion = { id: number; slug: string; nameRu: string; nameEn: string; rule: DiscountRule };

type Row = Omit<Promotion, "rule"> & { discount: string; startsAt: string; endsAt: string | null };

/** The promotions with a discount that run at a moment, in a fixed order. */
export function listRunningPromotions(db: Db, now: Date): Promotion[] {
  const rows = db.all<Row>(
    `select id, slug, name_ru as "nameRu", name_en as "nameEn", discount, starts_at as "startsAt", ends_at as "endsAt"
     from stock where discount is not null order by id`,
  );
  return rows
    .filter(
      ({ startsAt, endsAt }) =>
        Date.parse(startsAt) <= now.getTime() && (endsAt === null || Date.parse(endsAt) >= now.getTime()),
    )
    .map(({ id, slug, nameRu, nameEn, discount }) => ({ id, slug, nameRu, nameEn, rule: parseRule(discount) }));
}

/** Parses a rule from its JSON column, which `discountField` has checked. */
export function parseRule(json: string): DiscountRule {
  return JSON.parse(json) as DiscountRule;
}

/** A product in a promotion: part 0 if it gets the discount, parts from 1 on if it is a part of a kit. */
export type Membership = { stockId: number; part: number; productId: number };

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
     where part > 0 or instr(product.name_ru, contains) > 0 or instr(product.properties, contains) > 0`,
    idList(productIds),
  );
}
