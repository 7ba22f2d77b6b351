import * as z from "zod";

import { card, dateTime, figure, link, longestUid, meta, pagination, picture, section } from "./common";

/** Contract, section 3: "Visitor, settings, pages". */

export const uid = z.object({
  uid: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(longestUid),
});

const namedLink = z.object({ name: z.string(), link });

export const settings = z.object({
  phones: z.object({ tollFree: z.string(), city: z.string() }),
  email: z.string(),
  links: z.array(namedLink),
  social: z.array(namedLink),
  currency: z.literal("RUB"),
  /** The first sections of the catalogue, for the footer. */
  sections: z.array(namedLink).optional(),
});
export type Settings = z.infer<typeof settings>;

export const brand = z.object({
  slug: z.string(),
  name: z.string(),
  picture,
  country: z.string(),
  productCount: z.int().nonnegative(),
});
export type Brand = z.infer<typeof brand>;

export const stock = z.object({
  slug: z.string(),
  name: z.string(),
  preview: z.string(),
  picture,
  startsAt: dateTime,
  endsAt: dateTime.nullable(),
  figure: figure.optional(),
});
export type Stock = z.infer<typeof stock>;

export const news = z.object({
  slug: z.string(),
  name: z.string(),
  preview: z.string(),
  picture,
  publishedAt: dateTime,
});
export type News = z.infer<typeof news>;

export const slide = z.object({
  title: z.string(),
  text: z.string(),
  picture,
  link,
  theme: z.string(),
  /** What the main button says. */
  action: z.string().optional(),
  /** A second link, such as the terms of a promotion. */
  more: namedLink.optional(),
  /** The product in the picture; its price and stock stand beside it. */
  product: card.optional(),
});
export type Slide = z.infer<typeof slide>;

export const home = z.object({
  slides: z.array(slide),
  sections: z.array(section),
  rows: z.array(z.object({ title: z.string(), link, products: z.array(card) })),
  brands: z.array(brand),
  stocks: z.array(stock),
  news: z.array(news),
  meta,
});
export type Home = z.infer<typeof home>;

/** The kinds of public pages, in the order in which they are listed. */
export const sitemapKind = z.enum(["page", "section", "brand", "stock", "news", "content", "information", "product"]);
export type SitemapKind = z.infer<typeof sitemapKind>;

export const sitemap = z.object({
  urls: z.array(z.object({ link, updatedAt: dateTime, kind: z.string() })),
  // The one list that may be asked for a thousand at a time.
  pagination: pagination.extend({ perPage: z.int().min(1).max(1000) }),
});
export type Sitemap = z.infer<typeof sitemap>;

/** HTML of a content page: untrusted, sanitised before it is shown. */
const body = z.string();

export const brandList = z.object({ brands: z.array(brand), pagination, meta });
export type BrandList = z.infer<typeof brandList>;
export const brandView = z.object({ brand: brand.extend({ body }), meta });
export type BrandView = z.infer<typeof brandView>;

export const stockList = z.object({ stocks: z.array(stock), pagination, meta });
export type StockList = z.infer<typeof stockList>;
export const stockView = z.object({ stock: stock.extend({ body, products: z.array(card) }), meta });
export type StockView = z.infer<typeof stockView>;

export const newsList = z.object({ news: z.array(news), pagination, meta });
export type NewsList = z.infer<typeof newsList>;
/** `products` are what the article is about, if it is about products. */
export const newsView = z.object({
  article: news.extend({ body, related: z.array(news), products: z.array(card).optional() }),
  meta,
});
export type NewsView = z.infer<typeof newsView>;

/** Lists and pages of both `content` and `information`. */
export const pageList = z.object({ pages: z.array(z.object({ slug: z.string(), name: z.string() })) });
export type PageList = z.infer<typeof pageList>;
export const pageView = z.object({
  page: z.object({ slug: z.string(), name: z.string(), body, updatedAt: dateTime }),
  meta,
});
export type PageView = z.infer<typeof pageView>;

export const about = z.object({ page: z.object({ name: z.string(), body }), meta });
export type About = z.infer<typeof about>;

export const office = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** How to get there: `600 m from the metro`. */
  way: z.string().optional(),
  /** A scheme of the way, with its text in the requested language. */
  scheme: picture.optional(),
});
export type Office = z.infer<typeof office>;
export const contacts = z.object({
  offices: z.array(office),
  requisites: z.record(z.string(), z.string()),
  meta,
});
export type Contacts = z.infer<typeof contacts>;
