import { createServer } from "node:http";

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import * as z from "zod";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { freePort } from "../fixtures/ports";
import { createNewCustomer } from "./support/new-customer";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper } from "./support/shopper";
import { sessionOf } from "./support/signing-in";

const value = z.looseObject({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() });
const span = z.object({
  ...{ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string() },
  attributes: z.array(z.object({ key: z.string(), value })),
});
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** The bodies of the trace requests that the collector has received. */
const bodies: string[] = [];
const collector = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (piece: string) => (body += piece));
  request.on("end", () => {
    if (request.url === "/v1/traces") bodies.push(body);
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
});
let endpoint = "";

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => collector.listen(port, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(() => collector.close());

const spansOf = () =>
  bodies
    .flatMap((body) => sent.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);

const attributeOf = ({ attributes }: z.infer<typeof span>, name: string) => {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue;
};

test.concurrent("a page is a trace with a span for each API call and no personal data", async () => {
  const { shopper, phone } = await createNewCustomer();
  const shop = await startShopWithLog(inject("apiUrl"), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const strangers = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${strangers}-b7ad6b7169203331-01` };
  const own = createShopper({ shop: shop.url, cookies: Object.fromEntries(shopper.jar) });
  const page = await own.open(`${paths.product(landmarks.inStock)}?utm=a-campaign`, headers);
  expect(page.status).toBe(200);
  // The shop sends the remaining spans when it stops.
  await shop.stop();

  const id = page.headers.get("X-Request-Id");
  const request = spansOf().find((found) => attributeOf(found, "shop.request_id") === id);
  expect(request?.name).toBe("GET /product/:slug");
  expect(request && attributeOf(request, "http.response.status_code")).toBe("200");
  expect(request?.parentSpanId || null).toBeNull();
  expect(request?.traceId).not.toBe(strangers);
  const calls = spansOf().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(calls.map(({ name }) => name)).toContain("GET /api/app/catalog/product/:code/view");
  expect(calls.length).toBeGreaterThan(3);
  for (const call of calls) {
    expect(call.traceId).toBe(request?.traceId);
    const attributes = ["shop.outcome", "shop.tries", "http.response.status_code"].map((name) =>
      attributeOf(call, name),
    );
    expect(attributes, call.name).toEqual(["ok", "1", "200"]);
  }
  for (const secret of [phone, phone.slice(2), sessionOf(shopper).token ?? "?", own.uid(), "a-campaign"])
    expect(bodies.join()).not.toContain(secret);
}, 60_000);

test.concurrent("a missing collector does no harm and is logged once", async ({ expect }) => {
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` };
  const shop = await startShopWithLog(inject("apiUrl"), away);
  const shopper = createShopper({ shop: shop.url });
  for (const path of [paths.home(), paths.basket(), paths.catalog()])
    expect((await shopper.open(path)).status).toBe(200);
  const complaints = () => shop.written().split('"traces_failure"').length - 1;
  // The shop collects spans for five seconds, and tries to send them for three.
  await expect.poll(complaints, { timeout: 40_000, interval: 200 }).toBe(1);
  expect((await shopper.open(paths.home())).status).toBe(200);
  await shop.stop();
  expect(complaints()).toBe(1);
  expect(shop.written()).not.toContain("page_failure");
}, 60_000);
