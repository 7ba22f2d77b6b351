import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { newsList, newsView, type NewsList, type NewsView } from "./schemas/pages";

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
