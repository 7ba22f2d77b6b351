import type { LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { listStocks } from "~/api/stocks.server";
import { env } from "~/env.server";
import { localePath } from "~/i18n/config";
import { rssXml, xmlHeaders } from "~/lib/xml";
import { paths } from "~/paths";
import { getVisit } from "~/session/visit.server";

/** The promotions, each from the day it begins, for readers of feeds. */
export async function loader(args: LoaderFunctionArgs) {
  const { caller, locale } = await getVisit(args);
  const { stocks, meta } = mainData(await listStocks(caller, 1));
  const address = (path: string) => env.SITE_URL + localePath(locale, path);
  const feed = rssXml({
    title: meta.title,
    text: meta.description,
    language: locale,
    address: address(paths.stocks()),
    feedAddress: address(paths.stocksFeed()),
    items: stocks.map(({ slug, name, preview, startsAt }) => ({
      title: name,
      address: address(paths.stock(slug)),
      text: preview,
      publishedAt: startsAt,
    })),
  });
  return new Response(feed, { headers: xmlHeaders("application/rss+xml") });
}
