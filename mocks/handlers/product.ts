import {
  notifyBody,
  type CalculateWire,
  type ListedProductWire,
  type OfferWire,
  type ProductWire,
} from "~/api/schemas/catalog";
import { figureOf } from "~/lib/discount-rule";
import { readProductIds } from "~/lib/product-ids";
import { maxQuantity } from "~/lib/small-form";
import type { Context } from "#mocks/context";
import { toCard, type ProductEntry } from "#mocks/db/queries/cards";
import { getProductDetails, listVariantIds, type ProductDetails } from "#mocks/db/queries/products";
import { listMemberships, listRunningPromotions } from "#mocks/db/queries/promotions";
import { listViewedIds, recordViewed } from "#mocks/db/queries/viewed";
import { ApiFailure } from "#mocks/errors";
import { fileLanguage, textIn, type Language } from "#mocks/language";
import { vatIn } from "#mocks/shop";

import { calculateDelivery } from "./delivery";
import { requestNotification } from "./notify";
import { requireProductByCode } from "./require-product";
import { requireBody, requireUid, wholeNumber, type Answers, type Call } from "./route";
import { toBrand, toMeta, trail } from "./shapes";

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

async function view(context: Context, call: Call) {
  const { db, cards, now } = context;
  const entry = requireProductByCode(context, call);
  const details = getProductDetails(db, entry.id, call.language);
  const [card] = cards.listAll([entry.id], call.language, call.uid);
  if (!details || !card) throw new ApiFailure("product_not_found");
  if (call.uid !== null && !entry.isHidden) recordViewed(db, call.uid, entry.id, now());
  const product: ProductWire = { ...card, ...(await describe(context, entry, details, call.language)) };
  return { product, meta: toMeta(context.shop, entry.name, details.description, call.language) };
}

async function describe(context: Context, entry: ProductEntry, details: ProductDetails, language: Language) {
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
    documents: await documentsOf(context, details, language),
    weight: entry.weight,
    unit: textIn(details.unit, language),
    multiplicity: entry.multiplicity,
    discontinued: entry.isHidden,
    promotions: entry.isHidden ? [] : promotionsOf(context, entry.id, language),
  };
}

/** The documents that can be had, with their sizes. */
async function documentsOf({ documents }: Context, details: ProductDetails, language: Language) {
  const found = await Promise.all(
    details.documents.map(async (document) => {
      const link = document.link.replace("{language}", fileLanguage(language));
      const size = await documents.sizeOf(link);
      return size === null ? [] : [{ name: textIn(document.name, language), link, size }];
    }),
  );
  return found.flat();
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
