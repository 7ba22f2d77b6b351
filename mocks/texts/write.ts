import type { ByLanguage } from "~/lib/languages";
import type { ShopNews, ShopSlide, ShopStock, ShopTexts } from "~/lib/shop-texts";
import type { Db } from "#mocks/db/query";
import { insertRows, type Row } from "#mocks/db/seed/lib/rows";
import { mapText } from "#mocks/db/texts";

import { typeset } from "./typeset";
import { addArticleProducts, addProducts, termsRow } from "./write-stocks";

/** What is wrong with the texts, a sentence each with its file. */
export class TextFaults extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join("; "));
  }
}

/**
 * Replaces all texts in the database: pages, news and promotions with their products, slides and promo codes. Runs in one
 * transaction, after the catalogue is complete.
 * @throws TextFaults if a text names a section or a product that the catalogue lacks; the earlier texts stay
 */
export function writeTexts(db: Db, { pages, news, stocks, slides, promos }: ShopTexts): void {
  const faults: string[] = [];
  db.transaction(() => {
    for (const table of ["stock_product", "stock_section", "stock", "news_product", "news", "page", "slide", "promo"])
      db.run(`delete from ${table}`);
    for (const table of ["text", "long_text"])
      db.run(`delete from ${table} where owner in ('stock', 'news', 'page', 'slide', 'promo')`);
    insertRows(
      db.raw,
      "stock",
      stocks.map((stock, index) => {
        return { id: index + 1, ...articleRow("stocks", stock), ...termsRow(stock) };
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
        const texts = { name: printed(namesOf(own, "name")), body: printed(body) };
        return { id: index + 1, kind, slug, sort: index + 1, ...texts, updated_at: updatedAt };
      }),
    );
    insertRows(
      db.raw,
      "slide",
      slides.map((slide, index) => slideRow(db, slide, index + 1, faults)),
    );
    insertRows(
      db.raw,
      "promo",
      promos.map(({ code, name, percent, expiresAt = null }, index) => {
        return { id: index + 1, code, name: printed(name), percent, expires_at: expiresAt };
      }),
    );
    stocks.forEach((stock, index) => addProducts(db, index + 1, stock, faults));
    news.forEach((one, index) => addArticleProducts(db, index + 1, one, faults));
    if (faults.length > 0) throw new TextFaults(faults);
  });
}

function slideRow(
  db: Db,
  { title, text, link, theme, action, more, product, ...shown }: ShopSlide,
  id: number,
  faults: string[],
): Row {
  const found = product === undefined ? null : db.get<{ id: number }>("select id from product where code = ?", product);
  if (found === undefined) faults.push(`slides.json: “${id - 1}.product” names ${product}, which is no product`);
  return {
    ...{ id, sort: id, link, theme, picture: pictureOf("slides", shown) },
    ...{ title: printed(title), text: printed(text), ...(action && { action: printed(action) }) },
    ...{ ...(more && { more: printed(more.name) }), more_link: more?.link ?? null, product_id: found?.id ?? null },
  };
}

const printed = (text: ByLanguage): ByLanguage => mapText(text, typeset);

/** One field of a text, by language. */
function namesOf<Field extends string>(own: ByLanguage<Record<Field, string>>, field: Field): ByLanguage {
  return Object.fromEntries(Object.entries(own).map(([code, fields]) => [code, fields?.[field]]));
}

function articleRow(folder: "stocks" | "news", { slug, own, shared, body }: ShopNews | ShopStock): Row {
  return {
    slug,
    picture: pictureOf(folder, shared),
    name: printed(namesOf(own, "name")),
    preview: printed(namesOf(own, "preview")),
    body: printed(body),
  };
}

/** The address of a picture, or of a drawing if there is none. */
function pictureOf(folder: string, { picture, drawing }: { picture?: string; drawing?: string }): string | null {
  if (picture !== undefined) return `/upload/shop/${picture}`;
  return drawing === undefined ? null : `/upload/${folder}/${drawing}.jpg`;
}
