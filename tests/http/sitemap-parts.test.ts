import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, describe, expect, test } from "vitest";

import { paths } from "~/paths";

import { useShopWith } from "./support/isolated-shop";
import { sendRaw } from "./support/raw-request";
import { createShopper } from "./support/shopper";
import { childOf, childrenOf, parseXml } from "./support/xml";

/** Products for three parts of the site map: more would test the same again. */
const many = 30_000;
const updatedAt = "2026-09-18T09:00:00+03:00";

/** The page of products from which this API fails; `Infinity` if it does not. */
let failsFrom = Infinity;

/** An API that knows the home page and thirty thousand products, some with characters that XML has to escape. */
const api = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname !== "/api/app/sitemap/view") return answer(response, 500, {});
  const page = Number(searchParams.get("page"));
  const perPage = Number(searchParams.get("perPage"));
  const kind = searchParams.get("kind") ?? "product";
  if (kind === "product" && page >= failsFrom) return answer(response, 500, {});
  const total = kind === "product" ? many : kind === "page" ? 1 : 0;
  const from = (page - 1) * perPage;
  const urls = Array.from({ length: Math.max(0, Math.min(perPage, total - from)) }, (_, index) => ({
    link: kind === "page" ? "/" : `/product/a-&-'дрель'-${from + index}`,
    updatedAt,
    kind,
  }));
  const pagination = { page, perPage, total, pages: Math.ceil(total / perPage) };
  answer(response, 200, { data: { urls, pagination } });
});

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
const { port } = api.address() as AddressInfo;
afterAll(() => api.close());

describe("a sitemap with more products than fit into a part", () => {
  const own = useShopWith({}, `http://127.0.0.1:${port}`);
  const send = (path: string) => createShopper({ shop: own.url() }).send(path);

  test("has complete parts within the size limit", { timeout: 60_000 }, async () => {
    const index = parseXml((await send(paths.sitemapIndex())).body);
    const parts = childrenOf(index, "sitemap").map((entry) => childOf(entry, "loc").text.slice(own.url().length));
    expect(parts[0]).toBe(paths.sitemapPart("page", 1));
    const products = parts.slice(1);
    expect(products).toEqual(products.map((_, index) => paths.sitemapPart("product", index + 1)));
    expect(products).toHaveLength(3);
    const found = new Set<string>();
    for (const part of products) {
      const { body } = await send(part);
      expect(Buffer.byteLength(body)).toBeLessThan(50_000_000);
      const urls = parseXml(body).children;
      expect(urls.length).toBeLessThanOrEqual(20_000);
      for (const url of urls) found.add(childOf(url, "loc").text);
    }
    expect(found.size).toBe(2 * many);
    expect([...found].every((address) => URL.canParse(address) && !/[^\x21-\x7e]/.test(address))).toBe(true);
  });

  test("has no part beyond the last", async () => {
    expect((await send(paths.sitemapPart("product", 4))).status).toBe(404);
    expect((await send(paths.sitemapPart("news", 1))).status).toBe(404);
  });

  test("is not served incomplete if the API fails", async () => {
    failsFrom = 1;
    for (const path of [paths.sitemapIndex(), paths.sitemapPart("product", 1), paths.newsFeed(), paths.stocksFeed()]) {
      const reply = await send(path);
      expect([reply.status, reply.headers.get("Retry-After")], path).toEqual([503, "30"]);
    }
    failsFrom = 2;
    // A raw request reads the part before the failure, which an HTTP client may discard.
    const sent = await sendRaw(own.url(), [`GET ${paths.sitemapPart("product", 1)} HTTP/1.1`, "Host: localhost"]);
    expect(sent).toContain("<loc>");
    expect(sent).not.toContain("</urlset>");
    failsFrom = Infinity;
  });
});
