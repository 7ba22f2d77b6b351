import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Card, Pagination } from "~/api/schemas/common";
import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import type { ListingState } from "~/lib/listing-query";
import { paths } from "~/paths";
import { useUnpacked } from "~/shop/deferred/deferred";
import { Breadcrumbs } from "~/shop/frame/page-heading";
import { pageMeta } from "~/shop/head/page-meta";
import { ListingMore, LoadingList } from "~/shop/listing/listing-more";
import { OwnOrder } from "~/shop/listing/listing-order";
import { ProductGrid } from "~/shop/product/product-grid";
import { DeferredViewedRail } from "~/shop/product/product-rail";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";

import { maxQueryLength } from "./query";
import styles from "./search.module.css";
import { loadSearch } from "./search.server";

export const handle: { areas: Area[] } = { areas: ["search", "catalog"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadSearch(args);
}

/** The search results page. */
export default function SearchPage() {
  const { t } = useTranslation();
  const { query, view, viewed } = useLoaderData<typeof loader>();
  const { state, found } = useUnpacked(view);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("search:title") }]} />
      {found === null ? (
        <EmptyQuery />
      ) : found === "unavailable" ? (
        <Unavailable />
      ) : found.pagination.total === 0 ? (
        <NothingFound query={query} />
      ) : (
        <Results query={query} state={state} {...found} />
      )}
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}

type ResultsProps = { query: string; state: ListingState; products: Card[]; pagination: Pagination };

/** The products found, sorted by relevance unless the shopper chose another order. */
function Results({ query, state, products, pagination }: ResultsProps) {
  const { t, href } = useTranslation();
  const path = href(paths.search());
  return (
    <>
      <div className="h-row">
        <h1 className={styles.heading}>{t("search:heading", { query })}</h1>
        <span className="muted">{t("count.products", { count: pagination.total })}</span>
      </div>
      <OwnOrder path={path} state={state} name={t("search:relevant")}>
        <input type="hidden" name="q" value={query} />
      </OwnOrder>
      <LoadingList>
        <ProductGrid cards={products} columns={4} level={2} first />
      </LoadingList>
      <ListingMore
        path={path}
        query={(listing) => withQuery(query, listing)}
        state={state}
        pagination={pagination}
        shown={products.length}
        lastId={products.at(-1)?.id}
      />
    </>
  );
}

/** Adds the search text to the listing's query string. */
function withQuery(words: string, listing: string): string {
  const query = new URLSearchParams({ q: words });
  return `?${query.toString()}${listing.replace("?", "&")}`;
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
