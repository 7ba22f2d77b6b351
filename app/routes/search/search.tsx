import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import type { Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { Breadcrumbs } from "~/shop/frame/breadcrumbs";
import { useUnpacked } from "~/shop/frame/use-unpacked";
import { pageMeta } from "~/shop/head/page-meta";
import { DeferredViewedRail } from "~/shop/product/product-rail";

import { AskAnew, NothingFound } from "./nothing-found";
import { Results } from "./results";
import { loadSearch } from "./search.server";

export const handle: { areas: Area[] } = { areas: ["search", "catalog"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export function loader(args: LoaderFunctionArgs) {
  return loadSearch(args);
}

/** What was found for the query in the URL. */
export default function SearchPage() {
  const { t } = useTranslation();
  const { query, view, viewed } = useLoaderData<typeof loader>();
  const { state, found } = useUnpacked(view);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: t("search:title") }]} />
      {found === null ? (
        <AskAnew />
      ) : found.pagination.total === 0 ? (
        <NothingFound query={query} />
      ) : (
        <Results query={query} state={state} {...found} />
      )}
      {viewed && <DeferredViewedRail viewed={viewed} />}
    </>
  );
}
