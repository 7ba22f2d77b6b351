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

/** The two groups of plain pages: legal documents, and information for shoppers. */
export type PageKind = "content" | "information";

/**
 * Slugs and names of the pages of a kind (contract: GET content/list, information/list).
 * @param limit one of `limits`, depending on how much the page needs the list
 */
export function listPages(caller: Caller, kind: PageKind, limit: number = limits.main): Promise<Answer<PageList>> {
  return callApi(caller, { path: `/api/app/${kind}/list`, schema: pageList, limit });
}

/** A plain page and its text (contract: GET content/{slug}/view, information/{slug}/view). */
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

/** Offices with opening hours and locations, and the company's details (contract: GET contacts/view). */
export function getContacts(caller: Caller): Promise<Answer<Contacts>> {
  return callApi(caller, { path: "/api/app/contacts/view", schema: contacts, limit: limits.main });
}

/** A page of the news, newest first (contract: GET news/list). */
export function listNews(caller: Caller, page: number): Promise<Answer<NewsList>> {
  return callApi(caller, { path: "/api/app/news/list", query: { page }, schema: newsList, limit: limits.main });
}

/** An article, its text, its products and related articles (contract: GET news/{slug}/view). */
export function getArticle(caller: Caller, uid: string | null, slug: string): Promise<Answer<NewsView>> {
  return callApi(caller, {
    path: "/api/app/news/:slug/view",
    params: { slug },
    query: { uid },
    schema: newsView,
    limit: limits.main,
  });
}

/** A page of the promotions, including expired ones (contract: GET stock/list). */
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

/** Creates an identifier for a new visitor (contract: GET profile/uid). */
export function getUid(caller: Caller): Promise<Answer<{ uid: string }>> {
  return callApi(caller, { path: "/api/app/profile/uid", schema: uid, limit: limits.side });
}

/** Current phones, e-mail and links (contract: GET settings/view). */
export function getCurrentSettings(caller: Caller): Promise<Answer<Settings>> {
  return callApi(caller, { path: "/api/app/settings/view", schema: settings, limit: limits.side });
}

/** Phones, e-mail and links for header and footer: the API's last answer if a new one is late. */
export const getSettings = withLastAnswer("settings", getCurrentSettings);

/** The content of the home page (contract: GET home/view). */
export function getHome(caller: Caller, visitor: string | null): Promise<Answer<Home>> {
  return callApi(caller, { path: "/api/app/home/view", query: { uid: visitor }, schema: home, limit: limits.main });
}
