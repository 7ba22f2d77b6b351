import { readFileSync } from "node:fs";

import type * as z from "zod";

import type { FailureCode } from "#mocks/errors";

export type Parameter = { name: string; description: string; schema: z.ZodType; required?: boolean };

type Method = "get" | "post" | "put" | "delete";

/** What a call may have besides its path and its response. */
type Details = {
  query?: Parameter[];
  /** Headers that only some calls take. */
  headers?: Parameter[];
  body?: z.ZodType;
  /** The body is a form with files (`multipart/form-data`), not JSON. */
  form?: z.ZodType;
  /** The status of success, if it is not 200. */
  status?: 201;
  /** The response is an HTML page, not JSON. */
  page?: true;
  /** Only customers may call, with a token. */
  private?: boolean;
  /** Besides those that the path and the body imply. */
  errors?: FailureCode[];
};

/** One call of the API as the OpenAPI document describes it. */
export type Endpoint = Details & {
  method: Method;
  /** With `{name}` for parameters. */
  path: string;
  /** Unique; a verb and its object, such as `createOrder`. */
  id: string;
  tag: Tag;
  summary: string;
  description?: string;
  /** The description of each path parameter. */
  params: Record<string, string>;
  /** The schema of the response's `data`. */
  response: z.ZodType;
  errors: FailureCode[];
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

/** Texts of the document: of each call by its id, a summary, and a description if one is needed. */
const texts = new Map(
  readFileSync(new URL("calls.md", import.meta.url), "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [id = "", summary = "", description] = section.trim().split(/\n\n/);
      return [id, { summary, ...(description === undefined ? {} : { description }) }];
    }),
);

/** A method with a path, the schema of the response's `data`, and what else the call has. */
type Row = readonly [`${Uppercase<Method>} /${string}`, z.ZodType, Details?];

/** Makes a table of calls by id: those of a tag, whose paths start with `base`, with details that all of them share. */
export function group<Id extends string>(
  tag: Tag,
  base: string,
  rows: Record<Id, Row>,
  shared: Details = {},
): Record<Id, Endpoint> {
  const entries = Object.entries<Row>(rows).map(([id, [call, response, own]]) => [
    id,
    toEndpoint(base, call, { id, tag, response, ...shared, ...own }),
  ]);
  return Object.fromEntries(entries) as Record<Id, Endpoint>;
}

function toEndpoint(base: string, call: string, given: Details & Pick<Endpoint, "id" | "tag" | "response">): Endpoint {
  const [method = "", own = ""] = call.split(" ");
  const path = base + own;
  return {
    ...given,
    method: method.toLowerCase() as Method,
    path,
    ...(texts.get(given.id) ?? { summary: "" }),
    params: paramsOf(path),
    errors: [...impliedErrors(path, given), ...(given.errors ?? [])],
  };
}

const paramTexts: Readonly<Record<string, string>> = {
  code: "The product's code: the last part of its URL in the shop.",
  slug: "The last part of the page's URL in the shop.",
  productId: "The product's ID.",
  type: "The type of document: `invoice`.",
  phone: "The phone number to which the code was sent, in the form `+79991234567`.",
};

/** The descriptions of a path's parameters: `/order/{id}` has the order's ID. */
function paramsOf(path: string): Record<string, string> {
  const parts = path.split("/");
  const described = parts.flatMap((part, index): [string, string][] => {
    if (!part.startsWith("{")) return [];
    const name = part.slice(1, -1);
    return [[name, paramTexts[name] ?? `The ${parts[index - 1] ?? ""}'s ID.`]];
  });
  return Object.fromEntries(described);
}

/** What is wrong with a missing item, and with a body or a required parameter. */
function impliedErrors(path: string, { body, form, query = [], errors = [] }: Details): FailureCode[] {
  const isNamed = errors.some((code) => code.endsWith("not_found"));
  return [
    ...(/\{(code|productId)\}/.test(path) ? (["product_not_found"] as const) : []),
    ...(/\{(slug|id)\}/.test(path) && !isNamed ? (["not_found"] as const) : []),
    ...(body || form || query.some(({ required }) => required) ? (["validation_failed"] as const) : []),
  ];
}
