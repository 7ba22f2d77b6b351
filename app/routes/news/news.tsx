import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { listNews } from "~/api/content.server";
import { mainData } from "~/api/errors";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translateFor } from "~/i18n/translate.server";
import { parsePage } from "~/lib/listing-query";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { ListPage } from "~/shop/listing/list-page";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/placeholder";

import { NewsCards } from "./news-cards";

export const handle: { areas: Area[] } = { areas: ["news"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const state = parsePage(new URL(args.request.url).searchParams);
  const { page } = state;
  const { news, pagination, meta } = mainData(await listNews(visit.caller, page));
  if (page > Math.max(1, pagination.pages)) await throwNotFound(args);
  const title = translateFor(visit.locale)("news:title");
  const feed = { title, path: paths.newsFeed() };
  const described = describePage(args, { path: paths.news(), meta, state, crumbs: [{ name: title }], feed });
  return { news, pagination, meta: { h1: meta.h1, ...described } };
}

export default function NewsPage() {
  const { t, href } = useTranslation();
  const { news, pagination, meta } = useLoaderData<typeof loader>();
  return (
    <ListPage
      name={t("news:title")}
      heading={meta.h1}
      count={t("news:count", { count: pagination.total })}
      path={paths.news()}
      pagination={pagination}
      shown={news.length}
    >
      {news.length > 0 ? (
        <NewsCards news={news} level={2} pictures />
      ) : (
        <EmptyState title={t("news:empty.title")} text={t("news:empty.text")}>
          <ButtonLink href={href(paths.stocks())} variant="dark">
            {t("news:empty.toStocks")}
          </ButtonLink>
        </EmptyState>
      )}
    </ListPage>
  );
}
