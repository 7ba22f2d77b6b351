import * as z from "zod";

import * as checkout from "~/api/schemas/checkout";
import { sortCode } from "~/api/schemas/common";
import { feedbackFields } from "~/api/schemas/feedback";
import { comment } from "~/api/schemas/orders";
import { sitemapKind } from "~/api/schemas/pages";
import { reviewFields, reviewSort as reviewSortCode, stars } from "~/api/schemas/review";
import { maxIds } from "~/lib/product-ids";
import { keyPattern } from "#mocks/checkout/idempotency";

import type { Parameter } from "./endpoint";

const text = z.string();
const parameter = (name: string, description: string, schema: z.ZodType = text): Parameter => {
  return { name, description, schema };
};

const ofVisitor = (why: string) => parameter("uid", `The visitor's identifier, ${why}`);
/** The visitor's identifier, which a call requires. */
export const visitor: Parameter = { ...parameter("uid", "The visitor's identifier."), required: true };
export const uid = ofVisitor("to mark products that are in the basket or in the favourites.");
export const reader = ofVisitor("to mark the reviews that they voted for.");
export const asker = ofVisitor("for their own unpublished questions.");

const page = parameter("page", "The page number, from 1. A page past the end is empty.", z.int().min(1));
const pageSize = (max: number, description: string) =>
  parameter("perPage", `Items per page: ${description}`, z.int().min(1).max(max));
export const paging = [page, pageSize(100, "10 by default, at most 100. Larger values count as 100.")];
export const sitemap = [
  page,
  pageSize(1000, "1000 by default and at most."),
  parameter("kind", "The kind of pages to list; all kinds by default.", sitemapKind),
];

/** Of lists of products. */
export const listing = [
  ...paging,
  parameter("sort", "The sort order of the products.", sortCode),
  parameter("filter[price]", "The price range in roubles: `100..900`, `100..` or `..900`."),
  parameter("filter[inStock]", "`1` to list only products in stock."),
  parameter("filter[rating]", "`4` to list only products rated 4 stars or more."),
  parameter(
    "filter[brand]",
    "Brand slugs, separated by commas. Other list filters work the same way, by their codes. A filter of the type `range` takes bounds like the price, in its unit and with up to six decimals: `1.5..20`, `-40..-5`.",
  ),
];

export const sectionCode = parameter("sectionCode", "The slug of the deepest section; the whole catalogue by default.");
export const foundSection = parameter("sectionCode", "The slug of a section, to find only its products.");
export const brand = parameter("brand", "A brand's slug, to list only its products.");
export const ids = parameter("ids", `IDs, separated by commas, at most ${maxIds}: \`12,7,340\`.`);
export const codes = parameter("codes", `Codes of products, separated by commas, at most ${maxIds}.`);
export const quantity = parameter("quantity", "The quantity in pieces; 1 by default.", z.int().min(1).max(999));
export const city = parameter("city", "The delivery city; the shop's own by default.");
export const rating = parameter("rating", "Only reviews with this number of stars.", stars);
export const reviewSort = parameter(
  "sort",
  "The most helpful reviews first, by default, or the newest.",
  reviewSortCode,
);
export const peek = parameter(
  "peek",
  "`1` for the counters on other pages: the changes are not marked as seen.",
  z.literal("1"),
);

const typedText = (limits: string) => parameter("q", `The text that the shopper typed. ${limits}`);
export const searched = typedText("Only the first 100 characters are used.");
export const typed = typedText("An empty text finds nothing.");

export const status = parameter("status", "Status codes, separated by commas, to list only orders with one of them.");
export const inOrder = parameter(
  "q",
  "Words that the order's number, or the names and articles of its products contain.",
  z.string().max(100),
);
export const from = parameter("from", "The first day of the orders, `YYYY-MM-DD`.", z.iso.date());
export const to = parameter("to", "The last day of the orders, `YYYY-MM-DD`.", z.iso.date());
export const personType = parameter("personType", "`individual` by default.", checkout.personType);
export const accessKey = parameter("accessKey", "The key that placing or tracking the order returned.");

/** Headers. */
export const device = parameter(
  "X-Client-Device",
  "The shopper's browser, such as `Chrome, Windows`, for the list of sessions. Truncated to 200 characters.",
);
export const idempotencyKey: Parameter = {
  ...parameter("Idempotency-Key", "A key that is generated together with the form.", z.string().regex(keyPattern)),
  required: true,
};

const files = (what: string) => z.array(text).optional().describe(`JPEG or PNG ${what}: at most 10, up to 10 MB each.`);
export const reviewForm = reviewFields.extend({ "files[]": files("photos") });
export const refundForm = z.object({
  reason: z.string().min(1),
  comment,
  "items[]": z.array(text).describe('One part per line of the order, each in JSON: `{"productId": 1, "quantity": 2}`.'),
  "files[]": files("photos"),
});
export const feedbackForm = feedbackFields.extend({
  consents: text.describe('JSON: `[{"code": "processing", "version": "2026-01-01"}]`.'),
  captcha: text.optional(),
  "files[]": files("images"),
});
