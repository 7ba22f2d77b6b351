import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  brandList,
  contacts,
  home,
  newsList,
  newsView,
  pageView,
  settings,
  sitemap,
  sitemapKind,
  stockView,
  uid,
} from "~/api/schemas/pages";
import { importedAt } from "#mocks/db/open";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createDemoApi, createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeAll(async () => void (api = await createDemoApi()));
afterAll(() => api.close());

describe("what every page shows", () => {
  it("includes the first five sections of the catalogue", async () => {
    const { sections = [] } = (await call(api, "/api/app/settings/view")).data(settings);
    expect(sections.map(({ link }) => link?.split("/").length)).toEqual([3, 3, 3, 3, 3]);
  });

  it("links to the pages that the shop has, and in the end to its documents", async () => {
    const { links } = (await call(api, "/api/app/settings/view")).data(settings);
    const paths = links.map(({ link }) => link ?? "");
    expect(paths.slice(0, 4)).toEqual(["/brands", "/stocks", "/news", "/contacts"]);
    expect(paths.slice(-3).map((path) => path.split("/")[1])).toEqual(["content", "content", "content"]);
    const withoutTexts = createTestApi({ seed: seedTiny });
    const { links: left } = (await call(withoutTexts, "/api/app/settings/view")).data(settings);
    const { urls } = (await call(withoutTexts, "/api/app/sitemap/view?kind=page")).data(sitemap);
    withoutTexts.close();
    expect(left.map(({ link }) => link)).toEqual(["/brands", "/contacts"]);
    expect(urls.map(({ link }) => link)).toEqual(["/", "/catalog", "/brands", "/contacts"]);
  });

  it("includes the slides' product and second link, and a scheme of the way to each office", async () => {
    const { slides } = (await call(api, "/api/app/home/view")).data(home);
    expect(slides[0]?.product?.code).toBe("drill-driver-tavros-dsa-18-60-4ah");
    expect(slides.map(({ more }) => more?.link)).not.toContain(undefined);
    const { offices } = (await call(api, "/api/app/contacts/view")).data(contacts);
    for (const { scheme } of offices) expect(scheme).toMatch(/^\/upload\/shop\/schemes\/[a-z]+-ru\.[0-9a-f]{8}\.svg$/);
  });
});

describe("the sitemap", () => {
  const page = async (query: string) => (await call(api, `/api/app/sitemap/view${query}`)).data(sitemap);

  it("does not date pages of a shop without texts before its goods", async () => {
    const withoutTexts = createTestApi({ seed: seedTiny });
    const dates = async (kind: string) => {
      const { urls } = (await call(withoutTexts, `/api/app/sitemap/view?kind=${kind}`)).data(sitemap);
      return urls.map(({ updatedAt }) => updatedAt.slice(0, 10));
    };
    const [imported] = (importedAt(withoutTexts.context.db) ?? "").split("T");
    for (const kind of ["page", "section", "brand"]) expect([...new Set(await dates(kind))], kind).toEqual([imported]);
    withoutTexts.close();
  });

  it("lists every public page once", async () => {
    const { pagination } = await page("?perPage=300");
    const all = [];
    for (let number = 1; number <= pagination.pages; number++)
      all.push(...(await page(`?perPage=300&page=${number}`)).urls);
    const links = all.map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(links).toHaveLength(pagination.total);
    const { db } = api.context;
    const linksOf = (sql: string) => db.all<{ link: string }>(sql).map(({ link }) => link);
    const expected = [
      ...linksOf("select '/product/' || code as link from product"),
      ...linksOf("select link from section"),
      ...linksOf("select '/brands/' || slug as link from brand"),
      ...linksOf("select '/stocks/' || slug as link from stock"),
      ...linksOf("select '/news/' || slug as link from news"),
      ...linksOf("select '/' || kind || '/' || slug as link from page where kind <> 'about'"),
      ...["/", "/catalog", "/brands", "/stocks", "/news", "/about", "/contacts", "/content", "/information"],
    ];
    expect([...links].sort()).toEqual([...expected].sort());
  });

  it("is filtered by kind", async () => {
    const whole = await page("");
    const kinds = sitemapKind.options;
    const parts = await Promise.all(kinds.map((kind) => page(`?kind=${kind}`)));
    for (const [index, { urls }] of parts.entries()) {
      expect(urls.length).toBeGreaterThan(0);
      expect(urls.every(({ kind }) => kind === kinds[index])).toBe(true);
    }
    expect(parts.reduce((sum, { pagination }) => sum + pagination.total, 0)).toBe(whole.pagination.total);
    expect((await page("?kind=nothing")).urls).toEqual([]);
  });

  it("returns at most a thousand links at a time", async () => {
    expect((await page("")).pagination.perPage).toBe(1000);
    expect((await page("?perPage=5000")).pagination.perPage).toBe(1000);
    expect((await page("?page=99")).urls).toEqual([]);
  });
});

