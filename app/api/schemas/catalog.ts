import * as z from "zod";

import { maxIds } from "~/lib/product-ids";

import {
  card,
  crumb,
  date,
  deliveryKind,
  figure,
  filter,
  grams,
  link,
  meta,
  pagination,
  picture,
  pictures,
  property,
  roubles,
  section,
  sort,
  vat,
} from "./common";
import { pickupPoint } from "./orders";
import { brand } from "./pages";

/** Contract, section 3: "Catalogue and search". */

type SectionOfMenu = {
  id: number;
  name: string;
  link: string | null;
  picture?: string | null | undefined;
  /**
   * The number of products in it and in its subsections. Like the picture, absent if the API's menu does not include
   * it.
   */
  count?: number | undefined;
};
export type MenuItem = SectionOfMenu & { items: MenuItem[] };
export type MenuItemWire = SectionOfMenu & { items: MenuItemWire[] };
export const menuItem: z.ZodType<MenuItem, MenuItemWire> = z.lazy(() =>
  z.object({
    id: z.int(),
    name: z.string(),
    link,
    picture: picture.optional(),
    count: z.int().nonnegative().optional(),
    items: z.array(menuItem),
  }),
);
export const menu = z.object({ items: z.array(menuItem) });

export const catalogView = z.object({
  sections: z.array(section.and(z.object({ items: z.array(section) }))),
  meta,
});
export type CatalogView = z.output<typeof catalogView>;
export type CatalogViewWire = z.input<typeof catalogView>;

export const catalogInfo = z.object({
  products: z.array(card),
  filter: z.array(filter),
  pagination,
  sorts: z.array(sort),
  /** Null if the request named no section. */
  section: z
    .object({
      code: z.string(),
      name: z.string(),
      description: z.string(),
      picture,
      path: z.array(crumb),
      items: z.array(section),
      meta,
    })
    .nullable(),
});
export type CatalogInfo = z.output<typeof catalogInfo>;
export type CatalogInfoWire = z.input<typeof catalogInfo>;

export const product = card.and(
  z.object({
    article: z.string(),
    brand: brand.nullable(),
    section: z.object({ name: z.string(), link }),
    path: z.array(crumb),
    pictures,
    /** Untrusted HTML. */
    description: z.string(),
    documents: z.array(z.object({ name: z.string(), link, size: z.int().nonnegative() })),
    weight: grams,
    unit: z.string(),
    /** Sold in multiples of this number. */
    multiplicity: z.int().min(1),
    /** The VAT in the price; absent if the API does not return it. Companies pay the same price. */
    vat: vat.optional(),
    /** The duration of the maker's warranty: `3 years`. It is not among the properties. */
    warranty: z.string().nullable().optional(),
    /** The running promotions that can reduce its price in the basket, with their discounts in large type. */
    promotions: z.array(z.object({ slug: z.string(), name: z.string(), figure })).optional(),
  }),
);
export type Product = z.output<typeof product>;
export type ProductWire = z.input<typeof product>;

export const productView = z.object({ product, meta });

/** A product in a list by ids: a card with all its properties, its section and its brand. */
export const listedProduct = card.and(
  z.object({
    section: z.object({ name: z.string(), link }),
    brand: z.object({ slug: z.string(), name: z.string() }).nullable(),
  }),
);
export type ListedProduct = z.output<typeof listedProduct>;
export type ListedProductWire = z.input<typeof listedProduct>;

export const productList = z.object({ products: z.array(listedProduct).max(maxIds) });

/** Suggestions for one or several products; each list is empty if the API has none. */
export const related = z.object({
  /** What is often bought together with them. */
  together: z.array(card),
  /** What can be bought instead. */
  similar: z.array(card),
});
export type Related = z.output<typeof related>;
export type RelatedWire = z.input<typeof related>;

export const offer = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  price: roubles,
  oldPrice: roubles.nullable(),
  isStock: z.int().nonnegative(),
  /** As on the card; absent if the API does not return it for variants. */
  deliveryDate: date.nullable().optional(),
  properties: z.array(property),
});
export type Offer = z.output<typeof offer>;
export type OfferWire = z.input<typeof offer>;

export const offers = z.object({ offers: z.array(offer) });

export const calculate = z.object({
  deliveries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      cost: roubles,
      date,
      /** Like the fields below, absent if the API returns less for the delivery of a single product. */
      kind: deliveryKind.optional(),
      /** The order value from which it is free, unless the goods are too heavy. */
      freeFrom: roubles.nullable().optional(),
      /** Where the product can be picked up: from which day, and the stock there, if the API knows it. */
      points: z
        .array(pickupPoint.and(z.object({ date, stock: z.int().nonnegative().nullable() })))
        .max(500)
        .optional(),
    }),
  ),
  /** The price of the requested quantity. */
  total: roubles,
});
export type Calculate = z.output<typeof calculate>;
export type CalculateWire = z.input<typeof calculate>;

export const notifyBody = z.object({ uid: z.string().min(1), contact: z.string().trim().min(1) });
export type NotifyBodyWire = z.input<typeof notifyBody>;
export type NotifyBody = NotifyBodyWire;

export const viewed = z.array(card).max(20);

/**
 * The words of the query, as typed, that the results do not match, because nothing matches all words. Empty or absent if
 * they match all words.
 */
const unmatched = z.array(z.string()).optional();

export const autocomplete = z.object({
  autocomplete: z.array(z.object({ name: z.string(), url: link })),
  sections: z.array(z.object({ name: z.string(), link, picture })),
  products: z.array(
    z.object({ code: z.string(), name: z.string(), picture, price: roubles, oldPrice: roubles.nullable() }),
  ),
  unmatched,
});
export type Autocomplete = z.output<typeof autocomplete>;
export type AutocompleteWire = z.input<typeof autocomplete>;

export const searchResults = z.object({
  products: z.array(card),
  pagination,
  /** As in a listing; absent if the API cannot filter results. */
  filter: z.array(filter).optional(),
  /**
   * The sections that the found products belong to, those with the most products first, whatever section and filters
   * are selected; `count` is the number of found products. Absent if the API cannot narrow results to a section.
   */
  sections: z.array(section).optional(),
  unmatched,
});
export type SearchResults = z.output<typeof searchResults>;
export type SearchResultsWire = z.input<typeof searchResults>;

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const catalogToWire = {
  notify: (body: NotifyBody): NotifyBodyWire => body,
};
