import type { Db } from "#mocks/db/query";

/** The size of the sample's feed. */
export const sampleSize = 1200;

/** Sections whose size is the same in a catalogue of any size: tests need one with a single product, and one with many. */
const fixedSections = ["scaffold-towers", "cutting-discs"];

/**
 * Copies products until there are so many, to see how the shop behaves with a large catalogue. Each round copies all
 * products but those of sections with a known size; a copy's code, article and name end in the round's number.
 */
export function enlarge(db: Db, products: number): void {
  let last = db.value<number>("select max(id) from product") ?? 0;
  if (last >= products) return;
  db.raw.exec("drop table if exists temp.original");
  db.raw.exec("create temp table original (place integer primary key, id integer unique)");
  db.run(
    `insert into original (id) select product.id from product join section on section.id = section_id
     where section.code not in (select value from json_each(?)) order by product.id`,
    JSON.stringify(fixedSections),
  );
  const size = db.value<number>("select count(*) from original") ?? 0;
  for (let round = 2; size > 0 && last < products; round += 1) {
    const wanted = Math.min(size, products - last);
    copy(db, { round, last, wanted });
    last += wanted;
  }
}

const columns =
  "section_id, brand_id, stock, order_days, weight, unit, multiplicity, badges, pictures, documents, properties";

function copy(db: Db, { round, last, wanted }: { round: number; last: number; wanted: number }): void {
  const from = "join original using (id) where place <= ?2";
  db.run(
    `insert into product (id, code, article, price, old_price, group_id, popularity, created_at, ${columns})
     select ?1 + place, code || '-' || cast(?3 as integer), article || '-' || cast(?3 as integer), price + ?3 % 40 * 10, old_price + ?3 % 40 * 10, group_id + ?3, -(?1 + place), created_at, ${columns}
     from product ${from}`,
    ...[last, wanted, round],
  );
  const text = "owner, field, id, language, value";
  for (const table of ["text", "long_text"])
    db.run(
      `insert into ${table} (${text})
       select owner, field, ?1 + place, language, case field when 'name' then value || ', ' || cast(?3 as integer) else value end
       from ${table} ${from} and owner = 'product'`,
      ...[last, wanted, round],
    );
  db.run(
    `insert into office_stock select ?1 + place, office, quantity
     from office_stock join original on original.id = product_id where place <= ?2`,
    ...[last, wanted],
  );
}
