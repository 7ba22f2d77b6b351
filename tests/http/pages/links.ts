import { describe, expect, inject, test } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";

import { inParallel } from "../support/in-parallel";
import type { Page } from "../support/page";
import { createShopper } from "../support/shopper";
import { openOnce, pages as shown } from "./open-page";

const openAll = (locale: Locale) => inParallel(4, shown, (page) => openOnce(locale, page));
const pages = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await openAll(locale)] as const)),
);
const allPages = Object.values(pages).flat();

/** The values of an attribute that lead within the shop, without their fragments. */
function targets(from: Page[], selector: string, attribute: string): string[] {
  const values = from.flatMap((page) => page.all(selector).map((found) => found.getAttribute(attribute) ?? ""));
  return [...new Set(values.filter((value) => value.startsWith("/")).map((value) => value.replace(/#.*$/, "")))];
}

/** The targets that do not respond with 200; redirects are followed. */
async function findBroken(paths: string[]): Promise<string[]> {
  const statuses = await inParallel(4, paths, async (path) => {
    const { status, body } = await fetch(inject("shopUrl") + path);
    await body?.cancel();
    return `${status} ${path}`;
  });
  return statuses.filter((status) => !status.startsWith("200 "));
}

const links = "a[href]:not([hreflang])";
/** Leaves out the head's links for machines, which are absolute URLs of this shop. */
const loaded = "link[href]:not([rel=canonical]):not([rel=alternate])";

test("the pages are complete", () => {
  expect(allPages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
});

describe("links", () => {
  test("lead to existing pages, in Russian", { timeout: 120_000 }, async () => {
    const paths = targets(pages.ru ?? [], links, "href");
    // A guest has already opened these: see “the pages are complete”.
    const opened = new Set(shown.filter(({ needsProducts }) => !needsProducts).map(({ path }) => path));
    const isPicture = (path: string) => path.startsWith("/images/");
    expect(paths.length).toBeGreaterThan(300);
    // Pictures are rendered on the first request, which takes time, so a sample is enough.
    const pictures = paths.filter(isPicture).slice(0, 5);
    const others = paths.filter((path) => !isPicture(path) && !opened.has(path));
    expect(await findBroken([...others, ...pictures])).toEqual([]);
  });

  test("lead to the same pages in English", () => {
    const files = /^\/(images|documents)\//;
    // The links to the sign-in at the checkout, for a review and for a guest's order contain the path to return to.
    const back = (path: string) => path.replace(/redirectTo=(?=%2F(checkout|product%2F|personal))/, "redirectTo=%2Fen");
    // A manual is in the language of its page.
    const inEnglish = (path: string) =>
      files.test(path) ? path.replace(/(?<=^\/documents\/.*\/[a-z]+-)ru-/, "en-") : localePath("en", back(path));
    const russian = targets(pages.ru ?? [], links, "href").map(inEnglish);
    expect(targets(pages.en ?? [], links, "href").sort()).toEqual(russian.sort());
  });

  test("to an anchor have a target", () => {
    const lost = allPages.flatMap((page) =>
      page
        .all('a[href*="#"]')
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => href.startsWith("#") || href.replace(/[?#].*$/, "") === page.path.replace(/\?.*$/, ""))
        .filter((href) => !page.root.getElementById(href.replace(/^.*#/, "")))
        .map((href) => `${page.path}: ${href}`),
    );
    expect(lost).toEqual([]);
  });

  test("use only the schemes http, https, mailto and tel", () => {
    const schemes = allPages.flatMap((page) => page.all("a[href]").map((link) => link.getAttribute("href") ?? ""));
    expect(schemes.filter((href) => !/^(\/(?!\/)|[#?]|https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  });
});

describe("the files of pages", () => {
  test("scripts, styles and fonts exist", async () => {
    const paths = [...targets(allPages, loaded, "href"), ...targets(allPages, "script[src]", "src")];
    expect(paths.length).toBeGreaterThan(20);
    expect(await findBroken(paths)).toEqual([]);
  });

  test("the shop's pictures exist", async () => {
    const paths = targets(allPages, "img[src]", "src").filter((path) => !path.startsWith("/images/"));
    expect(paths.length).toBeGreaterThan(0);
    expect(await findBroken(paths)).toEqual([]);
  });

  test("every icon is in the sprite", async () => {
    const sprite = await createShopper().open("/icons.svg");
    const known = new Set(sprite.all("symbol").map(({ id }) => `/icons.svg#${id}`));
    const used = new Set(allPages.flatMap((page) => page.all("use").map((use) => use.getAttribute("href") ?? "")));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((icon) => !known.has(icon))).toEqual([]);
  });

  test("no file comes from another site", () => {
    const sources = allPages.flatMap((page) =>
      ["script[src]", "img[src]", loaded, "iframe", "source"].flatMap((selector) =>
        page.all(selector).map((found) => found.getAttribute("src") ?? found.getAttribute("href") ?? ""),
      ),
    );
    expect(sources.filter((source) => !/^\/(?!\/)/.test(source))).toEqual([]);
  });
});
