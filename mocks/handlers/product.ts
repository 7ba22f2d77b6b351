import {
  notifyBody,
  type CalculateWire,
  type ListedProductWire,
  type OfferWire,
  type ProductWire,
  type RelatedWire,
} from "~/api/schemas/catalog";
import { figureOf } from "~/lib/discount-rule";
import { maxIds, readProductIds } from "~/lib/product-ids";
import { maxQuantity } from "~/lib/small-form";
import { deliveryMethods, isFarFrom } from "#mocks/checkout/methods";
import { pickupPoints } from "#mocks/checkout/pickup";
import { describeMethod, firstDate } from "#mocks/checkout/settings";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import { toCard, type ProductEntry } from "#mocks/db/queries/cards";
import { listViewedIds, recordViewed } from "#mocks/db/queries/favorites";
import {
  findProductId,
  getProductDetails,
  listOrderedTogether,
  listPopularIn,
  listSectionCodes,
  listSimilar,
  listVariantIds,
  type ProductDetails,
} from "#mocks/db/queries/products";
import { listMemberships, listRunningPromotions } from "#mocks/db/queries/promotions";
import { ApiFailure } from "#mocks/errors";
import { fileLanguage, textIn, type Language } from "#mocks/language";
import { vatIn } from "#mocks/shop";

import { requireProductByCode } from "./fields";
import { requestNotification } from "./notify";
import { requireBody, requireUid, wholeNumber, type Answers, type Call } from "./route";
import { toBrand, toMetaOfHtml, trail } from "./shapes";

/** One product: its page, variants, delivery, back-in-stock requests, and recently viewed products. */
export const productAnswers = {
  listViewed: viewed,
  listProducts: list,
  getProduct: view,
  listOffers: (context, call) => ({ offers: offers(context, call) }),
  calculateDelivery: calculate,
  requestNotification: notify,
} satisfies Answers;

function viewed({ db, cards }: Context, { uid, language }: Call) {
  return uid === null ? [] : cards.list(listViewedIds(db, uid), language, uid);
}

/** Products by their ids, with all their properties; leaves out unknown ids and products that are no longer sold. */
function list(context: Context, { query, uid, language }: Call): { products: ListedProductWire[] } {
  const { db, cards, listing } = context;
  const { dictionary } = listing;
  const products = cards.list(readProductIds(query.get("ids") ?? ""), language, uid).map((card): ListedProductWire => {
    const details = getProductDetails(db, card.id, language);
    const section = dictionary.sectionById.get(details?.sectionId ?? 0);
    const brand = dictionary.brandById.get(details?.brandId ?? 0);
    return {
      ...card,
      properties: cards.entry(card.id, language)?.properties ?? card.properties,
      section: { name: textIn(section?.name, language) ?? "", link: section?.link ?? "/catalog" },
      brand: brand ? { slug: brand.slug, name: toBrand(brand, language).name } : null,
    };
  });
  return { products };
}

function view(context: Context, call: Call) {
  const { db, cards, now } = context;
  const entry = requireProductByCode(context, call);
  const details = getProductDetails(db, entry.id, call.language);
  const [card] = cards.listAll([entry.id], call.language, call.uid);
  if (!details || !card) throw new ApiFailure("product_not_found");
  if (call.uid !== null && !entry.isHidden) recordViewed(db, call.uid, entry.id, now());
  const product: ProductWire = { ...card, ...describe(context, entry, details, call.language) };
  return { product, meta: toMetaOfHtml(context.shop, entry.name, details.description, call.language) };
}

function describe(context: Context, entry: ProductEntry, details: ProductDetails, language: Language) {
  const { listing } = context;
  const brand = listing.dictionary.brandById.get(details.brandId ?? 0);
  const section = listing.dictionary.sectionById.get(details.sectionId);
  return {
    article: entry.article,
    properties: entry.properties.filter(({ name }) => name !== entry.warranty?.name),
    warranty: entry.warranty?.value ?? null,
    vat: entry.price > 0 ? vatIn(context.shop, entry.price) : undefined,
    brand: brand ? toBrand(brand, language) : null,
    section: { name: textIn(section?.name, language) ?? "", link: section?.link ?? "/catalog" },
    path: [...(section ? trail(section, language) : []), { name: entry.name }],
    pictures: details.pictures,
    description: details.description,
    documents: documentsOf(context, details, language),
    weight: entry.weight,
    unit: textIn(details.unit, language),
    multiplicity: entry.multiplicity,
    discontinued: entry.isHidden,
    promotions: entry.isHidden ? [] : promotionsOf(context, entry.id, language),
  };
}

/** The documents that exist, with their sizes. */
function documentsOf({ documents }: Context, details: ProductDetails, language: Language) {
  return details.documents.flatMap((document) => {
    const link = document.link.replace("{language}", fileLanguage(language));
    const size = documents.sizeOf(link);
    return size === null ? [] : [{ name: textIn(document.name, language), link, size }];
  });
}

