import type { LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { listNews } from "~/api/news.server";
import { env } from "~/env.server";
import { localePath } from "~/i18n/config";
import { rssXml, xmlHeaders } from "~/lib/xml";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";

/** The latest news, for readers of feeds. */
export async function loader(args: LoaderFunctionArgs) {
  const { caller, locale } = await getVisit(args);
  const { news, meta } = mainData(await listNews(caller, 1));
  const address = (path: string) => env.SITE_URL + localePath(locale, path);
  const feed = rssXml({
    title: meta.title,
    text: meta.description,
    language: locale,
    address: address(paths.news()),
    feedAddress: address(paths.newsFeed()),
    items: news.map(({ slug, name, preview, publishedAt }) => ({
      title: name,
      address: address(paths.article(slug)),
      text: preview,
      publishedAt,
    })),
  });
  return new Response(feed, { headers: xmlHeaders("application/rss+xml") });
}
