import type { LoaderFunctionArgs } from "@remix-run/node";

import { listNews } from "~/api/content.server";
import { mainData } from "~/api/errors";
import { paths } from "~/paths";
import { feedResponse } from "~/session/feed.server";
import { getVisit } from "~/session/visit.server";

/** The latest news as a feed. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
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
