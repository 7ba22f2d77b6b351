import { callApi, type Caller, limits } from "./client.server";
import { type Answer, orEmpty } from "./errors";
import {
  autocomplete,
  type Autocomplete,
  calculate,
  type Calculate,
  catalogInfo,
  type CatalogInfo,
  catalogToWire,
  catalogView,
  type CatalogView,
  type ListedProduct,
  menu,
  type MenuItem,
  type NotifyBody,
  type Offer,
  offers,
  type Product,
  productList,
  productView,
  related,
  type Related,
  searchResults,
  type SearchResults,
  viewed,
} from "./schemas/catalog";
import { type Card, empty, type Meta, type SortCode } from "./schemas/common";
import {
  brandList,
  type BrandList,
  brandView,
  type BrandView,
  sitemap,
  type Sitemap,
  type SitemapKind,
} from "./schemas/pages";

/**
 * The three levels of the catalogue menu (contract: GET catalog/menu).
 * @param limit one of `limits`, depending on how much the page needs the menu
 */
export function getMenu(caller: Caller, limit: number = limits.main): Promise<Answer<{ items: MenuItem[] }>> {
  return callApi(caller, { path: "/api/app/catalog/menu", schema: menu, limit });
}

/** The top sections and their subsections (contract: GET catalog/view). */
export function getCatalog(caller: Caller, uid: string | null): Promise<Answer<CatalogView>> {
  return callApi(caller, { path: "/api/app/catalog/view", query: { uid }, schema: catalogView, limit: limits.main });
}

/** The parameters of a listing. `filters` maps a filter's code to its values, or to a range as `from..to`. */
export type ListingQuery = {
  sectionCode?: string | null;
  brand?: string;
  page: number;
  perPage: number;
  sort?: SortCode | null;
  filters: Record<string, string>;
};

/**
 * A listing of products with its filters, sort orders and section (contract: GET catalog/info).
 * @param limit one of `limits`, depending on how much the page needs the products
 */
export function getListing(
  caller: Caller,
  uid: string | null,
  query: ListingQuery,
  limit: number = limits.main,
): Promise<Answer<CatalogInfo>> {
  const { filters, ...rest } = query;
  return callApi(caller, {
    path: "/api/app/catalog/info",
    query: { uid, ...rest, ...filterQuery(filters) },
    schema: catalogInfo,
    limit,
  });
}

function filterQuery(filters: ListingQuery["filters"]): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([code, value]) => [`filter[${code}]`, value]));
}

const ofProduct = "/api/app/catalog/product/:code";

/** A product's details; the API records that this visitor viewed it (contract: GET product/{code}/view). */
export function getProduct(
  caller: Caller,
  uid: string | null,
  code: string,
): Promise<Answer<{ product: Product; meta: Meta }>> {
  return callApi(caller, {
    path: `${ofProduct}/view`,
    params: { code },
    query: { uid },
    schema: productView,
    limit: limits.main,
  });
}

/** Products by id, in the given order; skips products that no longer exist (contract: GET product/list). */
export function listProducts(
  caller: Caller,
  uid: string | null,
  ids: readonly number[],
): Promise<Answer<{ products: ListedProduct[] }>> {
  return callApi(caller, {
    path: "/api/app/catalog/product/list",
    query: { uid, ids: ids.join(",") },
    schema: productList,
    limit: limits.main,
  });
}

/**
 * The variants of a product, including the product itself; empty if it has none, or if the API has no variants
 * (contract: GET product/{code}/offers).
 */
export async function listOffers(
  caller: Caller,
  uid: string | null,
  code: string,
): Promise<Answer<{ offers: Offer[] }>> {
  const answer = await callApi(caller, {
    path: `${ofProduct}/offers`,
    params: { code },
    query: { uid },
    schema: offers,
    limit: limits.side,
  });
  return orEmpty(answer, { offers: [] });
}

/** Delivery methods, costs in roubles; none if the API calculates none (contract: GET product/{code}/calculate). */
export async function calculateDelivery(
  caller: Caller,
  uid: string | null,
  code: string,
  query: { quantity: number; city: string | null },
): Promise<Answer<Calculate>> {
  const answer = await callApi(caller, {
    path: `${ofProduct}/calculate`,
    params: { code },
    query: { uid, ...query },
    schema: calculate,
    limit: limits.side,
  });
  return orEmpty(answer, { deliveries: [], total: 0 });
}

/** Subscribes to a message when the product is back in stock (contract: POST product/{code}/notify). */
export function requestNotice(caller: Caller, code: string, body: NotifyBody): Promise<Answer<object>> {
  return callApi(caller, {
    method: "POST",
    path: `${ofProduct}/notify`,
    params: { code },
    body: catalogToWire.notify(body),
    schema: empty,
    limit: limits.write,
  });
}

/** At most 20 products viewed, newest first; none if the API does not record them (contract: GET product/viewed). */
export async function listViewed(caller: Caller, uid: string | null): Promise<Answer<Card[]>> {
  const answer = await callApi(caller, {
    path: "/api/app/catalog/product/viewed",
    query: { uid },
    schema: viewed,
    limit: limits.side,
  });
  return orEmpty(answer, []);
}

/**
 * What is bought together with products, and what instead of them; none if the API suggests nothing (contract: GET
 * product/related).
 * @param codes at most 100
 */
export async function listRelated(
  caller: Caller,
  uid: string | null,
  codes: readonly string[],
): Promise<Answer<Related>> {
  const answer = await callApi(caller, {
    path: "/api/app/catalog/product/related",
    query: { uid, codes: codes.join(",") },
    schema: related,
    limit: limits.side,
  });
  return orEmpty(answer, { together: [], similar: [] });
}

/**
 * A page of the brands with their product counts (contract: GET brand/list).
 * @param limit one of `limits`, depending on how much the page needs the brands
 */
export function listBrands(
  caller: Caller,
  query: { page: number; perPage: number },
  limit: number = limits.main,
): Promise<Answer<BrandList>> {
  return callApi(caller, { path: "/api/app/brand/list", query, schema: brandList, limit });
}

/** A brand and its text; its products come from `getListing` (contract: GET brand/{slug}/view). */
export function getBrand(caller: Caller, slug: string): Promise<Answer<BrandView>> {
  return callApi(caller, {
    path: "/api/app/brand/:slug/view",
    params: { slug },
    schema: brandView,
    limit: limits.main,
  });
}

/** Suggestions while the shopper types (contract: GET search/autocomplete). */
export function suggest(caller: Caller, q: string): Promise<Answer<Autocomplete>> {
  return callApi(caller, {
    path: "/api/app/search/autocomplete",
    query: { q },
    schema: autocomplete,
    limit: limits.suggestion,
  });
}

/** A page of search results with their filters and sections (contract: GET search/results). */
export function searchProducts(
  caller: Caller,
  uid: string | null,
  query: Omit<ListingQuery, "brand"> & { q: string },
): Promise<Answer<SearchResults>> {
  const { filters, ...rest } = query;
  return callApi(caller, {
    path: "/api/app/search/results",
    query: { uid, ...rest, ...filterQuery(filters) },
    schema: searchResults,
    limit: limits.main,
  });
}

/** Links to all public pages of a kind (contract: GET sitemap/view), at most a thousand per request. */
export function listPublicPages(
  caller: Caller,
  query: { kind: SitemapKind; page: number; perPage: number },
): Promise<Answer<Sitemap>> {
  return callApi(caller, { path: "/api/app/sitemap/view", query, schema: sitemap, limit: limits.main });
}
