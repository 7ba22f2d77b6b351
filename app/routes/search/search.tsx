import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { formatNumber } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { isFiltered, listingHref, withoutFilters, type ListingState } from "~/lib/listing-query";
import { maxQueryLength } from "~/lib/search-query";
import { paths } from "~/paths";
import { useUnpacked } from "~/shop/deferred/deferred";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { FilterPage } from "~/shop/listing/filter-page";
import { Listing } from "~/shop/listing/listing";
import { ListingMore, LoadingList } from "~/shop/listing/listing-more";
import { OwnOrder } from "~/shop/listing/listing-order";
import type { ListingData } from "~/shop/listing/read-listing";
import { ProductGrid } from "~/shop/product/product-grid";
import { DeferredPopularRail, DeferredViewedRail } from "~/shop/product/product-rail";
import { unmatchedText } from "~/shop/search/unmatched";
import { Button, ButtonLink } from "~/ui/button";
import { Chip, Chips } from "~/ui/chip";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";

import styles from "./search.module.css";
import { loadSearch, type FoundSection } from "./search.server";

export const handle: { areas: Area[] } = { areas: ["search", "catalog"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadSearch(args);
}

/** The search results page. */
export default function SearchPage() {
  const { t } = useTranslation();
  const { query, view, popular, viewed } = useLoaderData<typeof loader>();
  const { found, showFilters } = useUnpacked(view);
  const isFound = found !== null && found !== "unavailable" && !popular;
  if (isFound && showFilters && found.listing.filters.length > 0) return <ResultFilters query={query} {...found} />;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("search:title") }]} />
      {found === null ? (
        <EmptyQuery />
      ) : found === "unavailable" ? (
        <Unavailable />
      ) : isFound ? (
        <Results query={query} {...found} />
      ) : (
        <NothingFound query={query} />
      )}
      {popular && <DeferredPopularRail popular={popular} />}
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}

type ResultsProps = { query: string; listing: ListingData; sections: FoundSection[]; unmatched: string[] };

/** The paths of the results, and of the number of products for a choice of filters. */
function useResultPaths({ query, sections }: Pick<ResultsProps, "query" | "sections">) {
  const { href } = useTranslation();
  const section = sections.find(({ selected }) => selected)?.code;
  return {
    path: href(paths.search(query, section)),
    countPath: href(paths.listingCount({ q: query, section })),
  };
}

/** The products found, sorted by relevance unless the shopper chose another order. */
function Results({ query, listing, sections, unmatched }: ResultsProps) {
  const { t } = useTranslation();
  const { path, countPath } = useResultPaths({ query, sections });
  const { products, filters, pagination, state } = listing;
  return (
    <>
      <div className="h-row">
        <h1 className={styles.heading}>{t("search:heading", { query })}</h1>
        <span className="muted">{t("count.products", { count: pagination.total })}</span>
      </div>
      {unmatched.length > 0 && <p className={styles.unmatched}>{unmatchedText(t, unmatched)}</p>}
      <ResultSections query={query} sections={sections} state={state} />
      {filters.length > 0 || isFiltered(state) ? (
        <Listing path={path} listing={listing} countPath={countPath} empty={null} ownOrder={t("search:relevant")} />
      ) : (
        <>
          <OwnOrder path={path} state={state} name={t("search:relevant")} />
          <LoadingList>
            <ProductGrid cards={products} columns={4} level={2} first />
          </LoadingList>
          <ListingMore
            path={path}
            state={state}
            pagination={pagination}
            shown={products.length}
            lastId={products.at(-1)?.id}
          />
        </>
      )}
    </>
  );
}

/** Only the filters: for phones without JavaScript. */
function ResultFilters({ query, listing, sections }: ResultsProps) {
  const { t } = useTranslation();
  return <FilterPage name={t("search:heading", { query })} {...useResultPaths({ query, sections })} {...listing} />;
}

type ResultSectionsProps = Pick<ResultsProps, "query" | "sections"> & { state: ListingState };

/**
 * The sections of the found products, each with their number: links that limit the results to one of them, in the chosen
 * order. Each section has filters of its own.
 */
function ResultSections({ query, sections, state }: ResultSectionsProps) {
  const { t, href } = useTranslation();
  const linkTo = (section?: string) => listingHref(href(paths.search(query, section)), withoutFilters(state));
  const isLimited = sections.some(({ selected }) => selected);
  if (sections.length < 2 && !isLimited) return null;
  return (
    <nav aria-label={t("search:sections.title")} className={styles.sections}>
      <Chips>
        <Chip href={linkTo()} aria-current={isLimited ? undefined : "true"}>
          {t("search:sections.all")}
        </Chip>
        {sections.map(({ code, name, count, selected }) => (
          <Chip key={code} href={linkTo(code)} aria-current={selected ? "true" : undefined}>
            {name} <span className={styles.count}>{formatNumber(count)}</span>
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

/** Nothing found: suggests changing the query, or the catalogue. */
function NothingFound({ query }: { query: string }) {
  const { t, href } = useTranslation();
  return (
    <div className={styles.empty}>
      <Icon name="search-x" />
      <div>
        <h1 className={styles.heading}>{t("search:nothing.title", { query })}</h1>
        <p className={styles.advice}>{t("search:nothing.text")}</p>
        <div className="row">
          <ButtonLink href={href(paths.catalog())} variant="dark">
            {t("search:nothing.catalog")}
          </ButtonLink>
          <ButtonLink href={href(paths.search())} variant="quiet">
            {t("search:nothing.again")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The API has no search: leads to the catalogue. */
function Unavailable() {
  const { t, href } = useTranslation();
  return (
    <>
      <h1>{t("search:unavailable.title")}</h1>
      <p className={styles.advice}>{t("search:unavailable.text")}</p>
      <ButtonLink href={href(paths.catalog())} variant="dark">
        {t("search:nothing.catalog")}
      </ButtonLink>
    </>
  );
}

/** An empty query: shows a search field. */
function EmptyQuery() {
  const { t, href } = useTranslation();
  return (
    <>
      <h1>{t("search:title")}</h1>
      <p className={styles.advice}>{t("search:hint")}</p>
      <form className={styles.form} action={href(paths.search())} aria-label={t("search:title")}>
        <Field label={t("search:field")} name="q" type="search" maxLength={maxQueryLength} autoComplete="off" />
        <Button variant="dark" size="l">
          {t("search:submit")}
        </Button>
      </form>
    </>
  );
}
