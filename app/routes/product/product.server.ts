import type { LoaderFunctionArgs } from "@remix-run/node";

import { calculateDelivery, getProduct, listOffers } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Calculate, Offer, Product } from "~/api/schemas/catalog";
import type { QuestionList, ReviewList } from "~/api/schemas/review";
import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { oncePer } from "~/lib/once-per";
import { pack, type Unpacked } from "~/lib/packed";
import { sanitize } from "~/lib/sanitize.server";
import { nextDay, shopDay } from "~/lib/shop-day";
import { paths } from "~/paths";
import { shop } from "~/server/shop-folder.server";
import { readDeliveryChoice } from "~/session/draft.server";
import { throwNotFound } from "~/session/not-found.server";
import { getCustomer, getVisit } from "~/session/visit.server";
import { listRecentlyViewed, sharedPage, suggestRelated } from "~/session/visitor-data.server";
import { describePage } from "~/shop/head/describe-page.server";
import { picturesOf, productData } from "~/shop/head/structured-data.server";
import { canBuy } from "~/shop/product/price-and-stock";
import { packCards } from "~/shop/product/product-card";

import { documentPath } from "./document";
import { parseReviews } from "./reviews-query";
import { type Loaded as LoadedList, loadQuestions, loadReviews, waitBriefly } from "./reviews.server";

/**
 * Loads a product's page. Everything besides the product may be null if the API does not return it. `email` is the
 * customer's, for the form of a sold-out product.
 */
export async function loadProduct(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const code = args.params.slug ?? "";
  // The API records product views, so a new visitor gets an identifier first.
  const uid = await visit.uid();
  const { caller } = visit;
  const choice = readDeliveryChoice(args.request, visit.author(uid));
  const delivery = calculateDelivery(caller, uid, code, { quantity: 1, city: choice.city });
  const viewed = listRecentlyViewed(visit);
  const related = suggestRelated(visit, [code]);
  const state = parseReviews(new URL(args.request.url).searchParams);
  const reviews = loadReviews({ caller, uid }, code, state);
  const questions = loadQuestions({ caller, uid }, code, state);
  const [view, offers] = await Promise.all([getProduct(caller, uid, code), listOffers(caller, uid, code)]);
  if (view.status === 404) return throwNotFound(args);
  const { product, meta } = mainData(view);
  // A product that cannot be bought needs alternatives; one that can, products to go with it.
  const suggestion: "together" | "similar" = canBuy(product) && !product.discontinued ? "together" : "similar";
  const isSoldOut = !canBuy(product) && product.price > 0 && !product.discontinued;
  const [known, customer] = await Promise.all([waitBriefly(reviews), isSoldOut ? getCustomer(visit) : null]);
  const head = describePage(args, {
    path: paths.product(product.code),
    meta,
    kind: "product",
    picture: product.pictures[0] ?? product.picture,
    crumbs: [{ name: translateFor(visit.locale)("header.catalog"), link: paths.catalog() }, ...product.path],
    data: [productData(product, meta.description, known)],
  });
  const page = {
    share: sharedPage(visit, paths.product(product.code), meta.h1),
    variants: offers.data && nameVariants(offers.data.offers),
    city: choice.city,
    reviewsState: state,
    isGuest: caller.token === null,
    suggestion,
  };
  return {
    meta: { h1: meta.h1, ...head },
    product: packProduct(describeOnce(product, visit.locale)),
    page: pack(page),
    email: customer?.email ?? "",
    deliveries: delivery.then(({ data }) => pack(data && describeDeliveries(data, choice.point))),
    reviews: reviews.then((list) => (list === null || list === "failed" ? pack(list) : packReviews(list))),
    questions: questions.then((list) => (list === null || list === "failed" ? pack(list) : packQuestions(list))),
    related: related.then((lists) => packCards(lists && lists[suggestion])),
    viewed: viewed.then((cards) => packCards(cards && cards.filter(({ id }) => id !== product.id))),
  };
}

type Loaded = Awaited<ReturnType<typeof loadProduct>>;

/** What the page renders: its own data, unpacked, and what is deferred. */
export type ProductPage = Unpacked<Loaded["page"]> & { product: Unpacked<Loaded["product"]> } & Omit<
    Loaded,
    "page" | "product" | "meta"
  >;

/** Delivery methods; null if the API did not return them. */
export type Deliveries = Unpacked<Awaited<ProductPage["deliveries"]>>;

