import * as z from "zod";

import { discountField } from "./discount-rule";
import { shopOffset } from "./shop-day";
import { pictureFile } from "./shop-file";
import { line, text } from "./shop-languages";

/** The fields of a shop's texts: what stands in front matter, `slides.json` and `promos.json`. */
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a name can stand in an address: `payment-and-delivery`. */
export const isSlug = (name: string): boolean => slugForm.test(name);

const slug = z.string().regex(slugForm, "is not a name of lower-case Latin letters, digits and hyphens");

/** A day or a time with its zone. A day means its first second in the shop's time zone, or its last one. */
function time(ofDay: "00:00:00" | "23:59:59") {
  const isDay = (value: string) => z.iso.date().safeParse(value).success;
  const isTime = (value: string) => z.iso.datetime({ offset: true }).safeParse(value).success;
  return z
    .string()
    .refine((value) => isDay(value) || isTime(value), "is not a date such as 2026-11-14 or 2026-11-14T10:00:00+03:00")
    .transform((value) => (isDay(value) ? `${value}T${ofDay}${shopOffset(value, ofDay)}` : value));
}

const shopPath = z.string().regex(/^\/[a-z0-9/-]*$/, "is not a path of the shop such as /stocks/sale");

const picture = {
  picture: pictureFile.optional(),
  /** What the embedded API draws: up to three kinds and a number, `drill-battery-4`. */
  drawing: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*-\d{1,9}$/, "is not a drawing's name such as drill-battery-4")
    .optional(),
};

/** The products of a promotion or an article: in stock and with a price, discounted ones first, then by popularity. */
const products = z.strictObject({
  /** Codes of sections of any level. */
  sections: z.array(slug).min(1),
  /** The maximum number of products. */
  limit: z.int().min(1).max(100).default(12),
  /** A text that the Russian name or a property must contain. */
  contains: line.optional(),
  /** The largest allowed discount, in per cent. */
  maxDiscount: z.int().min(1).max(100).optional(),
});
export type ProductChoice = z.output<typeof products>;

/** The fields of a text in each of its languages. */
export const ownFields = {
  pages: z.strictObject({ name: line }),
  news: z.strictObject({ name: line, preview: line }),
  stocks: z.strictObject({ name: line, preview: line }),
};

/** The fields that a text has once; they stand in the file of any language. */
export const sharedFields = {
  pages: z.strictObject({
    kind: z.enum(["content", "information", "about"]),
    /** The place among the pages, from the lowest; then by slug. */
    order: z.number().default(0),
    updatedAt: time("00:00:00"),
  }),
  news: z.strictObject({
    publishedAt: time("00:00:00"),
    /** What the article is about. */
    products: products.optional(),
    ...picture,
  }),
  stocks: z
    .strictObject({
      startsAt: time("00:00:00"),
      endsAt: time("23:59:59").optional(),
      products: products.optional(),
      /** What the products cost less. It applies to all products of the sections, not only to those on the page. */
      discount: discountField.optional(),
      ...picture,
    })
    .refine(({ startsAt, endsAt = startsAt }) => Date.parse(startsAt) <= Date.parse(endsAt), {
      path: ["endsAt"],
      message: "is before “startsAt”",
    }),
};

/** `slides.json`: the slides of the home page, in their order. */
export const slideList = z
  .array(
    z.strictObject({
      title: text,
      text,
      link: shopPath,
      /** What the main button says. */
      action: text.optional(),
      /** A second link, such as the terms of the promotion. */
      more: z.strictObject({ name: text, link: shopPath }).optional(),
      /** The code of the product that the slide shows with its price and stock. */
      product: slug.optional(),
      theme: z.enum(["light", "dark"]).default("light"),
      ...picture,
    }),
  )
  .max(20);

/** `promos.json`: the promo codes of the basket. */
export const promoList = z.array(
  z.strictObject({
    code: z.string().regex(/^[\p{L}\d_-]{2,40}$/u, "is not a promo code of letters and digits"),
    name: text,
    /** The discount on the basket's cost. */
    percent: z.int().min(1).max(99),
    expiresAt: time("23:59:59").optional(),
  }),
);
