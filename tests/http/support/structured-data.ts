import * as z from "zod";

import type { Page } from "./page";

/**
 * What schema.org defines and Google's documentation requires
 * (developers.google.com/search/docs/appearance/structured-data). The schemas are strict: a property that the shop does
 * not intend to provide is an error.
 */
const address = z.url({ protocol: /^https?$/ });
const context = { "@context": z.literal("https://schema.org") };
const text = z.string().trim().min(1);

const organization = z.strictObject({ "@type": z.literal("Organization"), name: text, url: address, logo: address });

const website = z.strictObject({
  ...context,
  "@type": z.literal("WebSite"),
  name: text,
  url: address,
  inLanguage: z.enum(["ru", "en"]),
  potentialAction: z.strictObject({
    "@type": z.literal("SearchAction"),
    target: z.strictObject({
      "@type": z.literal("EntryPoint"),
      urlTemplate: z.string().regex(/^https?:\/\/[^{}]+\?q=\{search_term_string\}$/),
    }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const inOrder = <T extends { position: number }>(items: T[]) =>
  items.every(({ position }, index) => position === (items[0]?.position ?? 0) + index);

const breadcrumbs = z.strictObject({
  ...context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int().min(1),
        name: text,
        item: address.optional(),
      }),
    )
    .min(2)
    .refine(inOrder, "not in order")
    // Only the last item, the page itself, may have no URL.
    .refine((items) => items.slice(0, -1).every(({ item }) => item !== undefined), "a step has no URL"),
});

const itemList = z.strictObject({
  ...context,
  "@type": z.literal("ItemList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), url: address }))
    .min(1)
    .refine(inOrder, "not in order"),
});

const offer = z
  .strictObject({
    "@type": z.literal("Offer"),
    url: address,
    price: z.number().positive(),
    priceCurrency: z.literal("RUB"),
    itemCondition: z.literal("https://schema.org/NewCondition"),
    availability: z.enum(["InStock", "OutOfStock", "BackOrder"].map((state) => `https://schema.org/${state}`)),
    availabilityStarts: z.iso.date().optional(),
  })
  .refine(
    ({ availability, availabilityStarts }) =>
      availability.endsWith("/BackOrder") === (availabilityStarts !== undefined),
    "only products made to order have a date",
  );

const stars = z.number().min(1).max(5);

const review = z.strictObject({
  "@type": z.literal("Review"),
  author: z.strictObject({ "@type": z.literal("Person"), name: text }),
  datePublished: z.iso.datetime({ offset: true }),
  inLanguage: z.string(),
  reviewBody: text,
  reviewRating: z.strictObject({ "@type": z.literal("Rating"), ratingValue: stars, bestRating: z.literal(5) }),
});

const product = z.strictObject({
  ...context,
  "@type": z.literal("Product"),
  name: text,
  description: text,
  sku: text,
  url: address,
  image: z.array(address).min(1).optional(),
  brand: z.strictObject({ "@type": z.literal("Brand"), name: text }).optional(),
  offers: offer.optional(),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: stars,
      reviewCount: z.int().min(1),
      bestRating: z.literal(5),
    })
    .optional(),
  review: z.array(review).min(1).optional(),
});

const newsArticle = z.strictObject({
  ...context,
  "@type": z.literal("NewsArticle"),
  headline: text,
  description: text,
  datePublished: z.iso.datetime({ offset: true }),
  inLanguage: z.enum(["ru", "en"]),
  mainEntityOfPage: address,
  image: z.array(address).min(1),
  author: organization,
  publisher: organization,
});

const schemas = {
  Organization: organization.extend(context),
  WebSite: website,
  BreadcrumbList: breadcrumbs,
  ItemList: itemList,
  Product: product,
  NewsArticle: newsArticle,
};

type Kind = keyof typeof schemas;

const anyData = z.looseObject({
  "@type": z.enum(["Organization", "WebSite", "BreadcrumbList", "ItemList", "Product", "NewsArticle"]),
});

/**
 * The structured data of a page by type, each item validated against its schema.
 * @throws if an item is invalid, or if there are two of a type
 */
export function dataOf(page: Page): { [K in Kind]?: z.infer<(typeof schemas)[K]> } {
  const found: Record<string, unknown> = {};
  for (const script of page.all('script[type="application/ld+json"]')) {
    const data: unknown = JSON.parse(script.rawText);
    const kind = anyData.parse(data)["@type"];
    if (found[kind]) throw new Error(`${page.path} has two items of type ${kind}`);
    found[kind] = schemas[kind].parse(data);
  }
  return found;
}
