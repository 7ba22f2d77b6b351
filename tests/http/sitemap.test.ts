import { describe, expect, inject, test } from "vitest";

import { newsList, sitemap, stockList } from "~/api/schemas/pages";
import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";

import { createApi } from "./support/api";
import { inParallel } from "./support/in-parallel";
import { createShopper } from "./support/shopper";
import { faultsOfXml } from "./support/valid-xml";
import { childOf, childrenOf, parseXml } from "./support/xml";

const site = inject("shopUrl");
const api = createApi();
const guest = createShopper();

/** Every public page that the API knows. */
async function listUrls() {
  const first = await api.read("sitemap/view", sitemap);
  const rest = Array.from({ length: first.pagination.pages - 1 }, (_, index) => index + 2);
  const others = await Promise.all(rest.map((page) => api.read(`sitemap/view?page=${page}`, sitemap)));
  return [first, ...others].flatMap(({ urls }) => urls);
}

describe("robots.txt", () => {
  test("excludes private pages in both languages, and links to the sitemap", async () => {
    const reply = await guest.send(paths.robots());
    expect(reply.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = reply.body.split("\n");
    expect(lines[0]).toBe("User-agent: *");
    for (const path of ["/personal", "/sign-in", "/checkout", "/basket", "/search", "/order", "/favorites"]) {
      for (const locale of locales) expect(lines).toContain(`Disallow: ${localePath(locale, path)}`);
    }
    expect(lines).toContain(`Sitemap: ${site}${paths.sitemapIndex()}`);
  });

  test("excludes no public page", async () => {
    const closed = [...(await guest.send(paths.robots())).body.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, path]) => path ?? "",
    );
    const urls = await listUrls();
    const addresses = locales.flatMap((locale) => urls.map(({ link }) => localePath(locale, link ?? "")));
    expect(addresses.filter((address) => closed.some((path) => address.startsWith(path)))).toEqual([]);
  });
});

