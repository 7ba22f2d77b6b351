import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ArticleText } from "~/shop/article/article-text";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { useUnpacked } from "~/shop/frame/use-unpacked";
import { pageMeta } from "~/shop/head/page-meta";
import { FilterPage } from "~/shop/listing/filter-page";
import { Listing } from "~/shop/listing/listing";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

import { BrandHead } from "./brand-head";
import { loadBrand } from "./brand.server";

export const handle: { areas: Area[] } = { areas: ["brands", "catalog"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadBrand(args);
}

const textId = "about-brand";

export default function BrandPage() {
  const { t, href } = useTranslation();
  const { pathname: path } = useLocation();
  const loaded = useUnpacked(useLoaderData<typeof loader>().page);
  const { brand, text, pagination } = loaded;
  if (loaded.showFilters) {
    const countPath = href(paths.listingCount({ brand: brand.slug }));
    return <FilterPage path={path} name={brand.name} countPath={countPath} {...loaded} />;
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("brands:title"), link: paths.brands() }, { name: brand.name }]} />
      <BrandHead brand={brand} heading={loaded.h1} total={pagination.total} textId={text ? textId : undefined} />
      <Listing path={path} listing={loaded} empty={<NothingOfBrand />} />
      {text && (
        <section className="section" aria-labelledby={textId}>
          <h2 id={textId}>{t("brands:about", { name: brand.name })}</h2>
          <ArticleText text={text} />
        </section>
      )}
    </>
  );
}

function NothingOfBrand() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("brands:empty.title")} text={t("brands:empty.text")}>
      <ButtonLink href={href(paths.brands())} variant="dark">
        {t("brands:empty.toBrands")}
      </ButtonLink>
    </EmptyState>
  );
}
