import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { listStocks } from "~/api/content.server";
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

import { StockCards, stockPeriod } from "./stock-cards";

export const handle: { areas: Area[] } = { areas: ["stocks"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const state = parsePage(new URL(args.request.url).searchParams);
  const { page } = state;
  const { stocks, pagination, meta } = mainData(await listStocks(visit.caller, page));
  if (page > Math.max(1, pagination.pages)) await throwNotFound(args);
  const title = translateFor(visit.locale)("stocks:title");
  const feed = { title, path: paths.stocksFeed() };
  const described = describePage(args, { path: paths.stocks(), meta, state, crumbs: [{ name: title }], feed });
  return {
    stocks: stocks.map((stock) => ({ ...stock, period: stockPeriod(stock) })),
    pagination,
    meta: { h1: meta.h1, ...described },
  };
}

export default function StocksPage() {
  const { t, href } = useTranslation();
  const { stocks, pagination, meta } = useLoaderData<typeof loader>();
  return (
    <ListPage
      name={t("stocks:title")}
      heading={meta.h1}
      count={t("count.stocks", { count: pagination.total })}
      path={paths.stocks()}
      pagination={pagination}
      shown={stocks.length}
    >
      {stocks.length > 0 ? (
        <StockCards stocks={stocks} />
      ) : (
        <EmptyState title={t("stocks:empty.title")} text={t("stocks:empty.text")}>
          <ButtonLink href={href(paths.catalog())} variant="dark">
            {t("stocks:empty.toCatalog")}
          </ButtonLink>
        </EmptyState>
      )}
    </ListPage>
  );
}
