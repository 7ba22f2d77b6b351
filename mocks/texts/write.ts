import { inLanguage, type ByLanguage } from "~/lib/languages";
import type { ShopText } from "~/lib/shop-file";
import type { ShopNews, ShopSlide, ShopStock, ShopTexts } from "~/lib/shop-texts";
import type { Db } from "#mocks/db/query";
import { insertRows, type Row } from "#mocks/db/seed/lib/rows";

import { typeset } from "./typeset";
import { addArticleProducts, addProducts, termsRow } from "./write-stocks";

/**
 * Replaces all texts in the database: pages, news and promotions with their products, slides and promo codes. Runs in one
 * transaction, after the catalogue is complete.
 * @throws an Error if a promotion or an article names a section that the catalogue lacks; the earlier texts stay
 */
export function writeTexts(db: Db, { pages, news, stocks, slides, promos }: ShopTexts): void {
  db.transaction(() => {
    for (const table of ["stock_product", "stock_section", "stock", "news_product", "news", "page", "slide", "promo"])
      db.run(`delete from ${table}`);
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
        const name = columns("name", namesOf(own, "name"));
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
    news.forEach((one, index) => addArticleProducts(db, index + 1, one));
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
function columns(name: string, text: ShopText): Row {
  const [ru, en] = ["ru", "en"].map((code) => inLanguage(text, code));
  return { [`${name}_ru`]: typeset(ru ?? ""), [`${name}_en`]: typeset(en ?? "") };
}

/** One field of a text, by language. */
function namesOf<Field extends string>(own: ByLanguage<Record<Field, string>>, field: Field): ByLanguage {
  return Object.fromEntries(Object.entries(own).map(([code, fields]) => [code, fields?.[field]]));
}

function articleRow(folder: "stocks" | "news", { slug, own, shared, body }: ShopNews | ShopStock): Row {
  return {
    slug,
    picture: pictureOf(folder, shared),
    ...columns("name", namesOf(own, "name")),
    ...columns("preview", namesOf(own, "preview")),
    ...columns("body", body),
  };
}

/** The address of a picture, or of a drawing if there is none. */
function pictureOf(folder: string, { picture, drawing }: { picture?: string; drawing?: string }): string | null {
  if (picture !== undefined) return `/upload/shop/${picture}`;
  return drawing === undefined ? null : `/upload/${folder}/${drawing}.jpg`;
}
