import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type MetaFunction } from "@remix-run/react";

import { stringsReady } from "~/i18n/client";
import { localeFromPath, type Area } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translator";
import { Breadcrumbs } from "~/shop/page/breadcrumbs";
import { useUnpacked } from "~/shop/page/use-unpacked";
import { ViewedRail } from "~/shop/product/viewed-rail";
import { keepAfterSmallForms } from "~/shop/shopper/sync";

import { AskAnew, NothingFound } from "./nothing-found";
import { Results } from "./results";
import { loadSearch } from "./search.server";

export const handle: { areas: Area[] } = { areas: ["search", "catalog"] };

await stringsReady(handle.areas);

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const t = translator(localeFromPath(location.pathname));
  const query = data?.query;
  return [
    { title: t("pageTitle", { title: query ? t("search:heading", { query }) : t("search:title") }) },
    { name: "robots", content: "noindex" },
  ];
};

export function loader(args: LoaderFunctionArgs) {
  return loadSearch(args);
}

export const shouldRevalidate = keepAfterSmallForms;

/** What was found for the query in the URL. */
export default function SearchPage() {
  const { t } = useTranslation();
  const { query, view } = useLoaderData<typeof loader>();
  const { state, found, viewed } = useUnpacked(view);
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
      <ViewedRail cards={viewed} />
    </>
  );
}
