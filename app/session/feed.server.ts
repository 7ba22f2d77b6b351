import { env } from "~/env.server";
import { localePath } from "~/i18n/config";
import { rssXml, xmlHeaders } from "~/lib/xml";

import { commitToFile, type Visit } from "./visit.server";

type Feed = {
  /** The title and description of the list from the API. */
  meta: { title: string; description: string };
  /** The path of the list, without language prefix. */
  path: string;
  feedPath: string;
  items: { name: string; path: string; preview: string; publishedAt: string }[];
};

/** A list as an RSS feed, with addresses based on `SITE_URL`. */
export async function feedResponse(visit: Visit, { meta, path, feedPath, items }: Feed): Promise<Response> {
  const { locale } = visit;
  const address = (target: string) => env.SITE_URL + localePath(locale, target);
  const feed = rssXml({
    title: meta.title,
    text: meta.description,
    language: locale,
    address: address(path),
    feedAddress: address(feedPath),
    items: items.map((item) => ({
      title: item.name,
      address: address(item.path),
      text: item.preview,
      publishedAt: item.publishedAt,
    })),
  });
  const response = new Response(feed, { headers: xmlHeaders("application/rss+xml", env.REQUIRE_SIGN_IN) });
  await commitToFile(visit, response.headers);
  return response;
}
