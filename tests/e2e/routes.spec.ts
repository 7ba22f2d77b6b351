import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/db/seed/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, hasJavaScript, hydrated, isPhone, test } from "../fixtures/journey";
import { personalViews } from "../fixtures/personal-views";
import { signInByEmail } from "../fixtures/sign-in";
import { signInViews } from "../fixtures/sign-in-views";
import { firstOfEachRoute, unreachedRoutes } from "../fixtures/site-map";
import { catalogViews, orderViews, ownViews, productViews, textViews, type View } from "../fixtures/views";
import { api } from "./support/api";
import { languages, type Language } from "./support/languages";

/** Opens a page, and looks at it before and after script has taken it over. What the console says is a fault by itself. */
async function lookAt(page: Page, { locale, href, say }: Language, { path, isPlain }: Pick<View, "path" | "isPlain">) {
  await page.goto(href(path), { waitUntil: "domcontentloaded" });
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.allTextContents();
  expect.soft(before.map(Boolean), `headings of ${path}`).toEqual([true]);
  if (!isPlain) await hydrated(page);
  expect.soft(await heading.allTextContents(), `heading of ${path} once script has it`).toEqual(before);
  expect.soft(await page.title(), path).toContain(say("shop"));
  expect.soft(await page.locator("html").getAttribute("lang"), path).toBe(locale);
  // A button that only works with script would do nothing.
  if (!hasJavaScript()) await expect.soft(page.locator("button[type=button]:visible"), path).toHaveCount(0);
}

test.skip(() => hasJavaScript() && !isPhone(), "the journeys with axe open all of them with script on a desktop");

for (const language of languages) {
  const { locale } = language;

  test(`${locale}: every route that anybody may open is a page`, async ({ page, visitor, faults }) => {
    faults.allow(/status of 404/);
    const { id } = await api.product(landmarks.inStock);
    await api.addToBasket(await visitor.arrive(), id);
    const promo = { name: "promo", path: paths.basketPromo() };
    const [texts, orders] = [await textViews(api), await orderViews(apiUrl)];
    const all = [...catalogViews, ...productViews, ...ownViews, promo, ...texts, ...signInViews, ...orders];
    const views = firstOfEachRoute(all);
    expect(unreachedRoutes(views.map(({ path }) => path))).toEqual([]);
    const others = all.filter(({ name }) => ["not-found", "offline"].includes(name));
    // Each state of a product has buttons of its own.
    const products = hasJavaScript() ? [] : productViews;
    for (const view of new Set([...views, ...others, ...products])) await lookAt(page, language, view);
  });

  test(`${locale}: every route of the personal area is a page`, async ({ page, context }) => {
    const { anna } = demoCustomers;
    await signInByEmail(context, { shopUrl, apiUrl }, anna.email, anna.password);
    const views = personalViews(await api.orders(anna)).filter(({ act }) => !act);
    const ofRoutes = firstOfEachRoute(views);
    expect(ofRoutes.length).toBeGreaterThanOrEqual(10);
    for (const view of ofRoutes) await lookAt(page, language, view);
  });
}
