import type { LoaderFunctionArgs } from "@remix-run/node";

import { listStocks } from "~/api/content.server";
import { mainData } from "~/api/errors";
import { paths } from "~/paths";
import { feedResponse } from "~/session/feed.server";
import { getVisit } from "~/session/visit.server";

/** The promotions as a feed, dated by their first day. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
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
