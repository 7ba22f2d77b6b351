import type { NewsWire, StockWire } from "~/api/schemas/pages";
import { figureOf } from "~/lib/discount-rule";
import type { Language } from "#mocks/language";

import type { Db } from "../query";
import { textSql } from "../texts";
import { parseRule } from "./promotions";

const stockColumns = (language: Language) =>
  `slug, ${textSql("stock", "name", language)} as name, ${textSql("stock", "preview", language)} as preview, picture, starts_at as "startsAt", ends_at as "endsAt",
   discount`;

type StockRow = Omit<StockWire, "figure"> & { discount: string | null };

function toStock<Row extends StockRow>(
  { discount, ...stock }: Row,
  language: Language,
): Omit<Row, "discount"> & StockWire {
  return { ...stock, ...(discount === null ? {} : { figure: figureOf(parseRule(discount), language) }) };
}

/** Promotions, newest first. */
export function listStocks(db: Db, language: Language, limit: number, offset = 0): StockWire[] {
  const rows = db.all<StockRow>(
    `select ${stockColumns(language)} from stock order by starts_at desc, id limit ? offset ?`,
    limit,
    offset,
  );
  return rows.map((row) => toStock(row, language));
}

/** One promotion with its text and the ids of its products. */
export function getStock(
  db: Db,
  slug: string,
  language: Language,
): (StockWire & { body: string; productIds: number[] }) | undefined {
  const stock = db.get<StockRow & { id: number; body: string }>(
    `select id, ${stockColumns(language)}, ${textSql("stock", "body", language)} as body from stock where slug = ?`,
    slug,
  );
  if (!stock) return undefined;
  const { id, ...rest } = toStock(stock, language);
  return { ...rest, productIds: listProductIds(db, "stock", id) };
}

function listProductIds(db: Db, table: "stock" | "news", id: number): number[] {
  return db.column<number>(
    `select product_id from ${table}_product where ${table}_id = ? order by sort, product_id`,
    id,
  );
}

const newsColumns = (language: Language) =>
  `slug, ${textSql("news", "name", language)} as name, ${textSql("news", "preview", language)} as preview, picture, published_at as "publishedAt"`;

/** Articles, newest first; `except` is the slug of one to leave out. */
export function listNews(db: Db, language: Language, limit: number, offset = 0, except = ""): NewsWire[] {
  return db.all<NewsWire>(
    `select ${newsColumns(language)} from news where slug <> ? order by published_at desc, id limit ? offset ?`,
    except,
    limit,
    offset,
  );
}

/** One article with its text and the ids of its products. */
export function getNews(
  db: Db,
  slug: string,
  language: Language,
): (NewsWire & { body: string; productIds: number[] }) | undefined {
  const article = db.get<NewsWire & { id: number; body: string }>(
    `select id, ${newsColumns(language)}, ${textSql("news", "body", language)} as body from news where slug = ?`,
    slug,
  );
  if (!article) return undefined;
  const { id, ...rest } = article;
  return { ...rest, productIds: listProductIds(db, "news", id) };
}

/** The total number of promotions or articles. */
export function countAll(db: Db, table: "stock" | "news"): number {
  return db.value<number>(`select count(*) from ${table}`) ?? 0;
}

export type PageKind = "content" | "information" | "about";

/** Plain pages of a kind, in their stored order. */
export function listPages(db: Db, kind: PageKind, language: Language): { slug: string; name: string }[] {
  return db.all(
    `select slug, ${textSql("page", "name", language)} as name from page where kind = ? order by sort, slug`,
    kind,
  );
}

export type PlainPage = { slug: string; name: string; body: string; updatedAt: string };

/** One plain page; the first of its kind if no slug is given. */
export function getPage(db: Db, kind: PageKind, language: Language, slug?: string): PlainPage | undefined {
  return db.get<PlainPage>(
    `select slug, ${textSql("page", "name", language)} as name, ${textSql("page", "body", language)} as body, updated_at as "updatedAt" from page
     where kind = ?1 and (?2 is null or slug = ?2) order by sort limit 1`,
    kind,
    slug ?? null,
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
    `select ${textSql("slide", "title", language)} as title, ${textSql("slide", "text", language)} as text, picture, link, theme, ${textSql("slide", "action", language)} as action,
            ${textSql("slide", "more", language)} as more, more_link as "moreLink", product_id as "productId"
     from slide order by sort, id`,
  );
}
