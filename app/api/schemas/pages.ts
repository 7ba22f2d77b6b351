import * as z from "zod";

import { card, dateTime, figure, link, longestUid, longPagination, meta, pagination, picture, section } from "./common";

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
export type Settings = z.output<typeof settings>;
export type SettingsWire = z.input<typeof settings>;

export const brand = z.object({
  slug: z.string(),
  name: z.string(),
  picture,
  country: z.string(),
  productCount: z.int().nonnegative(),
});
export type Brand = z.output<typeof brand>;
export type BrandWire = z.input<typeof brand>;

export const stock = z.object({
  slug: z.string(),
  name: z.string(),
  preview: z.string(),
  picture,
  startsAt: dateTime,
  endsAt: dateTime.nullable(),
  figure: figure.optional(),
});
export type Stock = z.output<typeof stock>;
export type StockWire = z.input<typeof stock>;

export const news = z.object({
  slug: z.string(),
  name: z.string(),
  preview: z.string(),
  picture,
  publishedAt: dateTime,
});
export type News = z.output<typeof news>;
export type NewsWire = z.input<typeof news>;

export const slide = z.object({
  title: z.string(),
  text: z.string(),
  picture,
  link,
  theme: z.string(),
  /** The label of the main button. */
  action: z.string().optional(),
  /** A second link, such as the terms of a promotion. */
  more: namedLink.optional(),
  /** The product in the picture; its price and stock are shown beside it. */
  product: card.optional(),
});
export type Slide = z.output<typeof slide>;
export type SlideWire = z.input<typeof slide>;

export const home = z.object({
  slides: z.array(slide),
  sections: z.array(section),
  rows: z.array(z.object({ title: z.string(), link, products: z.array(card) })),
  brands: z.array(brand),
  stocks: z.array(stock),
  news: z.array(news),
  meta,
});
export type Home = z.output<typeof home>;
export type HomeWire = z.input<typeof home>;

/** The kinds of public pages, in the order in which they are listed. */
export const sitemapKind = z.enum(["page", "section", "brand", "stock", "news", "content", "information", "product"]);
export type SitemapKind = z.output<typeof sitemapKind>;
export type SitemapKindWire = z.input<typeof sitemapKind>;

export const sitemap = z.object({
  urls: z.array(z.object({ link, updatedAt: dateTime, kind: z.string() })),
  pagination: longPagination,
});
export type Sitemap = z.output<typeof sitemap>;
export type SitemapWire = z.input<typeof sitemap>;

/** HTML of a content page: untrusted, sanitised before it is shown. */
const body = z.string();

export const brandList = z.object({ brands: z.array(brand), pagination, meta });
export type BrandList = z.output<typeof brandList>;
export type BrandListWire = z.input<typeof brandList>;
export const brandView = z.object({ brand: brand.and(z.object({ body })), meta });
export type BrandView = z.output<typeof brandView>;
export type BrandViewWire = z.input<typeof brandView>;

export const stockList = z.object({ stocks: z.array(stock), pagination, meta });
export type StockList = z.output<typeof stockList>;
export type StockListWire = z.input<typeof stockList>;
export const stockView = z.object({ stock: stock.and(z.object({ body, products: z.array(card) })), meta });
export type StockView = z.output<typeof stockView>;
export type StockViewWire = z.input<typeof stockView>;

export const newsList = z.object({ news: z.array(news), pagination, meta });
export type NewsList = z.output<typeof newsList>;
export type NewsListWire = z.input<typeof newsList>;
/** `products` are what the article is about, if it is about products. */
export const newsView = z.object({
  article: news.and(z.object({ body, related: z.array(news), products: z.array(card).optional() })),
  meta,
});
export type NewsView = z.output<typeof newsView>;
export type NewsViewWire = z.input<typeof newsView>;

/** Lists and pages of both `content` and `information`. */
export const pageList = z.object({ pages: z.array(z.object({ slug: z.string(), name: z.string() })) });
export type PageList = z.output<typeof pageList>;
export type PageListWire = z.input<typeof pageList>;
export const pageView = z.object({
  page: z.object({ slug: z.string(), name: z.string(), body, updatedAt: dateTime }),
  meta,
});
export type PageView = z.output<typeof pageView>;
export type PageViewWire = z.input<typeof pageView>;

export const about = z.object({ page: z.object({ name: z.string(), body }), meta });
export type About = z.output<typeof about>;
export type AboutWire = z.input<typeof about>;

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
  /** A map of the way there, with labels in the requested language. */
  scheme: picture.optional(),
});
export type Office = z.output<typeof office>;
export type OfficeWire = z.input<typeof office>;
export const contacts = z.object({
  offices: z.array(office),
  requisites: z.record(z.string(), z.string()),
  meta,
});
export type Contacts = z.output<typeof contacts>;
export type ContactsWire = z.input<typeof contacts>;
