import type { LoaderFunctionArgs } from "@remix-run/node";

import { listNews, listStocks } from "~/api/content.server";
import { mainData } from "~/api/errors";
import { barePath } from "~/i18n/config";
import { paths } from "~/paths";
import { feedResponse } from "~/session/feed.server";
import { getVisit, type Visit } from "~/session/visit.server";

/** The latest news or the promotions as a feed. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const isNews = barePath(new URL(args.request.url).pathname).startsWith(paths.newsFeed());
  return isNews ? newsFeed(visit) : stocksFeed(visit);
}

async function newsFeed(visit: Visit) {
  const { news, meta } = mainData(await listNews(visit.caller, 1));
  return feedResponse(visit, {
    meta,
    path: paths.news(),
    feedPath: paths.newsFeed(),
    items: news.map(({ slug, name, preview, publishedAt }) => ({
      name,
      path: paths.article(slug),
      preview,
      publishedAt,
    })),
  });
}

/** Promotions are dated by their first day. */
async function stocksFeed(visit: Visit) {
  const { stocks, meta } = mainData(await listStocks(visit.caller, 1));
  return feedResponse(visit, {
    meta,
    path: paths.stocks(),
    feedPath: paths.stocksFeed(),
    items: stocks.map(({ slug, name, preview, startsAt }) => ({
      name,
      path: paths.stock(slug),
      preview,
      publishedAt: startsAt,
    })),
  });
}
