import { getBasket } from "~/api/basket.server";
import { calculateDelivery, getListing, getProduct, listOffers, listViewed } from "~/api/catalog.server";
import type { Caller } from "~/api/client.server";
import { getHome, getSettings } from "~/api/content.server";
import { listFavoriteIds } from "~/api/favorites.server";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

/** The measured pages. The listing shows forty cards: four pages of ten, as after «Показать ещё». */
export const benchPages = ["listing", "product", "home", "basket"] as const;
export type BenchPage = (typeof benchPages)[number];

export function isBenchPage(name: string): name is BenchPage {
  return benchPages.some((page) => page === name);
}

const listed = [1, 2, 3, 4];

/** The path of each page; the shop redirects the listing to the section's own path. */
export const pathOf: Record<BenchPage, string> = {
  listing: `/catalog/${landmarkSections.large}?page=4&from=1`,
  product: `/product/${landmarks.inStock}`,
  home: "/",
  basket: "/basket",
};

/** The API calls that a page makes for a known visitor, started all at once. */
export function callsOf(page: BenchPage, caller: Caller, uid: string): Promise<unknown>[] {
  const frame = [
    getSettings(caller),
    listFavoriteIds(caller, uid),
    getBasket(caller, uid, { peek: page !== "basket" }),
  ];
  switch (page) {
    case "listing":
      return [
        ...frame,
        ...listed.map((number) =>
          getListing(caller, uid, { sectionCode: landmarkSections.large, page: number, perPage: 10, filters: {} }),
        ),
        listViewed(caller, uid),
      ];
    case "product":
      return [
        ...frame,
        getProduct(caller, uid, landmarks.inStock),
        listOffers(caller, uid, landmarks.inStock),
        calculateDelivery(caller, uid, landmarks.inStock, { quantity: 1, city: null }),
        listViewed(caller, uid),
      ];
    case "home":
      return [...frame, getHome(caller, uid)];
    case "basket":
      return [...frame, listViewed(caller, uid)];
  }
}
