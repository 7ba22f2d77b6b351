import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { stockList, stockView, type StockList, type StockView } from "./schemas/pages";

/** A page of the promotions, those that are over included (contract: GET stock/list). */
export function listStocks(caller: Caller, page: number): Promise<Answer<StockList>> {
  return callApi(caller, { path: "/api/app/stock/list", query: { page }, schema: stockList, limit: limits.main });
}

/** A promotion with its text and products (contract: GET stock/{slug}/view). */
export function getStock(caller: Caller, uid: string | null, slug: string): Promise<Answer<StockView>> {
  return callApi(caller, {
    path: "/api/app/stock/:slug/view",
    params: { slug },
    query: { uid },
    schema: stockView,
    limit: limits.main,
  });
}