/** Every URL of the site map, part by part; checks the format of the index, the parts and their entries. */
async function readSitemap(): Promise<{ part: string; address: string; alternates: Record<string, string> }[]> {
  const index = await guest.send(paths.sitemapIndex());
  expect(index.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(await faultsOfXml(index.body, "sitemap")).toEqual([]);
  const root = parseXml(index.body);
  expect([root.name, root.attributes["xmlns"]]).toEqual([
    "sitemapindex",
    "http://www.sitemaps.org/schemas/sitemap/0.9",
  ]);
  const parts = childrenOf(root, "sitemap").map((entry) => childOf(entry, "loc").text);
  expect(new Set(parts).size).toBe(parts.length);
  const read = await inParallel(3, parts, async (part) => {
    expect(part.startsWith(`${site}/sitemaps/`)).toBe(true);
    const { status, body } = await guest.send(part.slice(site.length));
    expect(status).toBe(200);
    expect(await faultsOfXml(body, "sitemap")).toEqual([]);
    const urlset = parseXml(body);
    expect(urlset.name).toBe("urlset");
    expect(urlset.children.length).toBeGreaterThan(0);
    expect(urlset.children.length).toBeLessThanOrEqual(20_000);
    return urlset.children.map((url) => {
      expect(url.children.map(({ name }) => name)).toEqual([
        "loc",
        "lastmod",
        "xhtml:link",
        "xhtml:link",
        "xhtml:link",
      ]);
      expect(new Date(childOf(url, "lastmod").text).getTime()).toBeGreaterThan(0);
      const alternates = childrenOf(url, "xhtml:link").map(({ attributes }) => [
        attributes["hreflang"],
        attributes["href"],
      ]);
      return {
        part,
        address: childOf(url, "loc").text,
        alternates: Object.fromEntries(alternates) as Record<string, string>,
      };
    });
  });
  return read.flat();
}

describe("sitemap.xml", () => {
  test("lists every public page once in each language, with the other language as an alternate", async () => {
    const entries = await readSitemap();
    const urls = await listUrls();
    const expected = locales.flatMap((locale) => urls.map(({ link }) => site + localePath(locale, link ?? "")));
    expect(entries.map(({ address }) => address).sort()).toEqual(expected.sort());
    for (const { address, alternates } of entries) {
      expect(Object.values(alternates)).toContain(address);
      expect(alternates["x-default"]).toBe(alternates["ru"]);
    }
  });

  test("lists only existing pages by their canonical URLs", async () => {
    const entries = (await readSitemap()).filter(({ part }) => !part.includes("product"));
    const some = entries.filter((_, index) => index % 9 === 0);
    expect(some.length).toBeGreaterThan(20);
    await inParallel(4, some, async ({ address, alternates }) => {
      const page = await createShopper().open(address.slice(site.length) || "/");
      expect([page.status, page.path]).toEqual([200, address.slice(site.length)]);
      expect(page.one('link[rel="canonical"]').getAttribute("href")).toBe(address);
      for (const [language, href] of Object.entries(alternates)) {
        expect(page.one(`link[hreflang="${language}"]`).getAttribute("href")).toBe(href);
      }
      expect(page.all('meta[name="robots"]')).toEqual([]);
    });
  });

  test.each(["product-2.xml", "product-0.xml", "nothing-1.xml", "product-1", "..%2Fproduct-1.xml"])(
    "has no part %s",
    async (file) => {
      expect((await guest.send(`/sitemaps/${file}`)).status).toBe(404);
    },
  );
});

describe.each(locales)("feeds in %s", (locale) => {
  const at = (path: string) => site + localePath(locale, path);

  test.each([
    ["news", paths.news(), paths.newsFeed()],
    ["promotions", paths.stocks(), paths.stocksFeed()],
  ])("%s: the page's entries, in its language", async (kind, page, feed) => {
    const link = (await guest.open(localePath(locale, page))).one('head link[type="application/rss+xml"]');
    expect([link.getAttribute("rel"), link.getAttribute("href")]).toEqual(["alternate", localePath(locale, feed)]);
    const reply = await guest.send(localePath(locale, feed));
    expect(reply.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    expect(await faultsOfXml(reply.body, "rss")).toEqual([]);
    const rss = parseXml(reply.body);
    expect([rss.name, rss.attributes["version"]]).toEqual(["rss", "2.0"]);
    const channel = childOf(rss, "channel");
    expect(childOf(channel, "link").text).toBe(at(page));
    expect(childOf(channel, "language").text).toBe(locale);
    expect(childOf(channel, "atom:link").attributes["href"]).toBe(at(feed));
    for (const name of ["title", "description"]) expect(childOf(channel, name).text).not.toBe("");
    const items = childrenOf(channel, "item");
    const listed =
      kind === "news"
        ? (await api.read("news/list", newsList, locale)).news.map(({ slug, ...rest }) => ({
            path: paths.article(slug),
            ...rest,
          }))
        : (await api.read("stock/list", stockList, locale)).stocks.map(({ slug, ...rest }) => ({
            path: paths.stock(slug),
            ...rest,
          }));
    expect(items.map((item) => childOf(item, "title").text)).toEqual(listed.map(({ name }) => name));
    expect(items.map((item) => childOf(item, "link").text)).toEqual(listed.map(({ path }) => at(path)));
    for (const item of items) {
      expect(childOf(item, "guid").text).toBe(childOf(item, "link").text);
      expect(childOf(item, "pubDate").text).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
    }
  });

  test("the manifest names the shop, its first page and its icons", async () => {
    const page = await guest.open(localePath(locale, paths.catalog()));
    const href = page.one('link[rel="manifest"]').getAttribute("href") ?? "";
    const reply = await guest.send(href);
    expect(reply.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = JSON.parse(reply.body) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({ lang: locale, start_url: localePath(locale, "/"), display: "standalone" });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src } of manifest.icons) expect((await guest.send(src)).headers.get("Content-Type")).toBe("image/png");
    for (const meta of page.all('meta[name="theme-color"]'))
      expect(meta.getAttribute("content")).toMatch(/^#[\da-f]{6}$/);
  });
});
