import type Database from "libsql";

import { brands } from "../catalog/brands";
import { insertRows } from "../lib/rows";
import type { Pair } from "../lib/text";
import { typeset } from "./html";
import { headlines } from "./news/headlines";
import { bodies } from "./news/index";
import { pages } from "./pages/index";
import { promos } from "./promos";
import { slides } from "./slides";
import { stocks } from "./stocks/index";
import type { Body, Choice, Headline } from "./types";

/** The two columns of a text. */
function both<Name extends string>(name: Name, [ru, en]: Pair) {
  return { [`${name}_ru`]: typeset(ru), [`${name}_en`]: typeset(en) };
}

function bodyColumns({ ru, en }: Body) {
  return both("body", [ru.join(""), en.join("")]);
}

function article({ slug, picture, name, preview }: Omit<Headline, "publishedAt">, body: Body) {
  return { slug, picture, ...both("name", name), ...both("preview", preview), ...bodyColumns(body) };
}

/** Writes brands, promotions, news, pages, slides and promo codes. */
export function seedTexts(db: Database.Database): void {
  insertRows(
    db,
    "brand",
    brands.map(({ slug, name, country, body }, index) => ({
      id: index + 1,
      sort: index + 1,
      slug,
      ...both("name", name),
      ...both("country", country),
      ...both("body", [body.map((text) => text[0]).join(""), body.map((text) => text[1]).join("")]),
      picture: `/upload/brands/${slug}.jpg`,
    })),
  );
  insertRows(
    db,
    "stock",
    stocks.map(({ startsAt, endsAt, body, ...stock }, index) => {
      return { id: index + 1, ...article(stock, body), starts_at: startsAt, ends_at: endsAt };
    }),
  );
  insertRows(
    db,
    "news",
    headlines.map((one, index) => {
      return { id: index + 1, ...article(one, bodies[one.slug]), published_at: one.publishedAt };
    }),
  );
  insertRows(
    db,
    "page",
    pages.map(({ kind, slug, name, body, updatedAt }, index) => {
      return { kind, slug, sort: index + 1, ...both("name", name), ...bodyColumns(body), updated_at: updatedAt };
    }),
  );
  insertRows(db, "slide", slides);
  insertRows(db, "promo", promos);
}

/** Adds products to the promotions as their `Choice` defines. Call it after the products are written. */
export function seedStockProducts(db: Database.Database): void {
  const insert = db.prepare(`
    insert into stock_product (stock_id, product_id, sort)
    select ?, id, row_number() over (order by old_price is null, popularity desc, id) from (
      select distinct product.id, product.popularity, product.old_price
      from section
      join product_section on product_section.section_id = section.id
      join product on product.id = product_section.product_id
      where section.code in (select value from json_each(?))
        and product.id <= 700 and product.price > 0 and product.stock > 0
        and (instr(product.name_ru, ?) > 0 or instr(product.properties, ?) > 0)
        and (product.old_price is null or (product.old_price - product.price) * 100 <= product.old_price * ?)
      order by product.old_price is null, product.popularity desc, product.id
      limit ?
    )`);
  const choose = ({ sections, saying = "", upTo = 100, limit }: Choice) =>
    [JSON.stringify(sections), saying, saying, upTo, limit] as const;
  stocks.forEach(({ choice }, index) => insert.run(index + 1, ...choose(choice)));
}
