import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { sitemap, type Sitemap, type SitemapKind } from "./schemas/pages";

/** Links of all public pages of a kind (contract: GET sitemap/view); at most a thousand at a time. */
export function listPublicPages(
  caller: Caller,
  query: { kind: SitemapKind; page: number; perPage: number },
): Promise<Answer<Sitemap>> {
  return callApi(caller, { path: "/api/app/sitemap/view", query, schema: sitemap, limit: limits.main });
}
