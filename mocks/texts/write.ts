import type { ByLanguage } from "~/lib/languages";
import type { ProductChoice } from "~/lib/shop-text-fields";
import { fileOf, type ShopNews, type ShopSlide, type ShopStock, type ShopTexts } from "~/lib/shop-texts";
import { isInName } from "#mocks/db/queries/promotions";
import type { Db } from "#mocks/db/query";
import { insertRows, type Row } from "#mocks/db/rows";
import { sampleSize } from "#mocks/db/seed/enlarge";
import { mapText } from "#mocks/db/texts";

import { typeset } from "./typeset";

/** What is wrong with the texts, a sentence each with its file. */
export class TextFaults extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join("; "));
  }
}

/**
 * Replaces all texts in the database: pages, news and promotions with their products, slides and promo codes. Runs in one
 * transaction, after the catalogue is complete.
 * @throws TextFaults if a text names a section or a product that the catalogue lacks, or a promotion has a discount
 * without products; the earlier texts stay
 */
export function writeTexts(db: Db, { pages, news, stocks, slides, promos }: ShopTexts): void {
  const faults: string[] = [];
  const write = <Text>(table: string, texts: readonly Text[], rowOf: (text: Text, id: number) => Row) =>
    insertRows(
      db,
      table,
      texts.map((text, index) => ({ id: index + 1, ...rowOf(text, index + 1) })),
    );
  db.transaction(() => {
    for (const table of ["stock_product", "stock_section", "stock", "news_product", "news", "page", "slide", "promo"])
      db.run(`delete from ${table}`);
    for (const table of ["text", "long_text"])
      db.run(`delete from ${table} where owner in ('stock', 'news', 'page', 'slide', 'promo')`);
    write("stock", stocks, stockRow);
    write("news", news, (one) => ({ ...articleRow("news", one), published_at: one.shared.publishedAt }));
    write("page", pages, ({ slug, own, shared: { kind, updatedAt }, body }, id) => {
      return { kind, slug, sort: id, name: printedField(own, "name"), body: printed(body), updated_at: updatedAt };
    });
    write("slide", slides, (slide, id) => slideRow(db, slide, id, faults));
    write("promo", promos, ({ code, name, percent, expiresAt = null }) => {
      return { code, name: printed(name), percent, expires_at: expiresAt };
    });
    stocks.forEach((stock, index) => addProducts(db, index + 1, stock, faults));
    news.forEach((one, index) => addArticleProducts(db, index + 1, one, faults));
    if (faults.length > 0) throw new TextFaults(faults);
  });
}

function stockRow(stock: ShopStock): Row {
  const { startsAt, endsAt = null, discount, products } = stock.shared;
  return {
    ...articleRow("stocks", stock),
    ...{ starts_at: startsAt, ends_at: endsAt, discount: discount ? JSON.stringify(discount) : null },
    contains: typeset(products?.contains ?? ""),
  };
}

function articleRow(folder: "stocks" | "news", { slug, own, shared, body }: ShopNews | ShopStock): Row {
  const texts = { name: printedField(own, "name"), preview: printedField(own, "preview"), body: printed(body) };
  return { slug, picture: pictureOf(folder, shared), ...texts };
}

function slideRow(
  db: Db,
  { title, text, link, theme, action, more, product, ...shown }: ShopSlide,
  id: number,
  faults: string[],
): Row {
  const found = product === undefined ? null : db.value<number>("select id from product where code = ?", product);
  if (found === undefined) faults.push(`slides.json: “${id - 1}.product” names ${product}, which is not a product`);
  return {
    ...{
      sort: id,
      link,
      theme,
      picture: pictureOf("slides", shown),
      more_link: more?.link ?? null,
      product_id: found ?? null,
    },
    ...{ title: printed(title), text: printed(text), ...(action && { action: printed(action) }) },
    ...(more && { more: printed(more.name) }),
  };
}

const printed = (text: ByLanguage): ByLanguage => mapText(text, typeset);

/** One field of a text, by language. */
const printedField = <Field extends string>(own: ByLanguage<Record<Field, string>>, field: Field): ByLanguage =>
  printed(Object.fromEntries(Object.entries(own).map(([code, fields]) => [code, fields?.[field]])));

/** The address of a picture, or of a drawing if there is none. */
function pictureOf(folder: string, { picture, drawing }: { picture?: string; drawing?: string }): string | null {
  if (picture !== undefined) return `/upload/shop/${picture}`;
  return drawing === undefined ? null : `/upload/${folder}/${drawing}.jpg`;
}

/** Chooses the products on a promotion's page, and the sections that its discount is for. */
function addProducts(db: Db, id: number, { files, shared: { products, discount } }: ShopStock, faults: string[]): void {
  const file = fileOf(files);
  if (!products) {
    if (discount) faults.push(`${file}: “discount” needs “products”`);
    return;
  }
  const kit = discount?.kind === "percent" ? discount.kit : [];
  const parts = [sectionIds(db, products.sections, `${file}: “products.sections”`, faults)];
  for (const code of kit) parts.push(sectionIds(db, [code], `${file}: “discount.kit”`, faults));
  for (const [part, ids] of parts.entries())
    for (const sectionId of ids) db.insert("stock_section", { stockId: id, part, sectionId });
  choose(db, "stock", id, products);
}

/** Chooses the products under an article. */
function addArticleProducts(db: Db, id: number, { files, shared: { products } }: ShopNews, faults: string[]): void {
  if (!products) return;
  sectionIds(db, products.sections, `${fileOf(files)}: “products.sections”`, faults);
  choose(db, "news", id, products);
}

/**
 * The ids of sections. A code that the catalogue never had is a fault of the field. A section whose goods are gone from
 * the feed is not: it comes back with the next goods, and the shop must start without it.
 */
function sectionIds(db: Db, codes: string[], field: string, faults: string[]): number[] {
  return [...new Set(codes)].flatMap((code) => {
    const id = db.value<number>("select id from section where code = ?", code);
    const wasThere = () => db.get("select 1 from imported_category where code = ?", code) !== undefined;
    if (id === undefined && !wasThere()) faults.push(`${field} names ${code}, which is not a section`);
    return id ?? [];
  });
}

// The first products are the same in a sample of any size, and so are the promotions. A shop's own products have larger
// ids than all copies.
const chooseFor = (table: "stock" | "news") => `
  insert into ${table}_product (${table}_id, product_id, sort)
  select :id, id, row_number() over (order by old_price is null, popularity desc, id) from (
    select distinct product.id, product.popularity, product.old_price
    from section
    join product_section on product_section.section_id = section.id
    join product on product.id = product_section.product_id
    where section.code in (select value from json_each(:sections))
      and (product.id <= ${sampleSize} or product.id > 1000000) and product.price > 0 and product.stock > 0
      and (${isInName(":part")} or instr(product.properties, :part) > 0)
      and (product.old_price is null or (product.old_price - product.price) * 100 <= product.old_price * :maxDiscount)
    order by product.old_price is null, product.popularity desc, product.id
    limit :limit
  )`;

function choose(db: Db, table: "stock" | "news", id: number, choice: ProductChoice): void {
  const { sections, contains = "", maxDiscount = 100, limit } = choice;
  const values = { id, sections: JSON.stringify(sections), part: typeset(contains), maxDiscount, limit };
  db.run(chooseFor(table), values);
}
