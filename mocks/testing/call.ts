import { getResponse } from "msw";
import * as z from "zod";

import { errorBody } from "~/api/schemas/common";

import type { TestApi } from "./test-api";

export type CallOptions = {
  method?: string;
  language?: "ru" | "en";
  body?: unknown;
  headers?: Record<string, string>;
};

/** Calls the API's handlers without a network; `path` includes the query. Returns the status and JSON readers. */
export async function call(
  api: TestApi,
  path: string,
  { method = "GET", language = "ru", body, headers }: CallOptions = {},
) {
  const url = new URL(path, "http://api.test");
  const request = new Request(url, {
    method,
    headers: {
      accept: "application/json",
      "accept-language": language,
      ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const handler = api.dispatch.find(method, url.pathname);
  const response = handler && (await getResponse([handler], request));
  if (!response) throw new Error(`No handler for ${method} ${path}`);
  const text = await response.clone().text();
  const json = (): unknown => JSON.parse(text);
  return {
    status: response.status,
    response,
    json,
    /** The response's `data`, validated by the schema. */
    data: <Data>(schema: z.ZodType<Data>): Data => z.object({ data: schema }).parse(json()).data,
    /** The response's `error`; throws if the call did not fail. */
    error: () => errorBody.parse(json()).error,
  };
}
