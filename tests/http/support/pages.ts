import type { Area } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { placeGuestOrder } from "../../fixtures/placed-order";
import type { Api } from "./api";

/** A page of the shop that any shopper may open. */
export type ShownPage = {
  name: string;
  /** Path and query without the language prefix. */
  path: string;
  /** The areas of strings that it needs, besides the common one. */
  areas: Area[];
  /** Shows something only to a shopper who has a basket and favourites. */
  needsProducts?: true;
  /** Browsers must not cache it. */
  isSecret?: true;
};

const page = (
  name: string,
  path: string,
  areas: Area[],
  more: { needsProducts?: true; isSecret?: true } = {},
): ShownPage => ({
  name,
  path,
  areas,
  ...more,
});

const withProducts = { needsProducts: true } as const;

/** Every page of the site map in each of its states. */
export async function listPages(api: Api): Promise<ShownPage[]> {
  const [catalog, others, orders] = await Promise.all([catalogPages(api), contentPages(api), orderPages(api)]);
  const home = page("home", paths.home(), ["home"]);
  return [home, ...catalog, ...productPages(), ...ownPages(), ...others, ...signInPages(), ...orders];
}

async function catalogPages(api: Api): Promise<ShownPage[]> {
  const link = (code: string) => api.sectionLink(code);
  const [typical, large, single, empty] = await Promise.all([
    link(landmarkSections.typical),
    link(landmarkSections.large),
    link(landmarkSections.single),
    link(landmarkSections.empty),
  ]);
  const section = (name: string, path: string) => page(name, path, ["catalog"]);
  return [
    page("catalogue", paths.catalog(), ["catalog"]),
    section("first-level section", typical.split("/").slice(0, 3).join("/")),
    section("second-level section", typical.split("/").slice(0, 4).join("/")),
    section("third-level section", typical),
    section("section filters", `${typical}?view=filters`),
    section("section, filtered and sorted", `${typical}?f.inStock=1&sort=price_asc&perPage=24`),
    section("section, no product matches the filters", `${typical}?f.price.from=1&f.price.to=2`),
    section("section, third page", `${large}?page=3`),
    section("section, second page appended to the first", `${large}?page=2&from=1`),
    section("section with a single product", single),
    section("empty section", empty),
  ];
}

function productPages(): ShownPage[] {
  const states = Object.entries(landmarks).map(([state, code]) =>
    page(`product: ${state}`, paths.product(code), ["product", "reviews", "share"]),
  );
  return [
    ...states,
    page("back-in-stock form", paths.productNotify(landmarks.soldOut), ["forms", "product"], { isSecret: true }),
    page("question form", paths.productQuestion(landmarks.inStock), ["forms", "reviews"], { isSecret: true }),
    page("product picture", paths.productPicture(landmarks.inStock, 1), ["product"]),
  ];
}

/** The pages that depend on the shopper. */
function ownPages(): ShownPage[] {
  const search: Area[] = ["search", "catalog"];
  const favorites: Area[] = ["favorites", "catalog", "share"];
  const checkout: Area[] = ["checkout", "account", "basket", "forms"];
  return [
    page("empty search", paths.search(), search),
    page("search results", paths.search("18"), search),
    page("search results, second page by price", `${paths.search("18")}&sort=price_asc&page=2`, search),
    page("search without results", paths.search("zzqqxx"), search),
    page("favourites, empty", paths.favorites(), favorites),
    page("favourites", paths.favorites(), favorites, withProducts),
    page("shared favourites", paths.sharedFavorites([1, 2, 3]), favorites),
    page("shared favourites, empty", `${paths.favorites()}?ids=`, favorites),
    page("comparison, empty", paths.compare(), ["compare"]),
    page("basket, empty", paths.basket(), ["basket"]),
    page("basket", paths.basket(), ["basket"], withProducts),
    page("basket with the promo code form", paths.basketPromo(), ["basket", "forms"], withProducts),
    page("clear-basket confirmation", paths.clearBasket(), ["basket"], withProducts),
    page("checkout, person", paths.checkout("individual"), checkout, { ...withProducts, isSecret: true }),
    page("checkout, company", paths.checkout("legal"), checkout, { ...withProducts, isSecret: true }),
  ];
}

async function contentPages(api: Api): Promise<ShownPage[]> {
  const { brand, stock, article } = await api.slugs();
  const content = (name: string, path: string) => page(name, path, ["content"]);
  return [
    page("brands", paths.brands(), ["brands"]),
    page("brand", paths.brand(brand), ["brands", "catalog"]),
    page("promotions", paths.stocks(), ["stocks"]),
    page("promotion", paths.stock(stock), ["stocks", "share"]),
    page("news", paths.news(), ["news"]),
    page("news, second page", `${paths.news()}?page=2`, ["news"]),
    page("article", paths.article(article), ["news", "share"]),
    content("about", paths.about()),
    content("contacts", paths.contacts()),
    page("feedback", paths.feedback(), ["feedback", "forms"], { isSecret: true }),
    content("site map", paths.sitemap()),
    page("consent to visit statistics", paths.consent(), ["system"]),
    content("documents", paths.plainPages("content")),
    ...(["offers", "processing", "policy"] as const).map((slug) => content(slug, paths.content(slug))),
    content("information", paths.plainPages("information")),
    ...(["b2b-resheniya", "oplata", "programma-loyalnosti", "vozvrat-tovara"] as const).map((slug) =>
      content(slug, paths.information(slug)),
    ),
  ];
}

/** The steps of signing in and registering that a guest may open. */
function signInPages(): ShownPage[] {
  const form = (name: string, path: string) => page(name, path, ["sign-in", "forms"], { isSecret: true });
  return [
    form("sign-in", paths.signIn()),
    form("sign-in by e-mail", paths.signIn({ step: "email" })),
    form("password recovery", paths.signIn({ step: "recovery-1" })),
    form("new password", paths.signIn({ step: "recovery-2" })),
    form("registration", paths.signUp()),
    form("registration password", paths.signUpPassword("token")),
    form("e-mail confirmation", paths.confirmEmail("token")),
  ];
}

/** The pages about an order that need no account. */
async function orderPages(api: Api): Promise<ShownPage[]> {
  const { order, accessKey } = await placeGuestOrder(api.url);
  const secret = { isSecret: true } as const;
  const success: Area[] = ["order", "personal"];
  return [
    page("guest's order", paths.order(order.id, accessKey), ["order", "personal"], secret),
    page("order tracking", paths.orderTrack(), ["order", "forms"], secret),
    page("order confirmation without an order, person", paths.orderPlaced("individual"), success, secret),
    page("order confirmation without an order, company", paths.orderPlaced("legal"), success, secret),
  ];
}
