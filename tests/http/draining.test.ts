import { request, Agent, type IncomingMessage } from "node:http";

import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";

import { paths } from "~/paths";

import { startPausableProxy } from "./support/pausable-proxy";
import { startShopWithLog } from "./support/shop-with-log";

type Answer = { status: number; connection: string; body: string };

/** Sends a request over a keep-alive connection, as a browser or a proxy does. */
function ask(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answered = (answer: IncomingMessage) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => void (body += text));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? "", body }),
      );
    };
    request(url, { agent, headers: { Accept: "text/html" } }, answered)
      .on("error", reject)
      .end();
  });
}

describe.each([
  ["without a proxy", {}],
  ["behind proxies", { TRUSTED_PROXIES: "loopback" }],
])("a shop that receives SIGTERM %s", (_, env) => {
  let gate: Awaited<ReturnType<typeof startPausableProxy>>;
  let shop: Awaited<ReturnType<typeof startShopWithLog>>;
  const agent = new Agent({ keepAlive: true });
  beforeEach(async () => {
    gate = await startPausableProxy(inject("apiUrl"));
    shop = await startShopWithLog(gate.url, { ...env, LOG_LEVEL: "info" });
  }, 60_000);
  afterEach(async () => {
    agent.destroy();
    gate.stop();
    await shop.stop();
  });

  test("completes open requests, reports that it is not ready, and exits with code 0", async () => {
    expect(await ask(agent, shop.url + paths.brands())).toMatchObject({ status: 200, connection: "keep-alive" });
    gate.shut();
    const underWay = Array.from({ length: 12 }, () => ask(agent, shop.url + paths.brands()));
    await gate.hasWaiting(12);
    const ended = shop.stop();
    await expect.poll(() => shop.written()).toContain('"event":"draining"');
    const fresh = new Agent();
    expect(await ask(fresh, `${shop.url}/readyz`)).toEqual({
      status: 503,
      connection: "close",
      body: "the shop is ending",
    });
    expect(await ask(fresh, `${shop.url}/healthz`)).toMatchObject({ status: 200, connection: "close" });
    gate.open();
    for (const answer of await Promise.all(underWay))
      expect(answer).toMatchObject({ status: 200, connection: "close" });
    expect(await ended).toBe(0);
    expect(shop.written()).toContain('"cut":0');
  });
});

test("a shop without a connection to Redis exits immediately", async () => {
  const shop = await startShopWithLog(inject("apiUrl"), { REDIS_URL: "redis://127.0.0.1:9" });
  const start = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - start).toBeLessThan(8000);
});
