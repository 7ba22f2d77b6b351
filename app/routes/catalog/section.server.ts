import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { listShownPages, countListing } from "~/api/listing.server";
import type { CatalogInfo } from "~/api/schemas/catalog";
import { barePath, localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { parseListing, type ListingState } from "~/lib/listing-query";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit, type Visit } from "~/session/visit.server";
import { listRecentlyViewed } from "~/session/visitor-data.server";
import { describePage } from "~/shop/head/describe-page.server";
import { listedData } from "~/shop/head/structured-data.server";
import { readListing } from "~/shop/listing/read-listing";
import { packCards } from "~/shop/product/product-card";

/** Loads the listing of the section in the path: the shown pages, the filters and the recently viewed products. */
export async function loadSection(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { caller, knownUid } = visit;
  const url = new URL(args.request.url);
  const state = parseListing(url.searchParams);
  const scope = { sectionCode: deepestSlug(args.params) };
  const viewed = listRecentlyViewed(visit).then(packCards);
  const pages = await listShownPages(caller, knownUid, scope, state);
  if (pages.some(({ status }) => status === 404)) await throwNotFound(args);
  const infos = pages.map(mainData);
  const last = infos.at(-1);
  const section = last?.section;
  if (!last || !section) return throwNotFound(args);
  redirectToCanonicalPath(url, sectionPath(section), visit);
  if (state.page > Math.max(1, last.pagination.pages)) await throwNotFound(args);

  const count = (asked: ListingState) => countListing(caller, knownUid, scope, asked);
  const products = infos.flatMap((info) => info.products);
  const page = {
    ...(await readListing({ last, products, state, t: translateFor(visit.locale), count })),
    section: {
      code: section.code,
      name: section.name,
      path: section.path,
      items: section.items.map(({ name, link, picture, count }) => ({ name, link, picture, count })),
    },
    h1: section.meta.h1,
    showFilters: url.searchParams.get("view") === "filters",
  };
  const meta = describePage(args, {
    path: sectionPath(section),
    meta: section.meta,
    state,
    isHidden: page.showFilters,
    picture: section.picture,
    crumbs: [{ name: translateFor(visit.locale)("catalog:title"), link: paths.catalog() }, ...section.path],
    data: listedData(last, state),
  });
  return { meta, page: pack(page), viewed };
}

function deepestSlug(params: LoaderFunctionArgs["params"]): string {
  const slugs = `${params.category ?? ""}/${params["*"] ?? ""}`.split("/").filter(Boolean);
  return slugs.at(-1) ?? "";
}

type Section = NonNullable<CatalogInfo["section"]>;

/** The section's canonical path: the path of its nearest ancestor in the catalogue, plus its own code. */
function sectionPath({ code, path }: Section): string {
  const own = `/${encodeURIComponent(code)}`;
  const ancestors = path.flatMap(({ link }) =>
    link && sectionPathPattern.test(link) && !link.endsWith(own) ? [link] : [],
  );
  return (ancestors.at(-1) ?? paths.catalog()) + own;
}

/** The path comes from the API and becomes a redirect target, so it must be a plain section path. */
const sectionPathPattern = /^\/catalog(\/[^/?#]+)+$/;

/**
 * A section is found by the last slug of the path. Other ancestors or an empty last slug redirect to the canonical
 * path.
 * @throws the redirect
 */
function redirectToCanonicalPath(url: URL, path: string, visit: Visit): void {
  if (barePath(url.pathname) !== path) throw redirect(localePath(visit.locale, path) + url.search, 301);
}