const packProduct = oncePer((product: ReturnType<typeof describe>) => pack(product));
const packReviews = oncePer((list: ReviewList) => pack<LoadedList<ReviewList>>(list));
const packQuestions = oncePer((list: QuestionList) => pack<LoadedList<QuestionList>>(list));

/** By language. The API's client gives the same object as long as the API sends the same text (`read-answer.server.ts`). */
const descriptions = oncePer((_: Product): Record<Locale, ReturnType<typeof describe>> => ({}));

/** What the page shows of a product; the same object for the same product and language. */
export function describeOnce(product: Product, locale: Locale): ReturnType<typeof describe> {
  return (descriptions(product)[locale] ??= describe(product, locale));
}

function describe(product: Product, locale: Locale) {
  const { id, code, name, article, price, oldPrice, badge, isStock, deliveryDate, quantity, isFavorite } = product;
  const { brand, path, properties, unit, multiplicity, rating, reviews } = product;
  return {
    ...{ id, code, name, article, price, oldPrice, badge, isStock, deliveryDate, quantity, isFavorite },
    ...{ path, properties, unit, multiplicity },
    isDiscontinued: product.discontinued ?? false,
    brand: brand && { name: brand.name, slug: brand.slug, picture: brand.picture },
    rating: rating ?? null,
    reviews: reviews ?? 0,
    promotions: product.promotions ?? [],
    vat: product.vat,
    warranty: product.warranty ?? null,
    returnDays: shop.returns.days,
    // An invoice needs the company's account.
    byInvoice: shop.legal !== undefined,
    pictures: picturesOf(product),
    description: sanitize(product.description, {
      topHeading: 3,
      tableLabel: translateFor(locale)("product:descriptionTable"),
      outLabel: translateFor(locale)("content:otherSite"),
      siteLink: (link) => localePath(locale, link),
    }),
    documents: product.documents.flatMap(({ name, link, size }) => {
      const path = documentPath(link ?? "");
      return path === null ? [] : [{ name, path, size }];
    }),
  };
}

type NamedDay = { date: string; day?: "today" | "tomorrow" };

/** Names today and tomorrow; the browser may be in another time zone, or show the page after midnight. */
function dayNamer(): (date: string) => NamedDay {
  const today = shopDay(new Date());
  const tomorrow = nextDay(today);
  return (date) => {
    if (date === today) return { date, day: "today" };
    return date === tomorrow ? { date, day: "tomorrow" } : { date };
  };
}

/** The delivery methods of a product; the earliest pickup point first. */
function describeDeliveries({ deliveries }: Calculate, chosen: number | null) {
  const nameDay = dayNamer();
  return deliveries.map(({ code, name, cost, date, kind, freeFrom = null, points = [] }) => ({
    ...{ code, name, cost, freeFrom },
    kind: kind ?? (code === "pickup" || code === "courier" ? code : "transport"),
    ...nameDay(date),
    points: [...points]
      .sort((one, other) => one.date.localeCompare(other.date))
      .map(({ id, name: place, address, hours, stock, date: first }) => ({
        ...{ id, name: place, address, hours, stock, isChosen: id === chosen },
        ...nameDay(first),
      })),
  }));
}

/** A variant in the table. */
export type Variant = {
  code: string;
  /** What distinguishes it from the other variants. */
  label: string;
  price: number;
  oldPrice: number | null;
  isStock: number;
  deliveryDate?: string | null;
};

/**
 * The variants of a product, labelled by the properties in which they differ, or by their full names if those labels
 * are not unique.
 */
export const nameVariants = oncePer((offers: readonly Offer[]): Variant[] => {
  const names = differingNames(offers);
  const labels = offers.map(({ properties }) =>
    names.map((name) => properties.find((property) => property.name === name)?.value ?? "—").join(", "),
  );
  const areUnique = names.length > 0 && new Set(labels).size === offers.length;
  return offers.map(({ code, name, price, oldPrice, isStock, deliveryDate }, index) => ({
    code,
    label: (areUnique && labels[index]) || name,
    price,
    oldPrice,
    isStock,
    ...(deliveryDate === undefined ? {} : { deliveryDate }),
  }));
});

/** The names of the properties that do not have the same value in all variants. */
function differingNames(offers: readonly Offer[]): string[] {
  const names = [...new Set(offers.flatMap(({ properties }) => properties.map(({ name }) => name)))];
  return names.filter((name) => {
    const values = offers.map(({ properties }) => properties.find((property) => property.name === name)?.value);
    return new Set(values).size > 1;
  });
}
