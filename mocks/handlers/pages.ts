import type { Context } from "#mocks/context";
import {
  countAll,
  getBrandBody,
  getNews,
  getPage,
  getStock,
  listNews,
  listPages,
  listProductIds,
  listStocks,
  type PageKind,
} from "#mocks/db/queries/pages";
import { ApiFailure } from "#mocks/errors";
import { listOffices, requisites } from "#mocks/shop";

import { home } from "./home";
import { headings } from "./pages-texts";
import { pageOf, pagination, type Answer, type Answers, type Call } from "./route";
import { toBrand, toMeta } from "./shapes";
import { sitemap } from "./sitemap";

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
  return { brand: { ...brand, body }, meta: toMeta(shop, brand.name, body, language) };
}

function stockList({ db, shop }: Context, { query, language }: Call) {
  const page = pageOf(query);
  return {
    stocks: listStocks(db, language, page.perPage, page.offset),
    pagination: pagination(page, countAll(db, "stock")),
    meta: headings.stocks(shop, language),
  };
}

function stockView({ db, cards, shop }: Context, { param, language, uid }: Call) {
  const stock = found(getStock(db, param("slug"), language));
  const products = cards.list(listProductIds(db, "stock", stock.slug), language, uid);
  return { stock: { ...stock, products }, meta: toMeta(shop, stock.name, stock.preview, language) };
}

function newsList({ db, shop }: Context, { query, language }: Call) {
  const page = pageOf(query);
  return {
    news: listNews(db, language, page.perPage, page.offset),
    pagination: pagination(page, countAll(db, "news")),
    meta: headings.news(shop, language),
  };
}

const relatedNews = 3;

function newsView({ db, cards, shop }: Context, { param, language, uid }: Call) {
  const article = found(getNews(db, param("slug"), language));
  const related = listNews(db, language, relatedNews, 0, article.slug);
  const products = cards.list(listProductIds(db, "news", article.slug), language, uid);
  return { article: { ...article, related, products }, meta: toMeta(shop, article.name, article.preview, language) };
}

function pageList(kind: PageKind): Answer {
  return ({ db }, { language }) => ({ pages: listPages(db, kind, language) });
}

function pageView(kind: PageKind): Answer {
  return ({ db, shop }, { param, language }) => {
    const page = found(getPage(db, kind, language, param("slug")));
    return { page, meta: toMeta(shop, page.name, page.body, language) };
  };
}

function about({ db, shop }: Context, { language }: Call) {
  const { name, body } = found(getPage(db, "about", language));
  return { page: { name, body }, meta: toMeta(shop, name, body, language) };
}

function contacts({ shop }: Context, { language }: Call) {
  return {
    offices: listOffices(shop, language),
    requisites: requisites(shop, language),
    meta: headings.contacts(shop, language),
  };
}

/** Returns the thing, or throws 404 if it is undefined. */
function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new ApiFailure("not_found");
  return thing;
}
