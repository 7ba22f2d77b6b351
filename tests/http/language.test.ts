import { describe, expect, inject, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { createShopper, type Reply } from "./support/shopper";

const shop = inject("shopUrl");
const api = createApi();
const cookieOf = ({ cookies }: Reply) => cookies.find(({ name }) => name === "i18n_redirected");

/** A shopper whose last visit was in this language. */
function createReader(language: string) {
  return createShopper({ cookies: { i18n_redirected: language } });
}

describe("the language cookie", () => {
  test.each(locales)("stores %s for a year in plain text", async (locale) => {
    const reply = await createShopper().send(localePath(locale, paths.catalog()));
    expect(cookieOf(reply)?.value).toBe(locale);
    expect(cookieOf(reply)?.attributes).toEqual({ path: "/", "max-age": "31536000", samesite: "Lax" });
  });

  test.each<[Locale, Locale, string | undefined]>([
    ["ru", "ru", undefined],
    ["en", "en", undefined],
    ["ru", "en", "en"],
    ["en", "ru", "ru"],
  ])("of a visitor who read %s and opens a page in %s is set to %s", async (before, locale, after) => {
    const shopper = await createKnownShopper(api);
    shopper.jar.set("i18n_redirected", before);
    expect(cookieOf(await shopper.send(localePath(locale, paths.catalog())))?.value).toBe(after);
  });

  test("is also set by redirects and missing pages", async () => {
    for (const path of ["/en/product", "/en/nowhere", "/en/basket/lines"]) {
      expect(cookieOf(await createShopper().send(path))?.value, path).toBe("en");
    }
  });
});

describe("a visitor who last read English and opens / from outside is redirected to /en", () => {
  test.each<[string, Record<string, string>]>([
    ["by typing the URL", {}],
    ["by typing the URL, by Sec-Fetch-Site", { "Sec-Fetch-Site": "none" }],
    ["by a link on another site", { Referer: "https://search.example/?q=shop" }],
    ["by a link on another site, by Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
    ["by a link on another port", { Referer: `${shop}1/` }],
    ["with an invalid referrer", { Referer: "nonsense" }],
  ])("%s", async (_, headers) => {
    const reply = await createReader("en").send("/?utm_source=x&q=%D0%B4", { headers });
    expect([reply.status, reply.location]).toEqual([302, "/en?utm_source=x&q=%D0%B4"]);
    expect(reply.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(reply.headers.get("Vary")).toMatch(/Cookie/);
  });
});

describe("nobody else is redirected", () => {
  const english = { "Accept-Language": "en-GB,en;q=0.9", "CF-IPCountry": "GB" };

  test.each<[string, string, string | null, Record<string, string>]>([
    ["a visitor who follows the shop's own link", "/", "en", { Referer: `${shop}/en/catalog` }],
    ["a visitor who follows the shop's own link, by Sec-Fetch-Site", "/", "en", { "Sec-Fetch-Site": "same-origin" }],
    ["a visitor who last read Russian", "/", "ru", english],
    ["a new visitor whose browser prefers English", "/", null, english],
    ["a visitor with a malformed cookie", "/", "fr", english],
    ["a visitor with an unknown language in the cookie", "/", "en%22%3E", english],
    ["a visitor who opens another page", paths.catalog(), "en", {}],
    ["a visitor who opens a product", paths.product(landmarks.inStock), "en", {}],
    ["a visitor who opens the basket", paths.basket(), "en", {}],
  ])("%s", async (_, path, language, headers) => {
    const page = await (language === null ? createShopper() : createReader(language)).open(path, headers);
    expect(page.status).toBe(200);
    expect(page.one("html").getAttribute("lang")).toBe("ru");
    expect(page.headers.get("Content-Language") ?? "ru").toBe("ru");
  });

  test("a visitor who opens /en and last read Russian is not redirected", async () => {
    const page = await createReader("ru").open("/en", { "Accept-Language": "ru" });
    expect(page.status).toBe(200);
    expect(page.one("html").getAttribute("lang")).toBe("en");
  });
});
