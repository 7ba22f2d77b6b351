import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/db/seed/landmarks";

import { expect, hydrated, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages } from "./support/languages";
import { addButton, countDocuments, counter, heart, stepperOf } from "./support/parts";

/** Counts the script files that the page asks for. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") count += 1;
  });
  return () => count;
}

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a finger buys and chooses favourites without a script being loaded`, async ({ page, visitor }) => {
    await visitor.arrive();
    const product = await api.product(landmarks.inStock, locale);
    const [scripts, documents] = [countScripts(page), countDocuments(page)];
    await page.goto(href(paths.search(product.article)));
    const add = addButton(page.getByRole("main"), language, product);
    await add.tap();
    await expect(page.getByRole("status").filter({ hasText: say("notice.added") })).toBeVisible();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
    const basket = counter(page, language, "basket");
    await expect(basket).toHaveAttribute("data-count", "1");

    const chosen = heart(page.getByRole("main"), language, product);
    await chosen.tap();
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect.poll(visitor.favorites).toEqual([product.id]);
    await chosen.tap();
    await expect(page.getByRole("status").filter({ hasText: say("notice.favoriteRemoved") })).toBeVisible();
    await expect.poll(visitor.favorites).toEqual([]);
    expect([scripts(), documents()]).toEqual([0, 1]);

    await hydrated(page);
    await expect(stepperOf(page.getByRole("main"), language, product).field).toHaveValue("1");
    await expect(basket).not.toHaveAttribute("data-count");
    await expect(basket).toContainText("1");
    await stepperOf(page.getByRole("main"), language, product).more.tap();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });
    expect(documents()).toBe(1);
  });

  test(`${locale}: what only a script does is done when it is there, and a link is left to the browser`, async ({
    page,
  }) => {
    const scripts = countScripts(page);
    await page.goto(href(paths.catalog()));
    await page.getByRole("link", { name: say("header.menu") }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(page.url()).not.toContain("#");
    expect(scripts()).toBeGreaterThan(0);

    await page.goto(href(paths.brands()));
    const [scriptsSince, documents] = [countScripts(page), countDocuments(page)];
    await page.getByRole("main").getByRole("link").last().tap();
    await expect(page).not.toHaveURL(new RegExp(`${paths.brands()}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([scriptsSince(), documents()]).toEqual([0, 1]);
  });
}

test("the slide show takes a phone's processor only once somebody looks on", async ({ page }) => {
  const scripts = countScripts(page);
  await page.goto(paths.home(), { waitUntil: "networkidle" });
  expect(scripts()).toBe(0);
  await page.touchscreen.tap(1, 1);
  await expect(page.locator(".swiper:not([data-live])")).toHaveCount(0);
  expect(scripts()).toBeGreaterThan(0);
});
