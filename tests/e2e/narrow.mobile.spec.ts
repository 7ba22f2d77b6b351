import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks, landmarkSections } from "#mocks/db/seed/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, hydrated, test } from "../fixtures/journey";
import { personalViews } from "../fixtures/personal-views";
import { signInByEmail } from "../fixtures/sign-in";
import { signInViews } from "../fixtures/sign-in-views";
import { unreachedRoutes } from "../fixtures/site-map";
import { catalogViews, giveThings, orderViews, ownViews, productViews, textViews, type View } from "../fixtures/views";
import { api } from "./support/api";
import { languages, type Language } from "./support/languages";

const width = 320;

test.use({ viewport: { width, height: 640 } });

/** What is wider than the screen, the innermost first; nothing where the page does not scroll sideways. */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const root = document.scrollingElement;
    if (!root || root.scrollWidth <= most) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > most + 0.5,
    );
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    return [
      `${root.scrollWidth} px`,
      ...inner.slice(0, 4).map((element) => `${element.outerHTML.slice(0, 120)}: ${element.textContent.slice(0, 40)}`),
    ];
  }, width);
}

async function expectNarrow(page: Page, { href }: Language, views: readonly View[]): Promise<void> {
  for (const { name, path, cookies = {} } of views) {
    const set = Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: shopUrl }));
    await page.context().addCookies(set);
    await page.goto(href(path));
    expect.soft(await findWide(page), `${name} (${href(path)})`).toEqual([]);
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(240_000);

  for (const language of languages) {
    test(`every page in "${language.locale}" fits a screen of 320 px`, async ({ page, visitor, faults }) => {
      faults.allow(/status of 404/);
      await giveThings(api, await visitor.arrive(), 0);
      const promo: View = { name: "promo", path: paths.basketPromo() };
      const [texts, orders] = [await textViews(api), await orderViews(apiUrl)];
      const all = [...catalogViews, ...productViews, ...ownViews, promo, ...texts, ...signInViews, ...orders];
      expect(unreachedRoutes(all.map(({ path }) => path))).toEqual([]);
      await expectNarrow(
        page,
        language,
        all.filter(({ act }) => !act),
      );
    });

    test(`every page of a customer in "${language.locale}" fits a screen of 320 px`, async ({ page, context }) => {
      const { anna } = demoCustomers;
      await signInByEmail(context, { shopUrl, apiUrl }, anna.email, anna.password);
      const views = personalViews(await api.orders(anna)).filter(({ act }) => !act);
      await expectNarrow(page, language, views);
    });
  }
});

for (const language of languages) {
  test(`the main pages in "${language.locale}" fit a screen of 320 px with script`, async ({ page, visitor }) => {
    await giveThings(api, await visitor.arrive(), 1);
    const { href } = language;
    for (const path of [
      paths.home(),
      paths.catalog(),
      paths.section(landmarkSections.typical),
      paths.product(landmarks.inStock),
      paths.search("18"),
      paths.favorites(),
      paths.basket(),
      paths.checkout("individual"),
      paths.sitemap(),
    ]) {
      await page.goto(href(path));
      await hydrated(page);
      expect.soft(await findWide(page), href(path)).toEqual([]);
    }
  });
}
