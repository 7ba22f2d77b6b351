import { createServer, type Socket } from "node:net";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import * as z from "zod";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { lastMessageTo } from "../fixtures/outbox";
import { freePort } from "../fixtures/ports";
import { createApi } from "./support/api";
import { newPhone } from "./support/new-customer";
import { textOf } from "./support/page";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper } from "./support/shopper";
import { submitButton, sessionOf } from "./support/signing-in";

type LoggedShop = Awaited<ReturnType<typeof startShopWithLog>>;

const line = z.looseObject({ time: z.iso.datetime(), level: z.enum(["error", "info", "debug"]), event: z.string() });
const linesOf = (text: string) =>
  text
    .split("\n")
    .filter((written) => written.startsWith("{"))
    .map((written) => line.parse(JSON.parse(written)));

describe("the log and the metrics", () => {
  const api = createApi();
  let shop: LoggedShop;
  let figures: string;

  beforeAll(async () => {
    const port = await freePort();
    figures = `http://127.0.0.1:${port}`;
    shop = await startShopWithLog(inject("apiUrl"), { LOG_LEVEL: "debug", METRICS_PORT: String(port) });
  }, 60_000);
  afterAll(() => shop.stop());

  test("a request is one line of the log, with the response's id and the API calls", async () => {
    const page = await createShopper({ shop: shop.url }).open(`/en${paths.product(landmarks.inStock)}?utm=a-campaign`);
    const requestId = page.headers.get("X-Request-Id");
    const ofRequest = () => linesOf(shop.written()).filter((written) => written["requestId"] === requestId);
    await expect.poll(() => ofRequest().map(({ event }) => event)).toContain("request");
    const [logged] = ofRequest().filter(({ event }) => event === "request");
    const calls = ofRequest().filter(({ event }) => event === "api_call");
    expect(logged).toMatchObject({ method: "GET", route: "/product/:slug", status: 200, apiCalls: calls.length });
    expect(calls.length).toBeGreaterThan(1);
    expect(Number(logged?.["ms"])).toBeGreaterThanOrEqual(Number(logged?.["apiMs"]));
    expect(shop.written()).not.toContain("a-campaign");
  });

  test("the log has no personal data, and every line is structured", async () => {
    const shopper = createShopper({ shop: shop.url });
    const phone = newPhone();
    const asked = await shopper.follow(
      await shopper.press(await shopper.open(paths.signIn()), submitButton, { phone }),
    );
    const { code } = await lastMessageTo(api.url, phone);
    const before = shop.written().length;
    expect((await shopper.press(asked, submitButton, { code: code ?? "" })).status).toBe(303);
    const email = "nobody@verstak.example";
    const password = "a-password-of-nobody";
    const byEmail = await createShopper({ shop: shop.url }).post(paths.signIn({ step: "email" }), { email, password });
    expect(byEmail.status).toBe(400);
    await createShopper({ shop: shop.url }).open(paths.order(1, "a-key-of-nobody"));
    await expect.poll(() => shop.written()).toContain("/order/:id");

    for (const secret of [phone, phone.slice(2), email, password, "a-key-of-nobody", sessionOf(shopper).token ?? "?"]) {
      expect(shop.written()).not.toContain(secret);
    }
    expect(shop.written().slice(before)).not.toMatch(new RegExp(`"${code ?? "?"}"`));
    const lines = shop.written().split("\n").filter(Boolean);
    expect(lines.filter((written) => !written.startsWith("{") && !written.startsWith("[remix-serve]"))).toEqual([]);
  });

  test("metrics for Prometheus are on a separate port", async () => {
    await createShopper({ shop: shop.url }).open(paths.brands());
    await createShopper({ shop: shop.url }).open("/no/such/page");
    await createShopper({ shop: shop.url }).open(paths.product("a-product-of-nobody"));
    const text = await (await fetch(`${figures}/metrics`)).text();
    expect(text).toMatch(/^shop_request_duration_seconds_count\{method="GET",route="\/brands",status="200"\} 1$/m);
    expect(text).toMatch(/^shop_request_duration_seconds_count\{method="GET",route="\*",status="404"\} 1$/m);
    expect(text).toMatch(
      /^shop_api_call_duration_seconds_count\{endpoint="GET \/api\/app\/brand\/list",outcome="ok"\} \d+$/m,
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).toContain('endpoint="GET /api/app/catalog/product/:code/view",outcome="404"');
    expect(text).not.toContain("a-product-of-nobody");
    expect((await fetch(`${figures}/`)).status).toBe(404);
    expect(await (await fetch(`${figures}/metrics`)).text()).not.toContain('route="*",status="200"');
    expect((await fetch(`${shop.url}/metrics`, { headers: { Accept: "text/html" } })).status).toBe(404);
  });

  test("the shop is ready when its API answers", async () => {
    const answer = await fetch(`${shop.url}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([200, "ready"]);
  });
});

describe("an API that accepts connections and never answers", () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => void open.add(socket));
  let shop: LoggedShop;

  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, "127.0.0.1", resolve));
    shop = await startShopWithLog(`http://127.0.0.1:${port}`, { LOG_LEVEL: "silent" });
  }, 60_000);
  afterAll(async () => {
    await shop.stop();
    for (const socket of open) socket.destroy();
    silent.close();
  });

  test("delays the first pages by their time limits, later ones by milliseconds; the shop is alive but not ready", async () => {
    const visit = () => createShopper({ shop: shop.url }).open(paths.brands());
    await Promise.all(Array.from({ length: 5 }, visit));
    const start = performance.now();
    const page = await visit();
    for (let times = 0; times < 9; times += 1) await visit();
    // Waiting for the API ten times would take fifty seconds.
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(page.status).toBe(503);
    expect(textOf(page.one("h1"))).toBe(translateFor("ru")("error.unavailableTitle"));
    expect(page.all("body > header, body > footer")).toHaveLength(2);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${shop.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, "the API does not answer"]);
  }, 30_000);
});
