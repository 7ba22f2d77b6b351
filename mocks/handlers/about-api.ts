import { readFileSync } from "node:fs";

import { http, HttpResponse, type HttpHandler } from "msw";

import { shopFileSchema } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { jsonResponse } from "#mocks/json-response";
import { languageOf } from "#mocks/language";
import { getDocument } from "#mocks/openapi/document";
import { docsBody } from "#mocks/openapi/page";
import { outboxPage } from "#mocks/outbox-page";
import { shopPage } from "#mocks/shop-page";

/**
 * Calls about the API itself, for people and tools: health, the outbox, the OpenAPI document and its page, the schema
 * of `shop.json`.
 */
export function createAboutApiHandlers(context: Context): HttpHandler[] {
  return [
    http.get("*/healthz", () => jsonResponse({ data: { status: "ok" } })),
    http.get("*/outbox", ({ request }) => {
      const messages = context.outbox.list();
      const { headers, url } = request;
      if ((headers.get("accept") ?? "").includes("application/json")) return jsonResponse({ data: { messages } });
      const language = languageOf(new URL(url).searchParams.get("lang") ?? headers.get("accept-language"));
      return HttpResponse.html(outboxPage(context, messages, language));
    }),
    http.get("*/openapi.json", () => jsonResponse(getDocument())),
    http.get("*/docs/shop.schema.json", () => jsonResponse(shopFileSchema())),
    http.get("*/docs", () => HttpResponse.html(docsPage(context))),
  ];
}

/** Leads from the API's root to its reference. It is separate: its pattern would match the root of any host in a test. */
export const createFrontPageHandler = (): HttpHandler =>
  http.get("*/", () => new HttpResponse(null, { status: 302, headers: { location: "/docs" } }));

const docsStyle = readFileSync(new URL("../openapi/page.css", import.meta.url), "utf8");

/** The reference of the API, which is in English. */
function docsPage(context: Context): string {
  const links = [["Outbox", "/outbox"]] as const;
  return shopPage(context, { title: "Shop API", body: docsBody(), language: "en", style: docsStyle, links });
}
