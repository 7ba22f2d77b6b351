import { readFileSync } from "node:fs";

import * as z from "zod";

import { isFailureCode, type FailureCode } from "#mocks/errors";

export type Parameter = { name: string; description: string; schema: z.ZodType; required?: boolean };

/** What a call takes and returns. */
type Shape = {
  /** The schema of the response's `data`. */
  response: z.ZodType;
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
};

/** What `calls.md` says about a call. */
type Text = {
  /** Unique; a verb and its object, such as `createOrder`. */
  id: string;
  tag: string;
  method: z.output<typeof method>;
  /** With `{name}` for parameters. */
  path: string;
  /** Only customers may call, with a token. */
  private: boolean;
  summary: string;
  description?: string;
  errors: FailureCode[];
};

/** One call of the API as the OpenAPI document describes it; `errors` has also those that the path and the body imply. */
export type Endpoint = Shape &
  Text & {
    /** The description of each path parameter. */
    params: Record<string, string>;
  };

const method = z.enum(["get", "post", "put", "delete"]);

const headOf = (text: string): string => text.slice(0, text.indexOf("\n"));

const chapters = readFileSync(new URL("calls.md", import.meta.url), "utf8")
  .split(/^# /m)
  .slice(1);

/** The groups of calls, with their descriptions. */
export const tags = new Map(chapters.map((chapter) => [headOf(chapter), chapter.split("\n\n")[1] ?? ""]));

const texts = new Map(
  chapters.flatMap((chapter) => {
    const sections = chapter.split(/^## /m).slice(1);
    return sections.map((section) => [headOf(section), readText(headOf(chapter), section)] as const);
  }),
);

/** A section of `calls.md`: the method and the path, a summary, and a description and error codes if there are any. */
function readText(tag: string, section: string): Text {
  const [id = "", call = "", summary = "", ...more] = section.trim().split("\n\n");
  const [, verb = "", path = "", who] = /^`(\w+) (\/\S*)`( \(customers only\))?$/.exec(call) ?? [];
  const errors = more.find((text) => text.startsWith("Errors: "));
  const description = more.find((text) => text !== errors);
  return {
    ...{ id, tag, path, summary, ...(description === undefined ? {} : { description }) },
    method: method.parse(verb.toLowerCase()),
    private: who !== undefined,
    errors: [...(errors ?? "").matchAll(/`(\w+)`/g)].map(([, code = ""]) => {
      if (!isFailureCode(code)) throw new Error(`calls.md: ${id} names ${code}, which is not an error`);
      return code;
    }),
  };
}

/** Joins the shapes of calls with what `calls.md` says about them. */
export function describeCalls<Id extends string>(shapes: Record<Id, Shape>): Record<Id, Endpoint> {
  const entries = Object.entries<Shape>(shapes).map(([id, shape]) => {
    const text = texts.get(id);
    if (!text) throw new Error(`calls.md does not describe ${id}`);
    const errors = [...impliedErrors(text, shape), ...text.errors];
    return [id, { ...shape, ...text, params: paramsOf(text.path), errors }];
  });
  return Object.fromEntries(entries) as Record<Id, Endpoint>;
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

/** What is wrong with a missing item, with a body and its size, or with a required parameter. */
function impliedErrors({ path, errors }: Text, { body, form, query = [] }: Shape): FailureCode[] {
  const isNamed = errors.some((code) => code.endsWith("not_found"));
  return [
    ...(/\{(code|productId)\}/.test(path) ? (["product_not_found"] as const) : []),
    ...(/\{(slug|id)\}/.test(path) && !isNamed ? (["not_found"] as const) : []),
    ...(body || form ? (["too_large"] as const) : []),
    ...(body || form || query.some(({ required }) => required) ? (["validation_failed"] as const) : []),
  ];
}
