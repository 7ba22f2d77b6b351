import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { root } from "~/server/launch/root.mjs";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { freePort } from "../fixtures/ports";
import { redisProgram, startRedis } from "./support/redis";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper } from "./support/shopper";
import { profileOf, renewableCookies, sessionOf } from "./support/signing-in";

type LoggedShop = Awaited<ReturnType<typeof startShopWithLog>>;

const wrong = { contact: "neither a phone nor an e-mail" };
const notify = paths.productNotify(landmarks.soldOut);

/** Requests a notification as a client whose address a trusted proxy reports. */
const ask = (shop: LoggedShop, address: string, path = notify) =>
  createShopper({ shop: shop.url }).post(path, wrong, { "X-Forwarded-For": address });

/** The same request from a script, for which no page is rendered. */
const askByScript = (shop: LoggedShop, address: string) => ask(shop, address, `${notify}.data`);

/** The statuses of this many requests, sent one after the other. */
async function statusesOf(times: number, asked: (turn: number) => ReturnType<typeof ask>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await asked(turn)).status);
  return statuses;
}

describe("one node behind a trusted proxy", () => {
  let shop: LoggedShop;
  let figures: string;
  beforeAll(async () => {
    const port = await freePort();
    figures = `http://127.0.0.1:${port}/metrics`;
    shop = await startShopWithLog(inject("apiUrl"), { TRUSTED_PROXIES: "loopback", METRICS_PORT: String(port) });
  }, 60_000);
  afterAll(() => shop.stop());

  test("only a client over the limit is rejected, with the time of the next try", async () => {
    expect(await statusesOf(100, () => askByScript(shop, "203.0.113.7"))).toEqual(Array(100).fill(400));
    const refused = await ask(shop, "198.51.100.1, 203.0.113.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused.body).toMatch(/Слишком много обращений. Попробуйте снова через \d+ минут/);
    expect(refused.body).toContain(wrong.contact);
    expect((await ask(shop, "203.0.113.8")).status).toBe(400);
    expect(await (await fetch(figures)).text()).toMatch(/^shop_limits_hit_total\{limit="notify"\} 1$/m);
  });

  test("an IPv6 address counts by its network", async () => {
    await statusesOf(100, (turn) => askByScript(shop, `2001:db8:1:2::${turn.toString(16)}`));
    expect((await ask(shop, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await ask(shop, "2001:db8:1:3::1")).status).toBe(400);
  });
});

describe.skipIf(redisProgram === null)("two nodes with Redis", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let nodes: [LoggedShop, LoggedShop];
  beforeAll(async () => {
    redis = await startRedis(redisProgram ?? "");
    const start = () => startShopWithLog(inject("apiUrl"), { TRUSTED_PROXIES: "loopback", REDIS_URL: redis.url });
    nodes = await Promise.all([start(), start()]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await redis.stop();
  });

  /** The statuses of 100 requests of an address to both nodes, without repetitions, and of one more to each node. */
  async function countTogether(address: string) {
    const counted = await statusesOf(100, (turn) => askByScript(nodes[turn % 2 === 0 ? 0 : 1], address));
    return [[...new Set(counted)], (await ask(nodes[0], address)).status, (await ask(nodes[1], address)).status];
  }

  test("count a visitor's requests together", async () => {
    let tries = 0;
    // While Redis is late on a busy machine, each node counts alone, and an address needs 200 requests to be rejected.
    await expect
      .poll(() => countTogether(`203.0.113.${100 + (tries += 1)}`), { timeout: 30_000 })
      .toEqual([[400], 429, 429]);
  }, 40_000);

  test("do not count a sign-in that succeeds, however many shoppers have the same address", async () => {
    const signIn = (turn: number) =>
      createShopper({ shop: nodes[turn % 2 === 0 ? 0 : 1].url }).post(
        paths.signIn({ step: "email" }),
        demoCustomers.anna,
        { "X-Forwarded-For": "203.0.113.20" },
      );
    expect(await statusesOf(11, signIn)).toEqual(Array(11).fill(303));
  });

  const countOf = (event: string, node: LoggedShop) => node.written().split(`"event":"${event}"`).length - 1;
  const outagesOf = (node: LoggedShop) => countOf("redis_away", node);
  const outages = () => outagesOf(nodes[0]) + outagesOf(nodes[1]);

  /** Waits until the nodes share their state again: on a busy machine, Redis may have been late. */
  const untilShared = () =>
    expect
      .poll(
        async () => {
          await Promise.all(nodes.map((node) => askByScript(node, "203.0.113.30")));
          return nodes.map((node) => countOf("redis_back", node) - outagesOf(node));
        },
        { timeout: 10_000 },
      )
      .toEqual([0, 0]);

  /** The favourites pages of ten shoppers with the same expired token, on both nodes at once. */
  async function openFavorites() {
    const cookies = await renewableCookies();
    const shoppers = Array.from({ length: 10 }, (_, turn) =>
      createShopper({ shop: nodes[turn % 2 === 0 ? 0 : 1].url, cookies }),
    );
    return { shoppers, replies: await Promise.all(shoppers.map((shopper) => shopper.open(paths.favorites()))) };
  }

  test("renew an expired token once for both", async () => {
    const before = outages();
    let { shoppers, replies } = await openFavorites();
    if (outages() > before) {
      await untilShared();
      ({ shoppers, replies } = await openFavorites());
    }
    expect(replies.map(profileOf)).toEqual(shoppers.map(() => translateFor("ru")("header.profile")));
    const tokens = new Set(shoppers.map((shopper) => sessionOf(shopper).token));
    expect([tokens.size, tokens.has("dead")]).toEqual([1, false]);
  });

  test("continue without Redis with separate limits, and log it once", async () => {
    const before = outagesOf(nodes[0]);
    redis.freeze();
    // Redis does not respond now: a node that waited for it would wait forever.
    expect(await statusesOf(20, () => askByScript(nodes[0], "203.0.113.9"))).toEqual(Array(20).fill(400));
    await redis.stop();
    expect(await statusesOf(81, () => askByScript(nodes[0], "203.0.113.9"))).toEqual([
      ...Array<number>(80).fill(400),
      429,
    ]);
    expect(outagesOf(nodes[0]) - before).toBe(1);
  });
});

describe("nodes whose secret is changed one after the other, as nodes.md says", () => {
  const secrets: Record<string, string> = {
    old: "the-secret-that-all-the-nodes-have-had",
    new: "another-secret-that-they-are-going-to-have",
  };
  const nodes: LoggedShop[] = [];
  beforeAll(async () => {
    const text = await readFile(join(root, "app/server/nodes/nodes.md"), "utf8");
    const steps = [...text.matchAll(/^\d\. `SESSION_SECRETS=([a-z,]+)`/gm)].map(([, names = ""]) => names);
    for (const names of ["old", ...steps]) {
      const SESSION_SECRETS = names
        .split(",")
        .map((name) => secrets[name])
        .join(",");
      nodes.push(await startShopWithLog(inject("apiUrl"), { SESSION_SECRETS }));
    }
  }, 120_000);
  afterAll(async () => void (await Promise.all(nodes.map((node) => node.stop()))));

  test("keep a shopper of either node through each step, up to the new secret alone", async () => {
    const pairs = nodes.slice(1).map((node, step) => [nodes[step] ?? node, node] as const);
    expect(pairs).toHaveLength(3);
    for (const [before, after] of pairs) {
      for (const [one, other] of [
        [before, after],
        [after, before],
      ] as const) {
        const shopper = createShopper({ shop: one.url });
        await shopper.open(paths.product(landmarks.inStock));
        const uid = shopper.uid();
        const moved = createShopper({ shop: other.url, cookies: Object.fromEntries(shopper.jar) });
        await moved.open(paths.basket());
        expect(moved.uid()).toBe(uid);
      }
    }
  });
});