/** The running promotions whose discount a product can get. A product that only completes a kit gets none. */
function promotionsOf({ db, now }: Context, id: number, language: Language) {
  const reducing = new Set(listMemberships(db, [id]).flatMap(({ stockId, part }) => (part === 0 ? stockId : [])));
  return listRunningPromotions(db, now())
    .filter((promotion) => reducing.has(promotion.id))
    .map(({ slug, name, rule }) => ({ slug, name: textIn(name, language), figure: figureOf(rule, language) }));
}

function offers(context: Context, call: Call): OfferWire[] {
  const { db, cards, now } = context;
  return listVariantIds(db, requireProductByCode(context, call).id).flatMap((id) => {
    const entry = cards.entry(id, call.language);
    if (!entry) return [];
    const { isStock, deliveryDate } = toCard(entry, now());
    const { code, name, price, oldPrice, variantProperties } = entry;
    return [{ id, code, name, price, oldPrice, isStock, deliveryDate, properties: variantProperties }];
  });
}

function calculate(context: Context, call: Call): CalculateWire {
  const product = requireProductByCode(context, call);
  const quantity = wholeNumber(call.query, "quantity", 1, 1, maxQuantity);
  const city = call.query.get("city") ?? "";
  return calculateDelivery(context, { product, quantity, city, language: call.language });
}

function notify(context: Context, call: Call) {
  const product = requireProductByCode(context, call);
  const { contact } = requireBody(call, notifyBody);
  requestNotification(context, { uid: requireUid(call), contact, product, language: call.language });
  return {};
}

/** How many products each list has at most. */
const maxSuggestions = 8;

/** Suggestions for products that a shopper looks at or buys. */
export const relatedAnswers = { listRelated: related } satisfies Answers;

/** Unknown codes are ignored. */
function related(context: Context, { query, language, uid }: Call): RelatedWire {
  const { db, cards } = context;
  const codes = (query.get("codes") ?? "").split(",").slice(0, maxIds);
  const ids = codes.flatMap((code) => findProductId(db, code) ?? []);
  const similar = new Set(ids.flatMap((id) => listSimilar(db, id, maxSuggestions)));
  return {
    together: cards.list(togetherWith(context, ids), language, uid),
    similar: cards.list([...similar].filter((id) => !ids.includes(id)).slice(0, maxSuggestions), language, uid),
  };
}

/** How many of a section's most popular products are tried for fitting ones. */
const tried = 100;

/**
 * What other orders had together with these products, then the most popular fitting products of the sections that the
 * shop's file names for theirs, a product of each section in turn.
 */
function togetherWith(context: Context, ids: readonly number[]): number[] {
  const { db, cards, shop } = context;
  if (ids.length === 0) return [];
  const named = new Map(
    ids.map((id) => [id, listSectionCodes(db, [id]).flatMap((code) => shop.accessories[code] ?? [])]),
  );
  const accessories = [...new Set([...named.values()].flat())].map((section) => {
    const products = ids.filter((id) => named.get(id)?.includes(section));
    const isFitting = (accessory: number) => products.some((product) => fits(context, accessory, product));
    return listPopularIn(db, section, tried).filter(isFitting).slice(0, maxSuggestions);
  });
  const inTurn = Array.from({ length: maxSuggestions }, (_, turn) =>
    accessories.flatMap((list) => list[turn] ?? []),
  ).flat();
  const isSold = (id: number) => {
    const entry = cards.entry(id, "ru");
    return entry !== undefined && !entry.isHidden && entry.price > 0 && (entry.stock > 0 || entry.orderDays !== null);
  };
  const found = new Set([...listOrderedTogether(db, ids), ...inTurn]);
  return [...found].filter((id) => !ids.includes(id) && isSold(id)).slice(0, maxSuggestions);
}

/** Whether an accessory fits a product: none of the pairs that the shop's file names differs. */
function fits({ cards, shop }: Context, accessoryId: number, productId: number): boolean {
  const valueOf = (id: number, name: string) =>
    cards.entry(id, "ru")?.properties.find((property) => property.name === name)?.value;
  const differ = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  return !shop.fits.some(
    ([one, other]) =>
      differ(valueOf(productId, one), valueOf(accessoryId, other)) ||
      differ(valueOf(productId, other), valueOf(accessoryId, one)),
  );
}

type Asked = { product: ProductEntry; quantity: number; city: string; language: Language };

/** The delivery methods for this many pieces, with cost and date; none if the product is sold out. */
function calculateDelivery(context: Context, { product, quantity, city, language }: Asked): CalculateWire {
  const now = context.now();
  const total = product.price * quantity;
  const ready = product.stock > 0 ? 0 : product.orderDays;
  if (ready === null) return { deliveries: [], total };
  const isFar = isFarFrom(context.shop, city);
  const products = [{ productId: product.id, quantity, ready: dayAfter(now, ready) }];
  const points = pickupPoints(context, products, language);
  const deliveries = deliveryMethods(context.shop).map((method) => ({
    ...describeMethod(method, language),
    cost: method.cost(total, product.weight * quantity, isFar),
    date: firstDate(method, products, isFar, { now, points }),
    ...(method.code === "pickup" && points.length > 0 && { points }),
  }));
  return { deliveries, total };
}
