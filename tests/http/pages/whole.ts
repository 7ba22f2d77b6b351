import { gzipSync } from "node:zlib";

import { TextNode } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { stringsFor, translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { uncoveredRoutes } from "../../fixtures/site-map";
import { inlineScriptsOf, startPlanOf } from "../../fixtures/start-plan";
import { textOf, type Page } from "../support/page";
import { createShopper } from "../support/shopper";
import { findForeign } from "../support/strings";
import { faultsOfHtml } from "../support/valid-html";
import { openOnce, pages } from "./open-page";

const cases = locales.flatMap((locale) => pages.map((shown) => [locale, shown.name, shown] as const));

describe.each(cases)("%s, %s", (locale, _name, shown) => {
  let page: Page;
  beforeAll(async () => {
    page = await openOnce(locale, shown);
  });

  test("is a complete page in its language", () => {
    expect(page.status).toBe(200);
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("Cache-Control")).toBe(shown.isSecret ? "no-store" : "private, no-cache");
    expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(page.body.slice(0, 15)).toBe("<!DOCTYPE html>");
    expect(page.body.includes("</html>")).toBe(true);
    expect(page.body.includes("\0")).toBe(false);
    expect(page.one("html").getAttribute("lang")).toBe(locale);
    expect(textOf(page.one("title"))).toContain(translateFor(locale)("shop"));
  });

  test("has one heading, and each landmark once", () => {
    expect(textOf(page.one("h1"))).not.toBe("");
    for (const part of ["body > header", "main#main", "body > footer"]) expect(page.all(part)).toHaveLength(1);
    const ids = page.all("[id]").map((element) => element.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("has a list in every navigation, so that its links are counted and not read as one text", () => {
    for (const nav of page.all("nav")) expect(nav.querySelector("ul, ol"), nav.getAttribute("aria-label")).toBeTruthy();
    expect(page.all("nav a").filter((link) => !link.closest("li"))).toEqual([]);
  });

  test("is valid HTML", async () => {
    // On a busy machine a part of the page may be late. The colours of its labels then follow in the body, where HTML
    // allows no styles but browsers apply them (`app/entry.server.tsx`).
    const [head = "", body = ""] = page.body.split("<body");
    const lateColors = /<style nonce="[^"]+">(?:\[data-ground="#[\da-f]{6}"\]\{[^{}]{1,60}\}){1,30}<\/style>/;
    expect(await faultsOfHtml(`${head}<body${body.replace(lateColors, "")}`)).toEqual([]);
  });

  test("shows no text of the other language", () => {
    const texts = shownTexts(page);
    expect(texts).toContain(translateFor(locale)("nav.sitemap"));
    expect(findForeign(locale, texts)).toEqual([]);
  });

  test("loads only the strings of its own areas, in its language", async () => {
    const wanted = ["common" as const, ...shown.areas].sort();
    // The browser uses this version to request further areas too.
    const { text: version } = page.one("#strings");
    expect(startPlanOf(page.body).strings.sort()).toEqual(wanted.map((area) => paths.strings(version, locale, area)));
    for (const area of wanted) {
      const answer = await createShopper().send(paths.strings(version, locale, area));
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
      expect(JSON.parse(answer.body)).toEqual(stringsFor(locale, area));
    }
  });

  test("runs at most 5 kB of script before the first interaction, and loads no script", () => {
    const inline = inlineScriptsOf(page.body).join("\n");
    expect(gzipSync(inline).byteLength).toBeLessThan(5_000);
    expect(page.body).not.toMatch(/<script[^>]* src=|modulepreload/);
    expect(page.headers.get("Link") ?? "").not.toContain("preload");
  });

  test("links to itself in both languages with its query", () => {
    for (const language of locales) {
      const links = page.all(`header nav a[hreflang="${language}"]`);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link.getAttribute("href")).toBe(localePath(language, shown.path));
        expect(link.getAttribute("aria-current")).toBe(language === locale ? "true" : undefined);
      }
    }
  });

  test("has pictures with a size and an alternative text", () => {
    const without = (name: string) => page.all("img").filter((image) => !image.hasAttribute(name));
    for (const name of ["width", "height", "alt"]) expect(without(name).map(String)).toEqual([]);
  });
});

test.each(pages.map((shown) => [shown.name, shown] as const))(
  "has no Cyrillic letters in English: %s",
  async (_, shown) => {
    const page = await openOnce("en", shown);
    // The language switch names Russian in Russian.
    expect(page.body.replaceAll("Русский", "").match(/\p{Script=Cyrillic}[^<"]*/gu)).toBeNull();
  },
);

test("the list has every page of the site map", () => {
  expect(uncoveredRoutes([]).length).toBeGreaterThan(20);
  expect(uncoveredRoutes(pages.map(({ path }) => path))).toEqual([]);
});

test("the search for texts of the other language finds them", () => {
  const texts = ["Корзина", "Basket", "Page 3", "Verstak", "14 products"];
  expect(findForeign("ru", texts)).toHaveLength(4);
  expect(findForeign("en", texts)).toHaveLength(1);
});

/** Every visible or audible text: text nodes, and the attributes that are shown or read aloud. */
function shownTexts(page: Page): string[] {
  const attributes = ["aria-label", "alt", "title", "placeholder"].flatMap((name) =>
    page.all(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
  );
  const words = page
    .all("body *")
    .flatMap((element) =>
      ["SCRIPT", "STYLE"].includes(element.tagName)
        ? []
        : element.childNodes.filter((node) => node instanceof TextNode).map(({ text }) => text),
    );
  return [...attributes, ...words].map((text) => text.trim()).filter(Boolean);
}
