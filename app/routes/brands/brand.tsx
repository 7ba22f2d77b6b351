import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, type MetaFunction } from "@remix-run/react";
import clsx from "clsx";

import type { Brand } from "~/api/schemas/pages";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ArticleText } from "~/shop/article/article-text";
import { useUnpacked } from "~/shop/deferred/deferred";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { FilterPage } from "~/shop/listing/filter-page";
import { Listing } from "~/shop/listing/listing";
import { ButtonLink } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { EmptyState } from "~/ui/placeholder";

import { loadBrand } from "./brand.server";
import styles from "./brands.module.css";

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
  const countPath = href(paths.listingCount({ brand: brand.slug }));
  if (loaded.showFilters) {
    return <FilterPage path={path} name={brand.name} countPath={countPath} {...loaded} />;
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("brands:title"), link: paths.brands() }, { name: brand.name }]} />
      <BrandHead brand={brand} heading={loaded.h1} total={pagination.total} textId={text ? textId : undefined} />
      <Listing path={path} listing={loaded} countPath={countPath} empty={<NothingOfBrand />} />
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

type BrandHeadProps = {
  brand: Pick<Brand, "name" | "picture" | "country">;
  heading: string;
  total: number;
  /** The id of the brand's text if this page has it. */
  textId: string | undefined;
};

const widths = [128, 320, 400] as const;

/** The brand's logo, name, country and number of products. */
function BrandHead({ brand: { name, picture, country }, heading, total, textId }: BrandHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      {picture !== null && (
        <Picture
          eager
          className={styles.wordmark}
          src={(width) => paths.image(picture, width)}
          widths={widths}
          sizes="200px"
          width={200}
          height={100}
          alt=""
        />
      )}
      <div>
        <div className="h-row">
          <h1>{heading}</h1>
          <span className="muted">{t("count.products", { count: total })}</span>
        </div>
        <p className={clsx("muted", styles.brandFacts)}>
          {country}
          {textId !== undefined && (
            <a className="linkbtn" href={`#${textId}`}>
              {t("brands:about", { name })}
            </a>
          )}
        </p>
      </div>
    </header>
  );
}
