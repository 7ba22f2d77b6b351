import { http, HttpResponse, type HttpHandler } from "msw";

import { shopFileSchema } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { htmlPage } from "#mocks/html";
import { jsonResponse } from "#mocks/json-response";
import { getDocument } from "#mocks/openapi/document";
import { docsPage } from "#mocks/openapi/page";
import { outboxPage } from "#mocks/outbox-page";

/** Calls about the API itself, for people and tools: health, the outbox, the OpenAPI document and its page, the schema of `shop.json`. */
export function createAboutApiHandlers({ outbox }: Context): HttpHandler[] {
  return [
    http.get("*/healthz", () => jsonResponse({ data: { status: "ok" } })),
    http.get("*/outbox", ({ request }) => {
      const messages = outbox.list();
      const wantsJson = (request.headers.get("accept") ?? "").includes("application/json");
      return wantsJson ? jsonResponse({ data: { messages } }) : HttpResponse.html(outboxPage(messages));
    }),
    http.get("*/openapi.json", () => jsonResponse(getDocument())),
    http.get("*/docs/shop.schema.json", () => jsonResponse(shopFileSchema())),
    http.get("*/docs", () => HttpResponse.html(docsPage())),
  ];
}

/** The API's front page. It is separate, because its pattern would match the root of any host in a test. */
export function createFrontPageHandler(): HttpHandler {
  return http.get("*/", () => HttpResponse.html(frontPage));
}

const frontPage = htmlPage(
  "Shop API",
  `<h1>Shop API</h1>
<p>The embedded back end of the shop. The storefront runs at another address.</p>
<ul class="plain">
<li><a href="/docs">API reference</a></li>
<li><a href="/openapi.json">OpenAPI 3.1 document</a></li>
<li><a href="/docs/shop.schema.json">JSON schema of a shop's shop.json</a></li>
<li><a href="/outbox">Outbox: sent SMS and e-mails</a></li>
</ul>`,
);
