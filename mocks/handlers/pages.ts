import type { Context } from "#mocks/context";
import { importedAt } from "#mocks/db/open";
import {
  countNews,
  countStocks,
  getBrandBody,
  getNews,
  getPage,
  getStock,
  isPublished,
  listNews,
  listPages,
  listProductIds,
  listStocks,
  type PageKind,
} from "#mocks/db/queries/pages";
import { idList, type Db } from "#mocks/db/query";
import { found } from "#mocks/errors";
import type { Listing } from "#mocks/listing/listing";
import { listOffices, requisites } from "#mocks/shop";

import { home } from "./home";
import { ownPages } from "./own-pages";
import { pageOf, pagination, type Answer, type Answers, type Call } from "./route";
import { headings, toBrand, toMeta, toMetaOfHtml } from "./shapes";

/** Home, brands, promotions, news and plain pages (contract, section 3). */
export const pagesAnswers = {
  getHome: home,
  getSitemap: sitemap,
  listBrands: brandList,
  getBrand: brandView,
  listStocks: stockList,
  getStock: stockView,
  listNews: newsList,
  getNews: newsView,
  listContent: pageList("content"),
  getContent: pageView("content"),
  listInformation: pageList("information"),
  getInformation: pageView("information"),
  getAbout: about,
  getContacts: contacts,
} satisfies Answers;

function brandList({ listing, shop }: Context, { query, language }: Call) {
  const { brands } = listing.dictionary;
  const page = pageOf(query);
  return {
    brands: brands.slice(page.offset, page.offset + page.perPage).map((brand) => toBrand(brand, language)),
    pagination: pagination(page, brands.length),
    meta: headings.brands(shop, language),
  };
}

function brandView({ db, listing, shop }: Context, { param, language }: Call) {
  const entry = found(listing.dictionary.brandBySlug.get(param("slug")));
  const body = getBrandBody(db, entry.id, language);
  const brand = toBrand(entry, language);
  return { brand: { ...brand, body }, meta: toMetaOfHtml(shop, brand.name, body, language) };
}

function stockList({ db, shop }: Context, { query, language }: Call) {
  const page = pageOf(query);
  return {
    stocks: listStocks(db, language, page.perPage, page.offset),
    pagination: pagination(page, countStocks(db)),
    meta: headings.stocks(shop, language),
  };
}

function stockView({ db, cards, shop }: Context, { param, language, uid }: Call) {
  const stock = found(getStock(db, param("slug"), language));
  const products = cards.list(listProductIds(db, "stock", stock.slug), language, uid);
  return { stock: { ...stock, products }, meta: toMeta(shop, stock.name, stock.preview, language) };
}

function newsList({ db, shop, now }: Context, { query, language }: Call) {
  const page = pageOf(query);
  return {
    news: listNews(db, language, now(), { limit: page.perPage, offset: page.offset }),
    pagination: pagination(page, countNews(db, now())),
    meta: headings.news(shop, language),
  };
}

const relatedNews = 3;

function newsView({ db, cards, shop, now }: Context, { param, language, uid }: Call) {
  const article = found(getNews(db, language, now(), param("slug")));
  const related = listNews(db, language, now(), { limit: relatedNews, except: article.slug });
  const products = cards.list(listProductIds(db, "news", article.slug), language, uid);
  return { article: { ...article, related, products }, meta: toMeta(shop, article.name, article.preview, language) };
}

function pageList(kind: PageKind): Answer {
  return ({ db }, { language }) => ({ pages: listPages(db, kind, language) });
}

function pageView(kind: PageKind): Answer {
  return ({ db, shop }, { param, language }) => {
    const page = found(getPage(db, kind, language, param("slug")));
    return { page, meta: toMetaOfHtml(shop, page.name, page.body, language) };
  };
}

function about({ db, shop }: Context, { language }: Call) {
  const { name, body } = found(getPage(db, "about", language));
  return { page: { name, body }, meta: toMetaOfHtml(shop, name, body, language) };
}

function contacts({ shop }: Context, { language }: Call) {
  return {
    offices: listOffices(shop, language),
    requisites: requisites(shop, language),
    meta: headings.contacts(shop, language),
  };
}

type Entry = { link: string; updatedAt: string; kind: string };

const maxLinks = 1000;

/**
 * Links of all public pages, or of one kind of pages, without a language prefix: the few hundred other pages first,
 * then the products.
 */
function sitemap(context: Context, { query }: Call) {
  const { db, listing } = context;
  const page = pageOf(query, { fallback: maxLinks, max: maxLinks });
  const kind = query.get("kind");
  const pages = listLinks(context).filter((entry) => kind === null || entry.kind === kind);
  const withProducts = kind === null || kind === "product";
  const total = pages.length + (withProducts ? listing.columns.ids.length : 0);
  const from = Math.max(0, page.offset - pages.length);
  const shown = pages.slice(page.offset, page.offset + page.perPage);
  const products =
    withProducts && page.perPage > shown.length ? listProductLinks(db, listing, from, page.perPage - shown.length) : [];
  return { urls: [...shown, ...products], pagination: pagination(page, total) };
}

function listLinks(context: Context): Entry[] {
  const { db, listing, now } = context;
  // A shop without texts has only its goods, which are as old as their import.
  const updatedAt =
    db.value<string | null>("select max(updated_at) from page") ?? importedAt(db) ?? now().toISOString();
  const { sections, brands } = listing.dictionary;
  const texts = db.all<Entry>(
    `select '/stocks/' || slug as link, starts_at as "updatedAt", 'stock' as kind from stock
     union all select '/news/' || slug, published_at, 'news' from news where ${isPublished}
     union all select '/' || kind || '/' || slug, updated_at, kind from page where kind <> 'about'`,
    now().toISOString(),
  );
  return [
    ...["/", "/catalog", ...ownPages(context)].map((link) => ({ link, updatedAt, kind: "page" })),
    ...sections.map(({ link }) => ({ link, updatedAt, kind: "section" })),
    ...brands.map(({ slug }) => ({ link: `/brands/${slug}`, updatedAt, kind: "brand" })),
    ...texts,
  ];
}

/** Products by popularity from the given place. */
function listProductLinks(db: Db, { columns }: Listing, from: number, count: number): Entry[] {
  return db.all<Entry>(
    `select '/product/' || code as link, created_at as "updatedAt", 'product' as kind from product
     where id in (select value from json_each(?))`,
    idList(columns.ids.subarray(from, from + count)),
  );
}
