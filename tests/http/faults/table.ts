import type { Translate } from "~/i18n/translate";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { placeGuestOrder } from "../../fixtures/placed-order";
import type { Api } from "../support/api";

/**
 * What a page lacks without a call. `main`: everything. `frame`: something in the header or footer. `kept`: nothing,
 * because the last known response is used. Otherwise a part of the page, which shows the message `says`; `isPart` marks
 * the parts that a page consists of.
 */
export type Role = "main" | "frame" | "kept" | { says: Parameters<Translate>[0]; isPart?: true };

export type CallingPage = {
  name: string;
  /** Path and query without the language prefix. */
  path: string;
  /** The status when all calls succeed, if not 200. */
  status?: number;
  /** A guest without any products sees a different page here, which does not make these calls. */
  forOwner?: true;
  /** Every API call that the page makes, without `/api/app/`. */
  calls: Record<string, Role>;
};

/** The calls that the frame of every page makes for a known visitor. */
const frame: Record<string, Role> = { "settings/view": "kept", "favorite/list": "frame", "basket/view": "frame" };

/** Without it the basket does not mention the minimum sum, but lacks nothing else. */
const minimumTotal: Record<string, Role> = { "checkout/settings": "frame" };

const reviews = (product: string): Record<string, Role> => ({
  [`${product}/reviews`]: { says: "reviews:failed" },
  [`${product}/questions`]: { says: "reviews:questions.failed" },
});

const related: Record<string, Role> = { "catalog/product/related": { says: "relatedFailed" } };

const viewed: Record<string, Role> = { "catalog/product/viewed": { says: "viewedFailed" } };

/** Every page to test, with its own API calls and those of the frame. */
export async function listCallingPages(api: Api): Promise<CallingPage[]> {
  const typical = await api.sectionLink(landmarkSections.typical);
  const texts = [...(await contentPages(api)), ...plainPages()];
  const pages = [...catalogPages(typical), ...ownPages(), ...(await orderPages(api)), ...texts];
  return pages.map((page) => ({ ...page, calls: { ...frame, ...page.calls } }));
}

function catalogPages(typical: string): CallingPage[] {
  const product = (code: string) => `catalog/product/${code}`;
  return [
    { name: "home", path: paths.home(), calls: { "home/view": "main" } },
    {
      name: "catalogue",
      path: paths.catalog(),
      calls: { "catalog/view": "main", "catalog/menu": { says: "catalog:menuFailed" } },
    },
    { name: "section", path: typical, calls: { "catalog/info": "main", ...viewed } },
    {
      name: "product",
      path: paths.product(landmarks.inStock),
      calls: {
        [`${product(landmarks.inStock)}/view`]: "main",
        [`${product(landmarks.inStock)}/offers`]: { says: "product:offers.failed" },
        [`${product(landmarks.inStock)}/calculate`]: { says: "product:delivery.failed" },
        ...reviews(product(landmarks.inStock)),
        ...related,
        ...viewed,
      },
    },
    {
      name: "product picture",
      path: paths.productPicture(landmarks.inStock, 2),
      calls: { [`${product(landmarks.inStock)}/view`]: "main" },
    },
    {
      name: "back-in-stock form",
      path: paths.productNotify(landmarks.soldOut),
      calls: { [`${product(landmarks.soldOut)}/view`]: "main" },
    },
    {
      name: "question form",
      path: paths.productQuestion(landmarks.inStock),
      calls: { [`${product(landmarks.inStock)}/view`]: "main" },
    },
  ];
}

function ownPages(): CallingPage[] {
  return [
    { name: "search results", path: paths.search("18"), calls: { "search/results": "main" } },
    {
      name: "search without results",
      path: paths.search("zzqqxx"),
      calls: { "search/results": "main", "catalog/info": { says: "popularFailed" }, ...viewed },
    },
    { name: "empty search", path: paths.search(), calls: viewed },
    { name: "favourites", path: paths.favorites(), forOwner: true, calls: { "favorite/fullList": "main" } },
    { name: "shared favourites", path: paths.sharedFavorites([1, 2]), calls: { "catalog/product/list": "main" } },
    { name: "comparison", path: paths.compare({ replace: "1" }), calls: { "catalog/product/list": "main" } },
    {
      name: "basket",
      path: paths.basket(),
      forOwner: true,
      calls: { "basket/view": "main", ...minimumTotal, ...related },
    },
    {
      name: "clear-basket confirmation",
      path: paths.clearBasket(),
      forOwner: true,
      calls: { "basket/view": "main" },
    },
    { name: "not found", path: "/nowhere", status: 404, calls: viewed },
  ];
}

/** A guest's order and the search for it; the pages after the checkout are opened without an order. */
async function orderPages(api: Api): Promise<CallingPage[]> {
  const { order, accessKey } = await placeGuestOrder(api.url);
  return [
    {
      name: "guest's order",
      path: paths.order(order.id, accessKey),
      calls: { [`order/${order.id}/view`]: "main" },
    },
    { name: "order tracking", path: paths.orderTrack(), calls: {} },
    { name: "order confirmation, person", path: paths.orderPlaced("individual"), calls: {} },
    { name: "order confirmation, company", path: paths.orderPlaced("legal"), calls: {} },
  ];
}

async function contentPages(api: Api): Promise<CallingPage[]> {
  const { brand, stock, article } = await api.slugs();
  return [
    { name: "brands", path: paths.brands(), calls: { "brand/list": "main" } },
    { name: "brand", path: paths.brand(brand), calls: { [`brand/${brand}/view`]: "main", "catalog/info": "main" } },
    { name: "promotions", path: paths.stocks(), calls: { "stock/list": "main" } },
    { name: "promotion", path: paths.stock(stock), calls: { [`stock/${stock}/view`]: "main" } },
    { name: "news", path: paths.news(), calls: { "news/list": "main" } },
    { name: "article", path: paths.article(article), calls: { [`news/${article}/view`]: "main" } },
  ];
}

function plainPages(): CallingPage[] {
  const part = { says: "error.part" } as const;
  const branch = { ...part, isPart: true } as const;
  return [
    {
      name: "feedback",
      path: paths.feedback(),
      calls: { "form/settings": "kept" },
    },
    { name: "about", path: paths.about(), calls: { "about/view": "main" } },
    { name: "contacts", path: paths.contacts(), calls: { "contacts/view": "main", "settings/view": "kept" } },
    { name: "information", path: paths.plainPages("information"), calls: { "information/list": "main" } },
    {
      name: "information page",
      path: paths.information("oplata"),
      calls: { "information/oplata/view": "main", "information/list": part },
    },
    { name: "documents", path: paths.plainPages("content"), calls: { "content/list": "main" } },
    {
      name: "document",
      path: paths.content("offers"),
      calls: { "content/offers/view": "main", "content/list": part },
    },
    {
      name: "site map",
      path: paths.sitemap(),
      calls: {
        "catalog/menu": { says: "content:sitemap.catalogFailed", isPart: true },
        "brand/list": branch,
        "information/list": branch,
        "content/list": branch,
      },
    },
  ];
}
