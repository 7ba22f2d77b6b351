import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { textOf } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const typical = await api.sectionLink(landmarkSections.typical);
const { brand } = await api.slugs();

/** Paths that lead to no page, without the language prefix. */
const unknown = [
  "/nowhere",
  "/nowhere/at/all",
  "/index.html",
  "/catalogue",
  "/catalog/no-such-section",
  `${typical}/no-such-section`,
  paths.product("no-such-product"),
  paths.productNotify("no-such-product"),
  paths.productPicture("no-such-product", 1),
  paths.productPicture(landmarks.inStock, 0),
  paths.productPicture(landmarks.inStock, 99),
  paths.product(landmarks.inStock) + "/pictures/01",
  `${paths.product(landmarks.inStock)}/nowhere`,
  paths.brand("no-such-brand"),
  paths.stock("no-such-stock"),
  paths.article("no-such-article"),
  "/content/no-such-page",
  "/information/no-such-page",
  "/information/offers",
  "/basket/nowhere",
  "/product/%D0%B4%D1%80%D0%B5%D0%BB%D1%8C",
  "/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
];

/** Pages past the end of a list. */
const pastEnd = [
  `${typical}?page=99`,
  `${typical}?page=999999999999`,
  `${typical}?f.inStock=1&page=99`,
  `${paths.search("18")}&page=99`,
  `${paths.brands()}?page=99`,
  `${paths.brand(brand)}?page=99`,
  `${paths.stocks()}?page=99`,
  `${paths.news()}?page=99`,
  `${paths.news()}?page=999999999999`,
];

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  test.each([...unknown, ...pastEnd])("%s is not found", async (path) => {
    const url = localePath(locale, path);
    const page = await createShopper().open(url);
    expect(page.status).toBe(404);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(page.one("html").getAttribute("lang")).toBe(locale);
    expect(textOf(page.one("h1"))).toBe(t("error.notFoundTitle"));
    expect(textOf(page.one("title"))).toContain(t("error.notFoundTitle"));
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(textOf(page.one("main"))).toContain(url.replace(/\?.*$/, ""));
    // That message is for machines: it is only in the response's data.
    expect(textOf(page.one("main"))).not.toContain("Page not found:");
    expect(page.all(`main a[href="${localePath(locale, "/")}"]`).map(textOf)).toEqual([t("error.toHome")]);
    expect(page.all("body > header, body > footer")).toHaveLength(2);
  });

  test("the response's data contains the message", async () => {
    const reply = await createShopper().send(localePath(locale, "/nowhere.data"));
    expect(reply.status).toBe(404);
    expect(reply.body).toContain(`Page not found: ${localePath(locale, "/nowhere")}`);
  });

  test("recently viewed products are shown if there are any", async () => {
    const shopper = await createKnownShopper(api);
    const before = await shopper.open(localePath(locale, "/nowhere"));
    expect(before.all("main #viewed, main [aria-labelledby^=viewed]")).toEqual([]);
    await shopper.open(localePath(locale, paths.product(landmarks.inStock)));
    const after = await shopper.open(localePath(locale, "/nowhere"));
    expect(after.status).toBe(404);
    expect(after.all("main h2").map(textOf)).toContain(t("viewed"));
    expect(after.all(`main a[href="${localePath(locale, paths.product(landmarks.inStock))}"]`)).toHaveLength(1);
  });
});

describe("a first segment that is not a language", () => {
  test.each(["/xx", "/ru", "/de/catalog", "/ru/catalog", "/enx", "/en-gb", "/eng"])(
    "%s is not found, in Russian",
    async (path) => {
      const page = await createShopper().open(path);
      expect(page.status).toBe(404);
      expect(page.one("html").getAttribute("lang")).toBe("ru");
      expect(textOf(page.one("main"))).toContain(path);
      expect(textOf(page.one("main"))).not.toContain("Page not found");
    },
  );

  test.each(["/xx", "/ru/basket/lines", "/EN/basket/lines"])("a POST to %s changes nothing", async (path) => {
    const shopper = await createKnownShopper(api);
    const reply = await shopper.post(path, { add: "1" });
    expect([404, 405]).toContain(reply.status);
    expect((await shopper.open(paths.basket())).all("main li[id^=p]")).toEqual([]);
  });
});

test.each([
  "/%E0%A4%A",
  "/en/%E0%A4%A?page=%",
  "/catalog/100%",
  "/assets/%.js",
  "/images/320/%ZZ.jpg",
  "/strings/%/ru/common",
])("%s, which cannot be decoded, gets 404", async (path) => {
  const reply = await createShopper().send(path);
  expect(reply.status).toBe(404);
  expect(reply.body).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
});

test.each(locales)("in %s a path that cannot be decoded gets the shop's error page", async (locale) => {
  const page = await createShopper().open(localePath(locale, "/catalog/100%"));
  expect([page.status, page.one("html").getAttribute("lang")]).toEqual([404, locale]);
  expect(page.all("body > header, body > footer")).toHaveLength(2);
});

describe("non-canonical URLs", () => {
  test.each([
    ["a trailing slash", `${typical}/`, typical],
    ["wrong parent sections", `/catalog/nothing/${landmarkSections.typical}`, typical],
    ["no parent sections", `/catalog/${landmarkSections.typical}`, typical],
  ])("a section with %s redirects to its canonical URL with the query", async (_, path, canonical) => {
    for (const locale of locales) {
      const reply = await createShopper().send(localePath(locale, `${path}?sort=name`));
      expect(reply.status).toBe(301);
      expect(reply.location).toBe(localePath(locale, `${canonical}?sort=name`));
    }
  });

  test.each([
    "page=0",
    "page=-1",
    "page=abc",
    "page=1e3",
    "page=2.5",
    "page=",
    "perPage=7",
    "perPage=100000",
    "sort=nonsense",
    "f.price.from=abc",
    "f.price.from=-5",
    "f.no-such-filter=1",
    "f.brand=%27%20or%201=1",
    "from=3",
    "nonsense=%00%01",
    "f.__proto__=1&f.constructor=2",
  ])("an invalid query is ignored: %s", async (query) => {
    const plain = await createShopper().open(typical);
    const page = await createShopper().open(`${typical}?${query}`);
    expect(page.status).toBe(200);
    const cards = (of: typeof page) => of.all("main li[id^=p]").map(({ id }) => id);
    expect(cards(page)).toEqual(cards(plain));
    expect(cards(page).length).toBeGreaterThan(0);
  });
});
