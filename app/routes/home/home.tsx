import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { redirectToRememberedLanguage } from "~/session/locale-cookie.server";
import { getVisit } from "~/session/visit.server";
import { useUnpacked } from "~/shop/deferred/deferred";
import { linkProps } from "~/shop/frame/links";
import { describePage } from "~/shop/head/describe-page.server";
import { pageMeta } from "~/shop/head/page-meta";
import { organizationData, websiteData } from "~/shop/head/structured-data.server";
import { ProductRail } from "~/shop/product/product-rail";

import { Hero } from "./hero";
import { loadHome } from "./home.server";
import { SectionTiles } from "./section-tiles";
import { Brands, News, Stocks } from "./sections";

export const handle: { areas: Area[] } = { areas: ["home"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  redirectToRememberedLanguage(args.request);
  const visit = await getVisit(args);
  const { meta, ...page } = await loadHome(visit);
  const described = describePage(args, { path: paths.home(), meta, data: [organizationData, websiteData] });
  return { meta: { h1: meta.h1, ...described }, page: pack(page) };
}

export default function Home() {
  const { t, href } = useTranslation();
  const { meta, page } = useLoaderData<typeof loader>();
  const { slides, sections, rows, stocks, brands, news } = useUnpacked(page);
  const rails = rows.map(({ title, link, cards, repeated }, index) => (
    <ProductRail
      key={title}
      id={`row-${index + 1}`}
      title={title}
      cards={cards}
      count={t("count.products", { count: cards.length })}
      more={link ? { ...linkProps(link, href), label: t("seeAll") } : undefined}
      repeated={repeated}
    />
  ));
  return (
    <>
      <h1 className="visually-hidden">{meta.h1}</h1>
      <Hero slides={slides} />
      <SectionTiles sections={sections} />
      {rails.slice(0, 1)}
      <Stocks stocks={stocks} />
      {rails.slice(1)}
      <Brands brands={brands} />
      <News news={news} />
    </>
  );
}
