import { callApi, type Caller, limits } from "./client.server";
import type { Answer } from "./errors";
import { withLastAnswer } from "./last-answer.server";
import {
  about,
  type About,
  contacts,
  type Contacts,
  home,
  type Home,
  newsList,
  type NewsList,
  newsView,
  type NewsView,
  pageList,
  type PageList,
  pageView,
  type PageView,
  settings,
  type Settings,
  stockList,
  type StockList,
  stockView,
  type StockView,
  uid,
} from "./schemas/pages";

/** The two shelves of plain pages: legal ones, and those that help to buy. */
export type PageKind = "content" | "information";

/**
 * Slugs and names of a kind's pages (contract: GET content/list, information/list).
 * @param limit one of `limits`, by what the list is to the page
 */
export function listPages(caller: Caller, kind: PageKind, limit: number = limits.main): Promise<Answer<PageList>> {
  return callApi(caller, { path: `/api/app/${kind}/list`, schema: pageList, limit });
}

/** A plain page with its text (contract: GET content/{slug}/view, information/{slug}/view). */
export function getPage(caller: Caller, kind: PageKind, slug: string): Promise<Answer<PageView>> {
  return callApi(caller, {
    path: `/api/app/${kind}/:slug/view`,
    params: { slug },
    schema: pageView,
    limit: limits.main,
  });
}

/** The page about the shop (contract: GET about/view). */
export function getAbout(caller: Caller): Promise<Answer<About>> {
  return callApi(caller, { path: "/api/app/about/view", schema: about, limit: limits.main });
}

/** Offices with hours and places, and the company's details (contract: GET contacts/view). */
export function getContacts(caller: Caller): Promise<Answer<Contacts>> {
  return callApi(caller, { path: "/api/app/contacts/view", schema: contacts, limit: limits.main });
}

/** A page of the news, the latest first (contract: GET news/list). */
export function listNews(caller: Caller, page: number): Promise<Answer<NewsList>> {
  return callApi(caller, { path: "/api/app/news/list", query: { page }, schema: newsList, limit: limits.main });
}

/** An article with its text and related ones (contract: GET news/{slug}/view). */
export function getArticle(caller: Caller, slug: string): Promise<Answer<NewsView>> {
  return callApi(caller, {
    path: "/api/app/news/:slug/view",
    params: { slug },
    schema: newsView,
    limit: limits.main,
  });
}

/** A page of the promotions, those that are over included (contract: GET stock/list). */
export function listStocks(caller: Caller, page: number): Promise<Answer<StockList>> {
  return callApi(caller, { path: "/api/app/stock/list", query: { page }, schema: stockList, limit: limits.main });
}

/** A promotion with its text and products (contract: GET stock/{slug}/view). */
export function getStock(caller: Caller, uid: string | null, slug: string): Promise<Answer<StockView>> {
  return callApi(caller, {
    path: "/api/app/stock/:slug/view",
    params: { slug },
    query: { uid },
    schema: stockView,
    limit: limits.main,
  });
}

/** A new visitor's identifier (contract: GET profile/uid); asked only when the session has none. */
export function getUid(caller: Caller): Promise<Answer<{ uid: string }>> {
  return callApi(caller, { path: "/api/app/profile/uid", schema: uid, limit: limits.side });
}

/** Phones, e-mail and links as the API has them now (contract: GET settings/view). */
export function getCurrentSettings(caller: Caller): Promise<Answer<Settings>> {
  return callApi(caller, { path: "/api/app/settings/view", schema: settings, limit: limits.side });
}

/** Phones, e-mail and links of header and footer: the API's last answer where a new one is late. */
export const getSettings = withLastAnswer("settings", getCurrentSettings);

/** What the home page shows (contract: GET home/view). */
export function getHome(caller: Caller, visitor: string | null): Promise<Answer<Home>> {
  return callApi(caller, { path: "/api/app/home/view", query: { uid: visitor }, schema: home, limit: limits.main });
}
