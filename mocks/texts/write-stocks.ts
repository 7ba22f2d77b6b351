import type { ProductChoice } from "~/lib/shop-text-fields";
import { fileOf, type ShopNews, type ShopStock } from "~/lib/shop-texts";
import { isInName } from "#mocks/db/queries/promotions";
import type { Db } from "#mocks/db/query";
import { sampleSize } from "#mocks/db/seed/enlarge";
import { insertRows, type Row } from "#mocks/db/seed/lib/rows";

import { typeset } from "./typeset";

/** The columns of a promotion's dates and discount. */
export function termsRow({ shared: { startsAt, endsAt, discount, products } }: ShopStock): Row {
  return {
    starts_at: startsAt,
    ends_at: endsAt ?? null,
    discount: discount ? JSON.stringify(discount) : null,
    contains: typeset(products?.contains ?? ""),
  };
}

/** Chooses the products on a promotion's page, and the sections that its discount is for. */
export function addProducts(
  db: Db,
  id: number,
  { files, shared: { products, discount } }: ShopStock,
  faults: string[],
): void {
  const file = fileOf(files);
  if (!products) {
    if (discount) faults.push(`${file}: “discount” needs “products”`);
    return;
  }
  const kit = discount?.kind === "percent" ? discount.kit : [];
  const parts = [sectionIds(db, products.sections, `${file}: “products.sections”`, faults)];
  for (const code of kit) parts.push(sectionIds(db, [code], `${file}: “discount.kit”`, faults));
  insertRows(
    db.raw,
    "stock_section",
    parts.flatMap((ids, part) => ids.map((section_id) => ({ stock_id: id, part, section_id }))),
  );
  choose(db, "stock", id, products);
}

/** Chooses the products under an article. */
export function addArticleProducts(
  db: Db,
  id: number,
  { files, shared: { products } }: ShopNews,
  faults: string[],
): void {
  if (!products) return;
  sectionIds(db, products.sections, `${fileOf(files)}: “products.sections”`, faults);
  choose(db, "news", id, products);
}

/** The ids of sections. A code that the catalogue lacks is a fault of the field. */
function sectionIds(db: Db, codes: string[], field: string, faults: string[]): number[] {
  return [...new Set(codes)].flatMap((code) => {
    const id = db.value<number>("select id from section where code = ?", code);
    if (id === undefined) faults.push(`${field} names ${code}, which is no section`);
    return id ?? [];
  });
}

// The first products are the same in a sample of any size, and so are the promotions. A shop's own products have larger
// ids than all copies.
const chooseFor = (table: "stock" | "news") => `
  insert into ${table}_product (${table}_id, product_id, sort)
  select ?, id, row_number() over (order by old_price is null, popularity desc, id) from (
    select distinct product.id, product.popularity, product.old_price
    from section
    join product_section on product_section.section_id = section.id
    join product on product.id = product_section.product_id
    where section.code in (select value from json_each(?))
      and (product.id <= ${sampleSize} or product.id > 1000000) and product.price > 0 and product.stock > 0
      and (${isInName("?")} or instr(product.properties, ?) > 0)
      and (product.old_price is null or (product.old_price - product.price) * 100 <= product.old_price * ?)
    order by product.old_price is null, product.popularity desc, product.id
    limit ?
  )`;

function choose(db: Db, table: "stock" | "news", id: number, choice: ProductChoice): void {
  const { sections, contains = "", maxDiscount = 100, limit } = choice;
  const part = typeset(contains);
  db.run(chooseFor(table), id, JSON.stringify(sections), part, part, maxDiscount, limit);
}
