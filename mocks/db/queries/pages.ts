import type { NewsWire, StockWire } from "~/api/schemas/pages";
import { figureOf, type DiscountRule } from "~/lib/discount-rule";
import type { Language } from "#mocks/language";

import type { Db } from "../query";
import { textSql, textsSql } from "../texts";
import { isRunning } from "./promotions";

type StockRow = Omit<StockWire, "figure"> & { discount: string | null };

const selectStock = (texts: string[], language: Language) =>
  `select slug, picture, starts_at as "startsAt", ends_at as "endsAt", discount, ${textsSql("stock", texts, language)} from stock`;

function toStock<Row extends StockRow>({ discount, ...stock }: Row, language: Language) {
  const rule = discount === null ? null : (JSON.parse(discount) as DiscountRule);
  return { ...stock, ...(rule && { figure: figureOf(rule, language) }) };
}

/** The promotions that run at a moment, newest first. */
export function listRunningStocks(db: Db, language: Language, limit: number, now: Date): StockWire[] {
  const sql = `${selectStock(["name", "preview"], language)} where ${isRunning} order by starts_at desc, id limit ?2`;
  return db.all<StockRow>(sql, now.toISOString(), limit).map((row) => toStock(row, language));
}

/** Promotions, newest first; also those that have ended. */
export function listStocks(db: Db, language: Language, limit: number, offset = 0): StockWire[] {
  const sql = `${selectStock(["name", "preview"], language)} order by starts_at desc, id limit ? offset ?`;
  return db.all<StockRow>(sql, limit, offset).map((row) => toStock(row, language));
}

/** One promotion with its text. */
export function getStock(db: Db, slug: string, language: Language): (StockWire & { body: string }) | undefined {
  const sql = `${selectStock(["name", "preview", "body"], language)} where slug = ?`;
  const stock = db.get<StockRow & { body: string }>(sql, slug);
  return stock && toStock(stock, language);
}

/** The ids of the products of a promotion or an article. */
export function listProductIds(db: Db, table: "stock" | "news", slug: string): number[] {
  return db.column<number>(
    `select product_id from ${table}_product where ${table}_id = (select id from ${table} where slug = ?)
     order by sort, product_id`,
    slug,
  );
}

const selectNews = (texts: string[], language: Language) =>
  `select slug, picture, published_at as "publishedAt", ${textsSql("news", texts, language)} from news`;

/** An SQL condition: whether an article is published at the moment `?1`. */
export const isPublished = "datetime(published_at) <= datetime(?1)";

/** The articles published at a moment, newest first; `except` is the slug of one to leave out. */
export function listNews(
  db: Db,
  language: Language,
  now: Date,
  { limit, offset = 0, except = "" }: { limit: number; offset?: number; except?: string },
): NewsWire[] {
  return db.all(
    `${selectNews(["name", "preview"], language)} where ${isPublished} and slug <> ?2
     order by datetime(published_at) desc, id limit ?3 offset ?4`,
    now.toISOString(),
    except,
    limit,
    offset,
  );
}

/** One article with its text, if it is published at the moment. */
export function getNews(
  db: Db,
  language: Language,
  now: Date,
  slug: string,
): (NewsWire & { body: string }) | undefined {
  const select = selectNews(["name", "preview", "body"], language);
  return db.get(`${select} where ${isPublished} and slug = ?2`, now.toISOString(), slug);
}

/** The number of promotions. */
export const countStocks = (db: Db): number => db.value<number>("select count(*) from stock") ?? 0;

/** The number of articles published at a moment. */
export const countNews = (db: Db, now: Date): number =>
  db.value<number>(`select count(*) from news where ${isPublished}`, now.toISOString()) ?? 0;

export type PageKind = "content" | "information" | "about";

/** Plain pages of a kind, in their stored order. */
export function listPages(db: Db, kind: PageKind, language: Language): { slug: string; name: string }[] {
  const columns = `slug, ${textsSql("page", ["name"], language)}`;
  return db.all(`select ${columns} from page where kind = ? order by sort, slug`, kind);
}

type PlainPage = { slug: string; name: string; body: string; updatedAt: string };

/** One plain page; the first of its kind if no slug is given. */
export function getPage(db: Db, kind: PageKind, language: Language, slug = ""): PlainPage | undefined {
  const columns = `slug, updated_at as "updatedAt", ${textsSql("page", ["name", "body"], language)}`;
  return db.get<PlainPage>(
    `select ${columns} from page where kind = :kind and (:slug = '' or slug = :slug) order by sort limit 1`,
    { kind, slug },
  );
}

/** The text about a brand. */
export const getBrandBody = (db: Db, id: number, language: Language): string =>
  db.value<string>(`select ${textSql("brand", "body", language)} from brand where id = ?`, id) ?? "";

export type SlideRow = {
  title: string;
  text: string;
  picture: string | null;
  link: string;
  theme: string;
  action: string | null;
  more: string | null;
  moreLink: string | null;
  productId: number | null;
};

/** The slides of the home page. */
export function listSlides(db: Db, language: Language): SlideRow[] {
  return db.all<SlideRow>(
    `select picture, link, theme, more_link as "moreLink", product_id as "productId",
       ${textsSql("slide", ["title", "text", "action", "more"], language)} from slide order by sort, id`,
  );
}
