import * as z from "zod";

import { writeColor } from "~/lib/css-color";
import { readLink } from "~/lib/link";
import { isPicturePath } from "~/lib/picture-path";

/**
 * What several calls of the shop's API share (contract, sections 1 and 2). Prices are whole roubles, weights grams,
 * times ISO 8601 with a zone, dates `YYYY-MM-DD`, pictures paths to be put behind the API's base address.
 */

/**
 * An address to follow: a path of the shop without a language prefix, such as `/catalog/drills`, an address of http(s) of any
 * host, or one of `tel:` and `mailto:`, up to 2,000 characters (see `readLink`). Anything else is read as null, as if the API
 * had sent none: what it stands on is shown without a link. Every field of the API that is an address is of this schema.
 */
export const link = z
  .string()
  .nullable()
  .overwrite((text) => (text === null ? null : readLink(text)));

/**
 * A picture's path such as `/upload/catalog/drill-12.jpg`; null where the thing has none, or one that the shop would not
 * fetch (see `isPicturePath`).
 */
export const picture = z
  .string()
  .nullable()
  .overwrite((path) => (path !== null && isPicturePath(path) ? path : null));

/** The paths of several pictures, without those that the shop would not fetch. */
export const pictures = z.array(z.string()).overwrite((paths) => paths.filter(isPicturePath));

export const roubles = z.number();

export const grams = z.number().nonnegative();

export const date = z.iso.date();

export const dateTime = z.iso.datetime({ offset: true });

export const pagination = z.object({
  page: z.int().min(1),
  perPage: z.int().min(1).max(100),
  total: z.int().nonnegative(),
  pages: z.int().nonnegative(),
});
export type Pagination = z.infer<typeof pagination>;

/** Heading and search-engine texts of a page (specification, section 3: SEO meta). */
export const meta = z.object({ h1: z.string(), title: z.string(), description: z.string() });
export type Meta = z.infer<typeof meta>;

/** One step of a breadcrumb trail; the last one has no link. */
export const crumb = z.object({ name: z.string(), link: link.optional() });
export type Crumb = z.infer<typeof crumb>;

/**
 * A label on a product card. The colour is any CSS colour the shop owner typed, so it may be malformed: it is written anew as
 * `#rrggbb`.
 */
export const badge = z.object({ name: z.string(), color: z.string().overwrite(writeColor) });
export type Badge = z.infer<typeof badge>;

export const property = z.object({ name: z.string(), value: z.string() });
export type Property = z.infer<typeof property>;

/** A product as lists show it (specification, section 3: product card). */
export const card = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  picture,
  price: roubles,
  oldPrice: roubles.nullable(),
  badge: z.array(badge),
  properties: z.array(property),
  /** Pieces in stock. */
  isStock: z.int().nonnegative(),
  /** The day a product made to order is ready; null for one that is not made to order. */
  deliveryDate: date.nullable(),
  /** Pieces in this visitor's basket. */
  quantity: z.int().nonnegative(),
  isFavorite: z.boolean(),
});
export type Card = z.infer<typeof card>;

export const section = z.object({
  code: z.string(),
  name: z.string(),
  link,
  picture,
  /** Products in it and below it. */
  count: z.int().nonnegative(),
});
export type Section = z.infer<typeof section>;

export const filterValue = z.object({
  value: z.string(),
  name: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
});
export type FilterValue = z.infer<typeof filterValue>;

/**
 * One filter of a listing. A `list` has values; a `range` has the bounds of what there is (`min`, `max`) and of what
 * was asked for (`from`, `to`); a `toggle` has one value, `1`.
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
export type Filter = z.infer<typeof filter>;

export const sortCode = z.enum(["popular", "price_asc", "price_desc", "new", "name"]);
export type SortCode = z.infer<typeof sortCode>;

export const sort = z.object({ code: sortCode, name: z.string(), selected: z.boolean() });
export type Sort = z.infer<typeof sort>;

/** The longest identifier of a visitor that fits in a cookie beside the rest of the session. */
export const longestUid = 64;

/** The longest wait, in seconds, that is believed: a day. */
export const longestWait = 24 * 60 * 60;

/** What a failed call answers: a code for machines and a message for the shopper in the asked language. */
export const errorBody = z.object({
  error: z.object({
    code: z.string().max(100),
    message: z.string(),
    /** Messages by field, where a field is at fault. */
    fields: z.record(z.string(), z.string()).optional(),
    /** The basket as it is now, where an order is refused for it. */
    basket: z.unknown().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const empty = z.object({});
