import type { LoaderFunctionArgs } from "@remix-run/node";

import { getBrand } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import { listShownPages, countListing } from "~/api/listing.server";
import { translateFor } from "~/i18n/translate.server";
import { isFiltered, parseListing, type ListingState } from "~/lib/listing-query";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";
import { readBody } from "~/shop/article/read-body.server";
import { describePage } from "~/shop/head/describe-page.server";
import { listedData } from "~/shop/head/structured-data.server";
import { readListing } from "~/shop/listing/read-listing";

/** The filter that makes no sense on a brand's own page. */
const ownFilter = "brand";

/** Loads a brand with the shown pages of its products. The brand's text is only on the first page without filters. */
export async function loadBrand(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { caller, knownUid, locale } = visit;
  const { searchParams } = new URL(args.request.url);
  const state = withoutOwnFilter(parseListing(searchParams));
  const slug = args.params.slug ?? "";
  const [answer, pages] = await Promise.all([
    getBrand(caller, slug),
    listShownPages(caller, knownUid, { brand: slug }, state),
  ]);
  if (answer.status === 404) await throwNotFound(args);
  const { brand, meta } = mainData(answer);
  const infos = pages.map(mainData);
  const last = infos.at(-1);
  if (!last || state.page > Math.max(1, last.pagination.pages)) return throwNotFound(args);

  const count = (asked: ListingState) => countListing(caller, knownUid, { brand: slug }, asked);
  const listing = await readListing({
    last: { ...last, filter: last.filter.filter(({ code }) => code !== ownFilter) },
    products: infos.flatMap(({ products }) => products),
    state,
    t: translateFor(locale),
    count,
  });
  const { name, picture, country, body } = brand;
  const page = {
    ...listing,
    brand: { slug: brand.slug, name, picture, country },
    h1: meta.h1,
    text: body && state.page === 1 && !isFiltered(state) ? readBody(body, locale, 3) : null,
    showFilters: searchParams.get("view") === "filters",
  };
  const described = describePage(args, {
    path: paths.brand(brand.slug),
    meta,
    state,
    isHidden: page.showFilters,
    picture,
    crumbs: [{ name: translateFor(locale)("brands:title"), link: paths.brands() }, { name }],
    data: listedData(last, state),
  });
  return { meta: described, page: pack(page) };
}

function withoutOwnFilter(state: ListingState): ListingState {
  const lists = { ...state.lists };
  delete lists[ownFilter];
  return { ...state, lists };
}
