import type { LoaderFunctionArgs } from "@remix-run/node";

import { calculateDelivery, getProduct, listOffers, listViewed } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Product } from "~/api/schemas/catalog";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { sanitize } from "~/lib/sanitize.server";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit, type Visit } from "~/session/visit.server";
import { slimCard } from "~/shop/product/slim-card";

import { documentPath } from "./document-path";
import { nameVariants } from "./offers";

/** A product's page. What stands beside the product may each be null: the API did not give it. */
export async function loadProduct(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const code = args.params.slug ?? "";
  // The API records who saw what, so a new visitor gets an identifier first.
  const uid = await visit.uid();
  const { caller } = visit;
  const [view, offers, delivery, viewed] = await Promise.all([
    getProduct(caller, uid, code),
    listOffers(caller, uid, code),
    calculateDelivery(caller, uid, code, 1),
    listViewed(caller, uid),
  ]);
  if (view.status === 404) return throwNotFound(args);
  const { product, meta } = mainData(view);
  return {
    product: describe(product, visit),
    meta,
    variants: offers.data && nameVariants(offers.data.offers),
    deliveries: delivery.data && delivery.data.deliveries,
    viewed: viewed.data && viewed.data.filter(({ id }) => id !== product.id).map(slimCard),
  };
}

export type ProductPage = Awaited<ReturnType<typeof loadProduct>>;

function describe(product: Product, { locale }: Visit) {
  const { id, code, name, article, price, oldPrice, badge, isStock, deliveryDate, quantity, isFavorite } = product;
  const { brand, path, properties, unit, multiplicity } = product;
  return {
    ...{ id, code, name, article, price, oldPrice, badge, isStock, deliveryDate, quantity, isFavorite },
    ...{ path, properties, unit, multiplicity },
    brand: brand && { name: brand.name, slug: brand.slug },
    pictures: product.pictures.length > 0 ? product.pictures : product.picture === null ? [] : [product.picture],
    description: sanitize(product.description, {
      topHeading: 3,
      tableLabel: translateFor(locale)("product:descriptionTable"),
      siteLink: (link) => localePath(locale, link),
    }),
    documents: product.documents.filter(({ link }) => documentPath(link) !== null),
  };
}
