import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { brandList, brandView, type BrandList, type BrandView } from "./schemas/pages";

/**
 * A page of the brands with how many products each has (contract: GET brand/list).
 * @param limit one of `limits`, by what the brands are to the page
 */
export function listBrands(
  caller: Caller,
  query: { page: number; perPage: number },
  limit: number = limits.main,
): Promise<Answer<BrandList>> {
  return callApi(caller, { path: "/api/app/brand/list", query, schema: brandList, limit });
}

/** A brand with its text; its products are a listing of their own (contract: GET brand/{slug}/view). */
export function getBrand(caller: Caller, slug: string): Promise<Answer<BrandView>> {
  return callApi(caller, {
    path: "/api/app/brand/:slug/view",
    params: { slug },
    schema: brandView,
    limit: limits.main,
  });
}
