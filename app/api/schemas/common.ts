import * as z from "zod";

import { writeColor } from "~/lib/css-color";
import { readLink, isPicturePath } from "~/lib/link";
import { sortCodes } from "~/lib/listing-query";

/**
 * Schemas that several API calls share (contract, sections 1 and 2). Prices are whole roubles, weights are grams, times
 * are ISO 8601 with a time zone, dates are `YYYY-MM-DD`, and pictures are paths relative to the API's base address.
 */

/**
 * A link: a path of the shop without a language prefix, such as `/catalog/drills`, an http(s) address of any host, or a
 * `tel:` or `mailto:` address, up to 2,000 characters (see `readLink`). Anything else becomes null, and its text is
 * shown without a link. Every address from the API uses this schema.
 */
export const link = z
  .string()
  .nullable()
  .overwrite((text) => (text === null ? null : readLink(text)));

/**
 * A picture's path such as `/upload/catalog/drill-12.jpg`; null if there is none, or if the shop would not fetch it
 * (see `isPicturePath`).
 */
export const picture = z
  .string()
  .nullable()
  .overwrite((path) => (path !== null && isPicturePath(path) ? path : null));

/** Paths of several pictures, without those that the shop would not fetch. */
export const pictures = z.array(z.string()).overwrite((paths) => paths.filter(isPicturePath));

export const roubles = z.number();

/** A part of a discount: a promotion or a promo code, by its name for the shopper. */
export const discountLine = z.object({ name: z.string(), sum: roubles });
export type DiscountLine = z.output<typeof discountLine>;
export type DiscountLineWire = z.input<typeof discountLine>;

/** The VAT in a price or a total: the rate in per cent and the sum. Null for a seller without VAT. */
export const vat = z.object({ rate: z.number().positive(), sum: roubles }).nullable();

/** The discount of a promotion in large type: `−15%` or `3 = 2`. Only its first 20 characters are shown. */
export const figure = z.string().overwrite((text) => text.slice(0, 20));

export const grams = z.number().nonnegative();

export const date = z.iso.date();

export const dateTime = z.iso.datetime({ offset: true });

const paginationUpTo = (maxPerPage: number) =>
  z.object({
    page: z.int().min(1),
    perPage: z.int().min(1).max(maxPerPage),
    total: z.int().nonnegative(),
    pages: z.int().nonnegative(),
  });

export const pagination = paginationUpTo(100);
/** For the one list that may be asked for a thousand at a time. */
export const longPagination = paginationUpTo(1000);
export type Pagination = z.output<typeof pagination>;
export type PaginationWire = z.input<typeof pagination>;

/** Heading, title and description of a page (specification, section 3: SEO meta). */
export const meta = z.object({ h1: z.string(), title: z.string(), description: z.string() });
export type Meta = z.output<typeof meta>;
export type MetaWire = z.input<typeof meta>;

/** One step of a breadcrumb trail; the last one has no link. */
export const crumb = z.object({ name: z.string(), link: link.optional() });
export type Crumb = z.output<typeof crumb>;
export type CrumbWire = z.input<typeof crumb>;

/**
 * A label on a product card. The shop owner may enter any CSS colour, even a malformed one, so it is converted to
 * `#rrggbb`.
 */
export const badge = z.object({ name: z.string(), color: z.string().overwrite(writeColor) });
export type Badge = z.output<typeof badge>;
export type BadgeWire = z.input<typeof badge>;

export const property = z.object({ name: z.string(), value: z.string() });
export type Property = z.output<typeof property>;
export type PropertyWire = z.input<typeof property>;

/** A product in a list (specification, section 3: product card). */
export const card = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  picture,
  price: roubles,
  oldPrice: roubles.nullable(),
  badge: z.array(badge),
  properties: z.array(property),
  /** Pieces in stock; 1,000,000 if there are some and nobody counts them: from 1,000 on, pages show no number. */
  isStock: z.int().nonnegative(),
  /** The day on which a product made to order is ready; null for other products. */
  deliveryDate: date.nullable(),
  /** True if the product is no longer sold: only its own page, baskets, favourites and orders still show it. */
  discontinued: z.boolean().optional(),
  /** The average of the published reviews, with one decimal place; null without reviews, absent in a shop that has none. */
  rating: z.number().min(1).max(5).nullable().optional(),
  /** The number of published reviews. */
  reviews: z.int().nonnegative().optional(),
  /** Pieces in this visitor's basket. */
  quantity: z.int().nonnegative(),
  isFavorite: z.boolean(),
});
export type Card = z.output<typeof card>;
export type CardWire = z.input<typeof card>;

export const section = z.object({
  code: z.string(),
  name: z.string(),
  link,
  picture,
  /** The number of products in it and in its subsections. */
  count: z.int().nonnegative(),
});
export type Section = z.output<typeof section>;
export type SectionWire = z.input<typeof section>;

export const filterValue = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
  /** A square mark beside the name, such as a brand's; most values have none. */
  picture: picture.optional(),
});
export type FilterValue = z.output<typeof filterValue>;
export type FilterValueWire = z.input<typeof filterValue>;

/**
 * A filter of a listing. A `list` has values. A `range` has the available bounds (`min`, `max`) and the requested ones
 * (`from`, `to`) in its unit; besides the price, a shop may offer any numeric property as one. A `toggle` has one
 * value, `1`.
 */
export const filter = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(["list", "range", "toggle"]),
  unit: z.string().nullable(),
  values: z.array(filterValue),
  min: z.number().nullable(),
  max: z.number().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
});
export type Filter = z.output<typeof filter>;
export type FilterWire = z.input<typeof filter>;

export const sortCode = z.enum(sortCodes);
export type SortCode = z.output<typeof sortCode>;
export type SortCodeWire = z.input<typeof sortCode>;

export const sort = z.object({ code: sortCode, name: z.string(), selected: z.boolean() });
export type Sort = z.output<typeof sort>;
export type SortWire = z.input<typeof sort>;

export const deliveryKind = z.enum(["pickup", "courier", "transport"]);

/** The maximum length of a visitor's identifier, so that it fits in a cookie with the rest of the session. */
export const longestUid = 64;

/** The maximum wait that the shop accepts from the API, in seconds: a day. */
export const longestWait = 24 * 60 * 60;

/** The body of a failed call: a code for programs and a message for the shopper in the requested language. */
export const errorBody = z.object({
  error: z.object({
    code: z.string().max(100),
    message: z.string(),
    /** Messages by field name, if fields are invalid. */
    fields: z.record(z.string(), z.string()).optional(),
    /** The current basket, if it is the reason why an order was rejected. */
    basket: z.unknown().optional(),
    /** The maximum quantity of a product in a basket, if the request exceeded it. */
    maxQuantity: z.int().nonnegative().optional(),
  }),
});
export type ErrorBody = z.output<typeof errorBody>;
export type ErrorBodyWire = z.input<typeof errorBody>;

export const empty = z.object({});
