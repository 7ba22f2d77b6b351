import type { NewsWire, StockWire } from "~/api/schemas/pages";
import { figureOf, type DiscountRule } from "~/lib/discount-rule";
import type { Language } from "#mocks/language";

import type { Db } from "../query";
import { textSql, textsSql } from "../texts";

const stockColumns = `slug, picture, starts_at as "startsAt", ends_at as "endsAt", discount`;

type StockRow = Omit<StockWire, "figure"> & { discount: string | null };

function toStock<Row extends StockRow>({ discount, ...stock }: Row, language: Language) {
  const rule = discount === null ? null : (JSON.parse(discount) as DiscountRule);
  return { ...stock, ...(rule && { figure: figureOf(rule, language) }) };
}

/** Promotions, newest first. */
export function listStocks(db: Db, language: Language, limit: number, offset = 0): StockWire[] {
  const columns = `${stockColumns}, ${textsSql("stock", ["name", "preview"], language)}`;
  const sql = `select ${columns} from stock order by starts_at desc, id limit ? offset ?`;
  return db.all<StockRow>(sql, limit, offset).map((row) => toStock(row, language));
}

/** One promotion with its text. */
export function getStock(db: Db, slug: string, language: Language): (StockWire & { body: string }) | undefined {
  const columns = `${stockColumns}, ${textsSql("stock", ["name", "preview", "body"], language)}`;
  const stock = db.get<StockRow & { body: string }>(`select ${columns} from stock where slug = ?`, slug);
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

const newsColumns = `slug, picture, published_at as "publishedAt"`;

/** Articles, newest first; `except` is the slug of one to leave out. */
export function listNews(db: Db, language: Language, limit: number, offset = 0, except = ""): NewsWire[] {
  const columns = `${newsColumns}, ${textsSql("news", ["name", "preview"], language)}`;
  const sql = `select ${columns} from news where slug <> ? order by published_at desc, id limit ? offset ?`;
  return db.all<NewsWire>(sql, except, limit, offset);
}

/** One article with its text. */
export function getNews(db: Db, slug: string, language: Language): (NewsWire & { body: string }) | undefined {
  const columns = `${newsColumns}, ${textsSql("news", ["name", "preview", "body"], language)}`;
  return db.get<NewsWire & { body: string }>(`select ${columns} from news where slug = ?`, slug);
}

/** The total number of promotions or articles. */
export function countAll(db: Db, table: "stock" | "news"): number {
  return db.value<number>(`select count(*) from ${table}`) ?? 0;
}

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
    `select ${columns} from page where kind = ?1 and (?2 = '' or slug = ?2) order by sort limit 1`,
    kind,
    slug,
  );
}

/** The text about a brand. */
export function getBrandBody(db: Db, id: number, language: Language): string {
  return db.value<string>(`select ${textSql("brand", "body", language)} from brand where id = ?`, id) ?? "";
}

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
