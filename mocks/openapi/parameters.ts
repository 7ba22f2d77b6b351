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
const parameter = (name: string, schema: z.ZodType, description: string): Parameter => ({ name, description, schema });

const ofVisitor = (why: string) => parameter("uid", text, `The visitor's identifier, ${why}`);
/** The visitor's identifier, which a call requires. */
export const visitor: Parameter = { ...parameter("uid", text, "The visitor's identifier."), required: true };
export const uid = ofVisitor("to mark products that are in the basket or in the favourites.");
export const reader = ofVisitor("to mark the reviews that they voted for.");
export const asker = ofVisitor("for their own unpublished questions.");

const page = parameter("page", z.int().min(1), "The page number, from 1. A page past the end is empty.");
const pageSize = (max: number, description: string) =>
  parameter("perPage", z.int().min(1).max(max), `Items per page: ${description}`);
export const paging = [page, pageSize(100, "10 by default, at most 100. Larger values count as 100.")];
export const sitemap = [
  page,
  pageSize(1000, "1000 by default and at most."),
  parameter("kind", sitemapKind, "The kind of pages to list; all kinds by default."),
];

/** Of lists of products. */
export const listing = [
  ...paging,
  parameter("sort", sortCode, "The sort order of the products."),
  parameter("filter[price]", text, "The price range in roubles: `100..900`, `100..` or `..900`."),
  parameter("filter[inStock]", text, "`1` to list only products in stock."),
  parameter("filter[rating]", text, "`4` to list only products rated 4 stars or more."),
  parameter(
    "filter[brand]",
    text,
    "Brand slugs, separated by commas. Other list filters work the same way, by their codes. A filter of the type `range` takes bounds like the price, in its unit and with up to six decimals: `1.5..20`.",
  ),
];

export const sectionCode = parameter(
  "sectionCode",
  text,
  "The slug of the deepest section; the whole catalogue by default.",
);
export const foundSection = parameter("sectionCode", text, "The slug of a section, to find only its products.");
export const brand = parameter("brand", text, "A brand's slug, to list only its products.");
export const ids = parameter("ids", text, `IDs, separated by commas, at most ${maxIds}: \`12,7,340\`.`);
export const codes = parameter("codes", text, `Codes of products, separated by commas, at most ${maxIds}.`);
export const quantity = parameter("quantity", z.int().min(1).max(999), "The quantity in pieces; 1 by default.");
export const city = parameter("city", text, "The delivery city; the shop's own by default.");
export const rating = parameter("rating", stars, "Only reviews with this number of stars.");
export const reviewSort = parameter(
  "sort",
  reviewSortCode,
  "The most helpful reviews first, by default, or the newest.",
);
export const peek = parameter(
  "peek",
  z.literal("1"),
  "`1` for the counters on other pages: the changes are not marked as seen.",
);

const typedText = (limits: string) => parameter("q", text, `The text that the shopper typed. ${limits}`);
export const searched = typedText("Only the first 100 characters are used.");
export const typed = typedText("An empty text finds nothing.");

export const status = parameter(
  "status",
  text,
  "Status codes, separated by commas, to list only orders with one of them.",
);
export const inOrder = parameter(
  "q",
  z.string().max(100),
  "Words that the order's number, or the names and articles of its products contain.",
);
export const from = parameter("from", z.iso.date(), "The first day of the orders, `YYYY-MM-DD`.");
export const to = parameter("to", z.iso.date(), "The last day of the orders, `YYYY-MM-DD`.");
export const personType = parameter("personType", checkout.personType, "`individual` by default.");
export const accessKey = parameter("accessKey", text, "The key that placing or tracking the order returned.");

/** Headers. */
export const device = parameter(
  "X-Client-Device",
  text,
  "The shopper's browser, such as `Chrome, Windows`, for the list of sessions. Truncated to 200 characters.",
);
export const idempotencyKey: Parameter = {
  ...parameter("Idempotency-Key", z.string().regex(keyPattern), "A key that is generated together with the form."),
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
