import { setTimeout as pause } from "node:timers/promises";

import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { freePort } from "../fixtures/ports";
import { textOf, type Page } from "./support/page";
import { startPausableProxy } from "./support/pausable-proxy";
import { statusOf, sendRaw } from "./support/raw-request";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper } from "./support/shopper";

type Gate = Awaited<ReturnType<typeof startPausableProxy>>;
type LoggedShop = Awaited<ReturnType<typeof startShopWithLog>>;

let gate: Gate;
let shop: LoggedShop;
let figures: string;

beforeAll(async () => {
  gate = await startPausableProxy(inject("apiUrl"));
  const port = await freePort();
  figures = `http://127.0.0.1:${port}/metrics`;
  shop = await startShopWithLog(gate.url, { LOG_LEVEL: "silent", METRICS_PORT: String(port) });
}, 60_000);
afterAll(async () => {
  gate.stop();
  await shop.stop();
});

const newcomer = () => createShopper({ shop: shop.url });

/** The number of pages that wait for the API. */
const held = () => gate.waitingWith("/brand/list");

/**
 * Opens pages as new visitors until this many wait for the API or the time is up. Another visitor replaces one whom the
 * shop rejects because its event loop lags.
 */
async function fillWith(count: number, ms: number): Promise<Promise<Page>[]> {
  const pages: Promise<Page>[] = [];
  let refused = 0;
  const start = performance.now();
  while (held() < count && performance.now() - start < ms) {
    const decided = held() + refused === pages.length;
    const more = Array.from({ length: decided ? count - held() : 0 }, () => newcomer().open(paths.brands()));
    for (const page of more) void page.then(() => (refused += 1));
    pages.push(...more);
    await pause(10);
  }
  return pages;
}

/** The number of requests of new visitors that the shop has rejected since its start, by its metrics. */
async function countShed(): Promise<number> {
  const text = await (await fetch(figures)).text();
  return Number(/^shop_requests_shed_total\{rank="newcomer"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

/**
 * Shuts the gate and fills the shop; starts again if the machine is so busy that pages stop waiting for the API.
 * Returns the pages, and how many requests the shop had rejected before them.
 */
async function fillUp(count: number): Promise<{ pages: Promise<Page>[]; shedBefore: number }> {
  for (;;) {
    const shedBefore = await countShed();
    gate.shut();
    const pages = await fillWith(count, 3000);
    if (held() === count) return { pages, shedBefore };
    gate.open();
    await Promise.all(pages);
  }
}

test(
  "requests over the limit are rejected at once, new visitors first, and the shop recovers afterwards",
  { timeout: 90_000 },
  async () => {
    const known = newcomer();
    await known.open(paths.brands());
    // Once warmed up, the shop accepts all requests well within the five seconds that a page waits for the API.
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 20 }, () => newcomer().open(paths.brands())));
    const { pages, shedBefore } = await fillUp(100);

    const refused = await newcomer().open(paths.news());
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(textOf(refused.one("h1"))).toMatch(/слишком много посетителей/);
    expect(textOf(refused.one('p[lang="en"]'))).toMatch(/too many visitors/);
    expect(refused.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const data = await newcomer().send(`${paths.news()}.data`);
    expect([data.status, data.headers.get("Content-Type")]).toEqual([503, "text/plain; charset=utf-8"]);
    for (const path of ["/zzz.js", "/search.txt", "/assets/%2e%2e/search"])
      expect([path, statusOf(await sendRaw(shop.url, [`GET ${path} HTTP/1.1`, "Host: shop"]))]).toEqual([path, 503]);
    for (const path of ["/healthz", "/icons.svg", "/robots.txt"])
      expect((await newcomer().send(path)).status).toBe(200);

    const visit = known.open(paths.news());
    await gate.hasMore();
    const sent = known.post(paths.productNotify(landmarks.soldOut), { contact: "overload@verstak.example" });
    await gate.hasMore();
    gate.open();
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    const served = statuses.filter((status) => status === 200).length;
    expect([served, statuses.filter((status) => status === 503).length]).toEqual([100, statuses.length - 100]);
    expect([(await visit).status, (await sent).status]).toEqual([200, 303]);
    expect((await newcomer().open(paths.news())).status).toBe(200);
    expect((await countShed()) - shedBefore).toBe(statuses.length - served + 5);
  },
);