describe("the home page", () => {
  it("shows rows of available products", async () => {
    const { rows, sections } = (await call(api, "/api/app/home/view")).data(home);
    expect(sections.length).toBeGreaterThan(0);
    expect(rows).toHaveLength(3);
    for (const { products } of rows) {
      expect(products.length).toBeGreaterThan(0);
      for (const { isStock, price } of products) expect(Math.min(isStock, price)).toBeGreaterThan(0);
    }
    expect(rows[2]?.products.every(({ oldPrice }) => oldPrice !== null)).toBe(true);
  });

  it("links its cheaper goods to the promotions, if the shop has any", async () => {
    const withoutTexts = createTestApi({ seed: seedTiny });
    const { rows } = (await call(withoutTexts, "/api/app/home/view")).data(home);
    withoutTexts.close();
    expect(rows.at(-1)?.products.length).toBeGreaterThan(0);
    expect(rows.at(-1)?.link).toBeNull();
    const demo = (await call(api, "/api/app/home/view")).data(home);
    expect(demo.rows.at(-1)?.link).toBe("/stocks");
  });

  it("does not repeat the shop's name in its title", async () => {
    const example = createTestApi({ seed: seedTiny, shopDir: "mocks/example" });
    const { meta } = (await call(example, "/api/app/home/view")).data(home);
    example.close();
    expect(meta.title).toBe("Мой магазин: что продаём");
  });

  it.each(["2026-11-10T09:00:00Z", "2027-01-05T09:00:00Z"])("shows the promotions that run on %s", async (moment) => {
    const at = Date.parse(moment);
    const later = await createDemoApi({ now: () => new Date(at) });
    const { stocks } = (await call(later, "/api/app/home/view")).data(home);
    later.close();
    expect(stocks).toHaveLength(4);
    for (const { startsAt, endsAt } of stocks) {
      expect(Date.parse(startsAt)).toBeLessThanOrEqual(at);
      expect(endsAt === null ? Infinity : Date.parse(endsAt)).toBeGreaterThanOrEqual(at);
    }
  });
});

describe("lists and their pages", () => {
  it("are paginated", async () => {
    const { brands, pagination } = (await call(api, "/api/app/brand/list?perPage=5&page=2")).data(brandList);
    const all = (await call(api, "/api/app/brand/list?perPage=100")).data(brandList).brands;
    expect(brands).toEqual(all.slice(5, 10));
    expect(pagination).toMatchObject({ page: 2, total: all.length });
  });

  it("show the latest news first, and other news beside an article", async () => {
    const { news } = (await call(api, "/api/app/news/list?perPage=100")).data(newsList);
    expect(news.map(({ publishedAt }) => publishedAt)).toEqual(
      news
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .reverse(),
    );
    const [first] = news;
    const { article } = (await call(api, `/api/app/news/${first?.slug}/view`)).data(newsView);
    expect(article.related.map(({ slug }) => slug)).toEqual(news.slice(1, 4).map(({ slug }) => slug));
  });

  it("do not show an article before its date", async () => {
    const { context } = api;
    const { slug, date } = context.db.get<{ slug: string; date: string }>(
      "select slug, published_at as date from news order by published_at desc limit 1",
    ) ?? { slug: "", date: "" };
    const shown = async () => {
      const { news, pagination } = (await call(api, "/api/app/news/list?perPage=100")).data(newsList);
      const { urls } = (await call(api, "/api/app/sitemap/view?kind=news")).data(sitemap);
      const front = (await call(api, "/api/app/home/view")).data(home).news;
      const lists = [news, front].map((list) => list.some((article) => article.slug === slug));
      const isInSitemap = urls.some(({ link }) => link === `/news/${slug}`);
      const { status } = await call(api, `/api/app/news/${slug}/view`);
      return { lists, isInSitemap, status, isCounted: pagination.total === news.length };
    };
    expect(await shown()).toEqual({ lists: [true, true], isInSitemap: true, status: 200, isCounted: true });
    const setDate = (at: string) => context.db.run("update news set published_at = ? where slug = ?", at, slug);
    setDate(new Date(context.now().getTime() + 3_600_000).toISOString());
    expect(await shown()).toEqual({ lists: [false, false], isInSitemap: false, status: 404, isCounted: true });
    setDate(date);
  });

  it("show a promotion with its products", async () => {
    const row = api.context.db.get<{ slug: string; n: number }>(
      "select slug, count(*) as n from stock join stock_product on stock_id = stock.id group by slug",
    );
    const { stock } = (await call(api, `/api/app/stock/${row?.slug}/view`)).data(stockView);
    expect(stock.products).toHaveLength(row?.n ?? -1);
  });

  it.each([
    ["content", ["offers", "processing", "policy"]],
    ["information", ["b2b-resheniya", "oplata", "programma-loyalnosti", "vozvrat-tovara"]],
  ])("have all pages of %s in both languages", async (kind, slugs) => {
    for (const slug of slugs) {
      const [ru, en] = await Promise.all(
        (["ru", "en"] as const).map(async (language) =>
          (await call(api, `/api/app/${kind}/${slug}/view`, { language })).data(pageView),
        ),
      );
      expect(ru?.page.name).not.toBe(en?.page.name);
      expect(ru?.page.body).not.toBe(en?.page.body);
    }
  });
});

it("stores nothing for a visitor who only has an identifier", async () => {
  const { db } = api.context;
  const changes = () => db.get<{ n: number }>("select total_changes() as n")?.n;
  const before = changes();
  for (let visit = 0; visit < 90; visit += 1) {
    const { uid: visitor } = (await call(api, "/api/app/profile/uid")).data(uid);
    for (const path of ["home/view", "favorite/list", "basket/view", "catalog/product/viewed"])
      expect((await call(api, `/api/app/${path}?uid=${visitor}`)).status).toBe(200);
  }
  expect(changes()).toBe(before);
});

it("creates an identifier of 128 random bits for every visitor", async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await call(api, "/api/app/profile/uid")).data(uid).uid),
  );
  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
