import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, waitForHydration, test } from "../fixtures/journey";
import { personalViews } from "../fixtures/personal-views";
import { signInByEmail } from "../fixtures/sign-in";
import { signInViews } from "../fixtures/sign-in-views";
import { firstViewPerRoute, uncoveredRoutes } from "../fixtures/site-map";
import {
  catalogViews,
  fillVisitorData,
  orderViews,
  ownViews,
  productViews,
  textViews,
  type View,
} from "../fixtures/views";
import { api } from "./support/api";
import { english, languages, russian, type Language } from "./support/languages";

/** The narrowest screen that the shop supports. */
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

test.use({ viewport: narrow });

const promo: View = { name: "promo", path: paths.basketPromo() };

/** The pages that anybody can open by address, in groups that take about the same time. */
const parts: [string, () => View[] | Promise<View[]>][] = [
  ["the catalogue", () => [...catalogViews, ...productViews]],
  ["the visitor", () => [...ownViews.filter(({ act }) => !act), promo, ...signInViews.filter(({ act }) => !act)]],
  ["texts and orders", async () => [...(await textViews(api)), ...(await orderViews(apiUrl))]],
];

async function publicViews(): Promise<View[]> {
  const views = await Promise.all(parts.map(async ([, list]) => list()));
  return views.flat();
}

async function openView(page: Page, { href }: Language, { path, cookies }: View): Promise<void> {
  const set = Object.entries(cookies ?? {}).map(([key, value]) => ({ name: key, value, url: shopUrl }));
  if (set.length) await page.context().addCookies(set);
  await page.goto(href(path));
}

/** What a page shows on a screen of this width. Reads everything in one call, because there are hundreds of pages. */
function read(page: Page, { width }: { width: number }) {
  return page.evaluate((most) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const { scrollWidth } = document.documentElement;
    const all = scrollWidth > most ? [...document.body.querySelectorAll("*")] : [];
    const wide = all.filter((element) => element.getBoundingClientRect().right > most + 0.5);
    // Only the innermost elements, which make the others too wide.
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const isOutside = (element: Element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own <= most && (left < -0.5 || right > most + 0.5);
    };
    return {
      headings: seen("h1").map((heading) => heading.textContent),
      title: document.title,
      lang: document.documentElement.lang,
      tooWide: inner.slice(0, 4).map((element) => `${element.outerHTML.slice(0, 120)} in ${scrollWidth} px`),
      outside: seen("main a[aria-current], main li:has(+ li > span[aria-current]) > a")
        .filter(isOutside)
        .map(({ textContent }) => textContent),
      scriptButtons: seen("button[type=button]").map((button) => button.outerHTML.slice(0, 120)),
    };
  }, width);
}

/**
 * A page of the shop in this language that does not scroll horizontally. In view are the link of the page in each row of
 * links, and the link to the page above it in the breadcrumbs.
 */
const expectedPage = ({ locale, say }: Language) => ({
  headings: [expect.stringMatching(/\S/)],
  title: expect.stringContaining(say("shop")),
  lang: locale,
  tooWide: [],
  outside: [],
});

/** Checks pages without script, where a button that needs script would not work. */
async function checkWithoutScript(page: Page, language: Language, views: readonly View[]): Promise<void> {
  for (const view of views) {
    await openView(page, language, view);
    const found = await read(page, narrow);
    expect.soft(found, view.name).toEqual({ ...expectedPage(language), scriptButtons: [] });
    // The languages share the markup: one of them is enough to check what a wide screen shows in addition.
    if (language !== russian) continue;
    await page.setViewportSize(wide);
    const { scriptButtons } = await read(page, wide);
    expect.soft(scriptButtons, `${view.name} on a wide screen`).toEqual([]);
    await page.setViewportSize(narrow);
  }
}

/** Checks pages before and after hydration. */
async function checkWithScript(page: Page, language: Language, views: readonly View[]): Promise<void> {
  for (const view of views) {
    await openView(page, language, view);
    const before = await read(page, narrow);
    if (!view.isPlain) await waitForHydration(page);
    const found = await read(page, narrow);
    expect.soft(found, view.name).toMatchObject(expectedPage(language));
    expect.soft(found.headings, `heading of ${view.name} after hydration`).toEqual(before.headings);
  }
}

