import type { ShopText } from "~/lib/shop-file";
import type { ProductChoice } from "~/lib/shop-text-fields";
import type { ShopNews, ShopSlide, ShopStock, ShopTexts } from "~/lib/shop-texts";
import type { Db } from "#mocks/db/query";
import { groundSize } from "#mocks/db/seed/catalog/plan";
import { insertRows, type Row } from "#mocks/db/seed/lib/rows";

import { typeset } from "./typeset";

/**
 * Replaces all texts in the database: pages, news, promotions with their products, slides and promo codes. Runs in one
 * transaction, after the catalogue is complete.
 * @throws an Error if a promotion names a section that the catalogue lacks; the earlier texts stay
 */
export function writeTexts(db: Db, { pages, news, stocks, slides, promos }: ShopTexts): void {
  db.transaction(() => {
    for (const table of ["stock_product", "stock", "news", "page", "slide", "promo"]) db.run(`delete from ${table}`);
    insertRows(
      db.raw,
      "stock",
      stocks.map((stock, index) => {
        const { startsAt, endsAt = null } = stock.shared;
        return { id: index + 1, ...articleRow("stocks", stock), starts_at: startsAt, ends_at: endsAt };
      }),
    );
    insertRows(
      db.raw,
      "news",
      news.map((one, index) => {
        return { id: index + 1, ...articleRow("news", one), published_at: one.shared.publishedAt };
      }),
    );
    insertRows(
      db.raw,
      "page",
      pages.map(({ slug, own, shared: { kind, updatedAt }, body }, index) => {
        const name = columns("name", { ru: own.ru.name, en: own.en.name });
        return { kind, slug, sort: index + 1, ...name, ...columns("body", body), updated_at: updatedAt };
      }),
    );
    insertRows(
      db.raw,
      "slide",
      slides.map((slide, index) => slideRow(db, slide, index + 1)),
    );
    insertRows(
      db.raw,
      "promo",
      promos.map(({ code, name, percent, expiresAt = null }) => {
        return { code, ...columns("name", name), percent, expires_at: expiresAt };
      }),
    );
    stocks.forEach((stock, index) => addProducts(db, index + 1, stock));
  });
}

function slideRow(db: Db, { title, text, link, theme, action, more, product, ...shown }: ShopSlide, id: number): Row {
  const found = product === undefined ? null : db.get<{ id: number }>("select id from product where code = ?", product);
  if (found === undefined) throw new Error(`slides.json: “${id - 1}.product” names ${product}, which is no product`);
  return {
    ...{ id, sort: id, link, theme, picture: pictureOf("slides", shown) },
    ...{ ...columns("title", title), ...columns("text", text), ...optionalColumns("action", action) },
    ...{ ...optionalColumns("more", more?.name), more_link: more?.link ?? null, product_id: found?.id ?? null },
  };
}

/** The two columns of a text that may be missing. */
function optionalColumns(name: string, text: ShopText | undefined): Row {
  return text ? columns(name, text) : { [`${name}_ru`]: null, [`${name}_en`]: null };
}

/** The two columns of a text. */
function columns(name: string, { ru, en }: ShopText): Row {
  return { [`${name}_ru`]: typeset(ru), [`${name}_en`]: typeset(en) };
}

function articleRow(folder: "stocks" | "news", { slug, own: { ru, en }, shared, body }: ShopNews | ShopStock): Row {
  return {
    slug,
    picture: pictureOf(folder, shared),
    ...columns("name", { ru: ru.name, en: en.name }),
    ...columns("preview", { ru: ru.preview, en: en.preview }),
    ...columns("body", body),
  };
}

/** The address of a picture, or of a drawing if there is none. */
function pictureOf(folder: string, { picture, drawing }: { picture?: string; drawing?: string }): string | null {
  if (picture !== undefined) return `/upload/shop/${picture}`;
  return drawing === undefined ? null : `/upload/${folder}/${drawing}.jpg`;
}

function addProducts(db: Db, id: number, { files, shared: { products } }: ShopStock): void {
  if (!products) return;
  for (const code of products.sections) {
    if (!db.get("select 1 from section where code = ?", code))
      throw new Error(`${files.ru ?? files.en ?? ""}: “products.sections” names ${code}, which is no section`);
  }
  db.run(choose, id, ...parametersOf(products));
}

// The first products are the same in a catalogue of any size, and so are the promotions.
const choose = `
  insert into stock_product (stock_id, product_id, sort)
  select ?, id, row_number() over (order by old_price is null, popularity desc, id) from (
    select distinct product.id, product.popularity, product.old_price
    from section
    join product_section on product_section.section_id = section.id
    join product on product.id = product_section.product_id
    where section.code in (select value from json_each(?))
      and product.id <= ${groundSize} and product.price > 0 and product.stock > 0
      and (instr(product.name_ru, ?) > 0 or instr(product.properties, ?) > 0)
      and (product.old_price is null or (product.old_price - product.price) * 100 <= product.old_price * ?)
    order by product.old_price is null, product.popularity desc, product.id
    limit ?
  )`;

function parametersOf({ sections, contains = "", maxDiscount = 100, limit }: ProductChoice) {
  const part = typeset(contains);
  return [JSON.stringify(sections), part, part, maxDiscount, limit] as const;
}
