import { describe, expect, inject, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { textOf, type Page } from "../support/page";
import { createShopper } from "../support/shopper";
import { api, openOnce, pages } from "./open-page";

const site = inject("shopUrl");
const typical = await api.sectionLink(landmarkSections.typical);
const large = await api.sectionLink(landmarkSections.large);
const { brand } = await api.slugs();

/** Pages that differ between visitors, so search engines must not index them. */
const ownRoutes =
  /^\/(sign-|confirm-email|checkout|order\/|personal|basket\/|product\/[^/]+\/(notify|pictures|question)|consent)/;
const publicPages = pages.filter(({ path }) => !ownRoutes.test(path));
const others = pages.filter(({ path }) => ownRoutes.test(path));

const open = (locale: Locale, path: string) => createShopper().open(localePath(locale, path));

const hrefOf = (page: Page, selector: string) => page.one(selector).getAttribute("href");
const contentOf = (page: Page, selector: string) => page.one(selector).getAttribute("content");
const robotsOf = (page: Page) => page.all('meta[name="robots"]').map((meta) => meta.getAttribute("content"));

/** The canonical path of a page. */
function plainPath(path: string): string {
  const url = new URL(path, site);
  // A shared list is identified by its products.
  if (url.searchParams.get("ids")) return path;
  const number = Number(url.searchParams.get("page") ?? 1);
  return url.pathname + (number > 1 && !path.startsWith(paths.search()) ? `?page=${number}` : "");
}

describe.each(locales)("in %s", (locale) => {
  test.each(publicPages.map((shown) => [shown.name, shown] as const))(
    "%s has a canonical URL, a description and a preview",
    async (_, shown) => {
      const page = await openOnce(locale, shown);
      const { path } = shown;
      const plain = plainPath(path);
      const own = site + localePath(locale, plain);
      expect(hrefOf(page, 'head link[rel="canonical"]')).toBe(own);
      const alternates = page.all('head link[rel="alternate"][hreflang]');
      expect(alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
        ["ru", site + localePath("ru", plain)],
        ["en", site + localePath("en", plain)],
        ["x-default", site + localePath("ru", plain)],
      ]);
      const title = textOf(page.one("title"));
      const description = contentOf(page, 'meta[name="description"]') ?? "";
      expect(description.length).toBeGreaterThan(30);
      const preview: Record<string, string> = {};
      for (const meta of page.all('meta[property^="og:"]')) {
        preview[meta.getAttribute("property") ?? ""] = meta.getAttribute("content") ?? "";
      }
      expect(preview).toMatchObject({
        "og:url": own,
        "og:title": title,
        "og:description": description,
        "og:site_name": translateFor(locale)("shop"),
        "og:locale": locale === "ru" ? "ru_RU" : "en_US",
      });
      expect(["website", "article", "product"]).toContain(preview["og:type"]);
      expect(preview["og:image"]).toMatch(new RegExp(`^${site}/(images/1200/|brand/share\\.png$)`));
    },
  );

  test.each(others.map((shown) => [shown.name, shown] as const))("%s is not indexed", async (_, shown) => {
    const page = await openOnce(locale, shown);
    expect(page.status).toBe(200);
    expect(robotsOf(page).join()).toMatch(/noindex/);
    expect(page.all('link[rel="canonical"], link[hreflang], meta[property^="og:"], script[type*="ld+json"]')).toEqual(
      [],
    );
  });

  test("a missing page is not indexed", async () => {
    for (const path of ["/nowhere", paths.product("nothing"), paths.article("nothing"), `${typical}?page=999`]) {
      const page = await open(locale, path);
      expect([page.status, robotsOf(page)], path).toEqual([404, ["noindex"]]);
      expect(page.all('link[rel="canonical"], meta[property^="og:"], script[type*="ld+json"]')).toEqual([]);
    }
  });

  test.each([large, paths.brand(brand), paths.news()])("the pages of %s have numbered titles", async (path) => {
    const [first, second] = [await open(locale, path), await open(locale, `${path}?page=2`)];
    const [title, next] = [first, second].map((page) => textOf(page.one("title")));
    expect(next).toBe(`${title} — ${locale === "ru" ? "страница" : "page"} 2`);
    expect([robotsOf(first), robotsOf(second)]).toEqual([[], []]);
  });

  test.each([
    ["sort=price_asc", "", ["noindex,follow"]],
    ["f.inStock=1", "", ["noindex,follow"]],
    ["f.price.from=1&sort=name&page=2", "?page=2", ["noindex,follow"]],
    ["view=filters", "", ["noindex,follow"]],
    ["perPage=24", "", []],
    ["perPage=24&page=2", "?page=2", []],
    ["page=3&from=1", "?page=3", []],
    ["page=1", "", []],
    ["utm_source=letter&page=2", "?page=2", []],
    ["nonsense=%22%3E%3Cscript%3E", "", []],
  ])("a section with ?%s has the plain page's canonical URL", async (query, plain, robots) => {
    const page = await open(locale, `${large}?${query}`);
    expect(hrefOf(page, 'link[rel="canonical"]')).toBe(site + localePath(locale, large + plain));
    expect(robotsOf(page)).toEqual(robots);
  });

  test("preview pictures exist", async () => {
    const shown = [paths.home(), paths.product(landmarks.inStock), paths.product(landmarks.noPicture)];
    for (const path of shown) {
      const image = contentOf(await open(locale, path), 'meta[property="og:image"]') ?? "";
      const answer = await fetch(image);
      expect(answer.status, image).toBe(200);
      expect(answer.headers.get("Content-Type")).toMatch(/^image\/(jpeg|png)$/);
    }
  });
});

test("metadata is only in the head", async () => {
  const page = await open("ru", paths.product(landmarks.inStock));
  // The page shows the URL to share, so the browser's data has to contain it.
  const shared = page.one("main input[readonly]").getAttribute("value") ?? "";
  const scripts = page.all("script:not([type])").map(({ rawText }) => rawText.replaceAll(shared, ""));
  expect(scripts.filter((script) => script.includes(site) || script.includes("schema.org"))).toEqual([]);
});
