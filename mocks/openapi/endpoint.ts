import type * as z from "zod";
import { z as zod } from "zod";

import { sortCode } from "~/api/schemas/common";
import type { FailureCode } from "#mocks/errors";

export type Parameter = { name: string; description: string; schema: z.ZodType; required?: boolean };

/** One call of the API as the OpenAPI document describes it. */
export type Endpoint = {
  method: "get" | "post" | "put" | "delete";
  /** With `{name}` for parameters. */
  path: string;
  /** Unique; a verb and its object, such as `createOrder`. */
  id: string;
  tag: Tag;
  summary: string;
  description?: string;
  /** The description of each path parameter. */
  params?: Record<string, string>;
  query?: Parameter[];
  /** Headers that only some calls take. */
  headers?: Parameter[];
  body?: z.ZodType;
  /** The body is a form with files (`multipart/form-data`), not JSON. */
  form?: z.ZodType;
  /** The schema of the response's `data`. */
  response: z.ZodType;
  /** The status of success, if it is not 200. */
  status?: 201;
  /** The response is an HTML page, not JSON. */
  page?: true;
  /** Only customers may call, with a token. */
  private?: true;
  errors?: FailureCode[];
};

export const tags = {
  "Visitor and settings": "The visitor's identifier, and the data that every page shows.",
  Pages: "The home page, brands, promotions, news and text pages.",
  Catalogue: "Sections, product lists with filters, products.",
  Reviews: "Reviews of products and questions about them, which the shop reads before it publishes them.",
  Search: "Suggestions and results. A search covers both languages.",
  Favourites: "The visitor's favourite products.",
  Basket: "Every call returns the whole basket.",
  Checkout: "The data of the order form, placing an order, and a guest's orders by access key.",
  Suggestions: "Autocompletion of form fields, with at most ten suggestions.",
  Forms: "Feedback to the shop.",
  "Sign-in":
    "Send the token as `Authorization: Bearer …`. With a valid token, calls that take a `uid` use the customer's data instead.",
  Account: "The customer's personal data, sessions, addresses and companies.",
  Orders: "The customer's orders, and requests to cancel or return them.",
  "Embedded API": "Calls that only the embedded API has.",
} as const;
export type Tag = keyof typeof tags;

const text = zod.string();

/** The visitor's identifier in the query, required or optional. */
export const uid = (required: boolean): Parameter => ({
  name: "uid",
  description: required
    ? "The visitor's identifier."
    : "The visitor's identifier, to mark products that are in the basket or in the favourites.",
  schema: text,
  ...(required ? { required } : {}),
});

export const paging: Parameter[] = [
  { name: "page", description: "The page number, from 1. A page past the end is empty.", schema: zod.int().min(1) },
  {
    name: "perPage",
    description: "Items per page: 10 by default, at most 100. Larger values count as 100.",
    schema: zod.int().min(1).max(100),
  },
];

export const sorting: Parameter = { name: "sort", description: "The sort order of the products.", schema: sortCode };

export const filters: Parameter[] = [
  { name: "filter[price]", description: "The price range in roubles: `100..900`, `100..` or `..900`.", schema: text },
  { name: "filter[inStock]", description: "`1` to list only products in stock.", schema: text },
  { name: "filter[rating]", description: "`4` to list only products rated 4 stars or more.", schema: text },
  {
    name: "filter[brand]",
    description:
      "Brand slugs, separated by commas. Other list filters work the same way, by their codes. " +
      "A filter of the type `range` takes bounds like the price, in its unit and with up to six decimals: `1.5..20`.",
    schema: text,
  },
];