async function customerViews(): Promise<View[]> {
  return personalViews(await api.orders(demoCustomers.anna)).filter(({ act }) => !act);
}

const signIn = (page: Page) =>
  signInByEmail(page.context(), { shopUrl, apiUrl }, demoCustomers.anna.email, demoCustomers.anna.password);

test.describe.configure({ mode: "parallel" });

test("every route has a view", async () => {
  const views = await publicViews();
  expect(uncoveredRoutes(views.map(({ path }) => path))).toEqual([]);
  expect(firstViewPerRoute(await customerViews()).length).toBeGreaterThanOrEqual(10);
});

/**
 * The views to open without script, of a group of views. The tests with script open the first page of each route in
 * English, so that language needs only the others.
 */
function withoutScript({ locale }: Language, group: View[], all: View[]): View[] {
  const opened = firstViewPerRoute(all).map(({ name }) => name);
  return locale === "ru" ? group : group.filter(({ name }) => !opened.includes(name));
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const { locale } = language;

    for (const [name, list] of parts)
      test(`every page of ${name} in "${locale}" fits a narrow screen`, async ({ page, visitor, faults }) => {
        faults.allow(/status of 404/);
        const views = withoutScript(language, await list(), await publicViews());
        if (views.some(({ needsProducts }) => needsProducts))
          await fillVisitorData(api, await visitor.arrive(), test.info().parallelIndex);
        await checkWithoutScript(page, language, views);
      });

    test(`every page of a customer in "${locale}" fits a narrow screen`, async ({ page }) => {
      await signIn(page);
      const views = await customerViews();
      await checkWithoutScript(page, language, withoutScript(language, views, views));
    });
  }
});

/** Gives everything that an owner names a word of seventy letters. Returns the cards whose properties do not fit. */
function lengthenNames(page: Page) {
  return page.evaluate(() => {
    const named =
      'main :is(h1, article dt, dd, a[href^="/brands/"], li a[href^="/catalog/"]:not(nav a), a[href^="mailto:"]):not([aria-label])';
    const within = (element: Element) => element.querySelector("b, span") ?? element;
    for (const element of document.querySelectorAll(named))
      if (element.textContent.trim() !== "") within(element).textContent = "ш".repeat(70);
    const lists = [...document.querySelectorAll("article dl, li dl")];
    return lists.filter((list) => list.scrollWidth > list.clientWidth).map((list) => list.outerHTML.slice(0, 120));
  });
}

test.describe("names of seventy letters without a space fit", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    paths.home(),
    paths.brands(),
    paths.section(landmarkSections.typical),
    paths.product(landmarks.inStock),
    paths.contacts(),
  ])
    test(`on ${path}`, async ({ page }) => {
      for (const screen of [narrow, wide]) {
        await page.setViewportSize(screen);
        await page.goto(path);
        expect.soft(await lengthenNames(page)).toEqual([]);
        expect.soft((await read(page, screen)).tooWide).toEqual([]);
      }
    });
});

test.describe("with script", () => {
  test("every public route is in the list of pages", async ({ page, visitor, faults }) => {
    faults.allow(/status of 404/);
    await fillVisitorData(api, await visitor.arrive(), test.info().parallelIndex);
    const views = await publicViews();
    const others = views.filter(({ name }) => ["not-found", "offline"].includes(name));
    await checkWithScript(page, english, [...new Set([...firstViewPerRoute(views), ...others])]);
  });

  test("every route of the personal area is in the list of pages", async ({ page }) => {
    await signIn(page);
    await checkWithScript(page, english, firstViewPerRoute(await customerViews()));
  });

  test("the main pages fit a narrow screen in Russian", async ({ page, visitor }) => {
    await fillVisitorData(api, await visitor.arrive(), test.info().parallelIndex);
    const main = [
      paths.home(),
      paths.catalog(),
      paths.section(landmarkSections.typical),
      paths.product(landmarks.inStock),
      paths.search("18"),
      paths.favorites(),
      paths.basket(),
      paths.checkout("individual"),
      paths.sitemap(),
    ];
    await checkWithScript(
      page,
      russian,
      main.map((path) => ({ name: path, path })),
    );
  });
});
