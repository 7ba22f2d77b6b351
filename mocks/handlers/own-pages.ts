import type { Context } from "#mocks/context";
import { countNews, countStocks } from "#mocks/db/queries/pages";

/** The fixed pages that the shop has, in the order of the header: no link leads to one that is missing or lists nothing. */
export function ownPages({ db, listing, now }: Pick<Context, "db" | "listing" | "now">): string[] {
  const kinds = new Set(db.column<string>("select distinct kind from page"));
  const pages: [link: string, isThere: boolean][] = [
    ["/brands", listing.dictionary.brands.length > 0],
    ["/stocks", countStocks(db) > 0],
    ["/news", countNews(db, now()) > 0],
    ["/contacts", true],
    ["/about", kinds.has("about")],
    ["/information", kinds.has("information")],
    ["/content", kinds.has("content")],
  ];
  return pages.flatMap(([link, isThere]) => (isThere ? link : []));
}
