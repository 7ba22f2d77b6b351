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
  /** The shape of the response's `data`. */
  answer: z.ZodType;
  /** The status of success, if it is not 200. */
  status?: 201;
  /** The response is an HTML page, not JSON. */
  page?: true;
  /** Only customers may call, with a token. */
  private?: true;
  errors?: FailureCode[];
};

export const tags = {
  "Visitor and settings": "Who is asking, and what every page shows.",
  Pages: "Home, brands, promotions, news and plain pages.",
  Catalogue: "Sections, listings with filters, products.",
  Search: "Suggestions and results; both languages are looked through.",
  Favourites: "What a visitor likes.",
  Basket: "Every call returns the whole basket.",
  Checkout: "What is needed to order, ordering itself, and a guest's own orders by their access keys.",
  Suggestions: "What may be meant by what is being typed, at most ten.",
  Forms: "Letters to the shop.",
  "Sign-in":
    "Tokens: `Authorization: Bearer …`. With a live one the calls that take a `uid` are about the customer's things.",
  "Personal area": "The customer's account, addresses and companies.",
  Orders: "What the customer ordered, and what is asked about it.",
  "Embedded API": "Only the API that comes with the shop has these.",
} as const;
export type Tag = keyof typeof tags;

const text = zod.string();

/** The visitor's identifier in the query, required or optional. */
export const uid = (required: boolean): Parameter => ({
  name: "uid",
  description: required
    ? "The visitor's identifier."
    : "The visitor's identifier, for what is in the basket and liked.",
  schema: text,
  ...(required ? { required } : {}),
});

export const paging: Parameter[] = [
  { name: "page", description: "From 1; a page past the end answers an empty list.", schema: zod.int().min(1) },
  { name: "perPage", description: "10 by default; more than 100 counts as 100.", schema: zod.int().min(1).max(100) },
];

export const sorting: Parameter = { name: "sort", description: "The order of the products.", schema: sortCode };

export const filters: Parameter[] = [
  { name: "filter[price]", description: "Roubles: `100..900`, `100..` or `..900`.", schema: text },
  { name: "filter[inStock]", description: "`1` for what is in stock.", schema: text },
  {
    name: "filter[brand]",
    description: "Slugs of brands, apart by commas; other list filters likewise by their codes.",
    schema: text,
  },
];
