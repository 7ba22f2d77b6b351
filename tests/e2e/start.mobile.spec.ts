import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { openConnection, waitForReact } from "./support/cold";
import { holdRequests } from "./support/hold-requests";
import { languages } from "./support/languages";
import {
  addButton,
  countDocuments,
  counterName,
  counterLink,
  favoriteButton,
  itemOf,
  nextFrame,
  notice,
  stepperOf,
} from "./support/parts";

/** The time after which a press before hydration is given to the browser, in ms (`app/start/load.ts`). */
const longestWait = 4000;

/** Counts the script files that the page requests. */
function countScripts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") count += 1;
  });
  return () => count;
}

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: a tap before the scripts have loaded shows as busy, and takes effect once`, async ({
    page,
    visitor,
  }) => {
    await visitor.arrive();
    const product = await api.product(landmarks.inStock, locale);
    await waitForReact(page);
    const releaseScripts = await holdRequests(page, "**/assets/*.js");
    const documents = countDocuments(page);
    await page.goto(href(paths.product(product.code)));
    const bar = page.getByRole("region", { name: say("product:buy") });
    const add = addButton(bar, language, product);
    await add.tap();
    await expect(add).toHaveCSS("cursor", "progress");
    await expect(add).not.toHaveCSS("opacity", "1");
    await add.tap();
    const chosen = favoriteButton(bar, language, product);
    await chosen.tap();
    releaseScripts();

    await expect(stepperOf(bar, language, product).field).toHaveValue("1");
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(counterLink(page, language, "basket")).toHaveAccessibleName(counterName(language, "basket", 1));
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
    await expect.poll(visitor.favorites).toEqual([product.id]);
    await stepperOf(bar, language, product).more.tap();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });
    expect(documents()).toBe(1);
  });

  test(`${locale}: the basket opened after a queued press has the product`, async ({ page, visitor }) => {
    await visitor.arrive();
    const product = await api.product(landmarks.inStock, locale);
    await page.goto(href(paths.search(product.article)));
    await addButton(page.getByRole("main"), language, product).tap();
    await counterLink(page, language, "basket").tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("basket:title"));
    await expect(itemOf(page, product)).toBeVisible();
  });

  test(`${locale}: a queued press is not lost when the shopper leaves the page`, async ({ page, visitor }) => {
    await visitor.arrive();
    const product = await api.product(landmarks.inStock, locale);
    const line = await openConnection(page);
    await page.goto(href(paths.search(product.article)));
    await line.setLatency(60_000);
    const add = addButton(page.getByRole("main"), language, product);
    await add.tap();
    await expect(add).toHaveCSS("cursor", "progress");
    await line.setLatency(0);
    await page.goto(href(paths.contacts()));
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
  });

  test(`${locale}: if the scripts do not load, the browser handles the queued press`, async ({ page, visitor }) => {
    await visitor.arrive();
    const product = await api.product(landmarks.inStock, locale);
    await page.route("**/assets/*.js", () => {});
    await page.goto(href(paths.search(product.article)));
    await addButton(page.getByRole("main"), language, product).tap();
    await expect(notice(page, say("notice.added"))).toBeVisible();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
  });

  test(`${locale}: text typed before the scripts load is kept for the other language`, async ({ page }) => {
    await page.clock.install();
    const releaseScripts = await holdRequests(page, "**/assets/*.js");
    await page.goto(href(paths.feedback()));
    const field = page.getByRole("main").locator("[name=comment]");
    await field.fill("Есть ли кейс?");
    const link = page.locator("a[hreflang]:not([aria-current])").filter({ visible: true });
    await link.tap();
    await expect(link).toHaveCSS("cursor", "progress");
    // Other presses are given to the browser by now.
    await page.clock.runFor(longestWait + 1000);
    releaseScripts();
    await page.clock.resume();
    await expect(page.locator("html")).not.toHaveAttribute("lang", locale);
    await expect(field).toHaveValue("Есть ли кейс?");
  });

  test(`${locale}: scrolling starts the scripts, and the browser handles links`, async ({ page }) => {
    const scripts = countScripts(page);
    await page.goto(href(paths.catalog()));
    await nextFrame(page);
    expect(scripts()).toBe(0);
    await page.evaluate(() => scrollTo(0, 200));
    await expect(page.locator("html[data-hydrated]")).toBeAttached();

    await page.route("**/assets/*.js", () => {});
    await page.goto(href(paths.brands()));
    const documents = countDocuments(page);
    await page.getByRole("main").getByRole("link").last().tap();
    await expect(page).not.toHaveURL(new RegExp(`${paths.brands()}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(1);
  });
}

test("on a phone, the slideshow starts only after an interaction", async ({ page }) => {
  const scripts = countScripts(page);
  await page.goto(paths.home());
  // The event that a browser dispatches for a resting mouse.
  await page.locator("body").dispatchEvent("pointermove");
  await nextFrame(page);
  expect(scripts()).toBe(0);
  await page.touchscreen.tap(1, 1);
  await expect(page.locator(".swiper:not([data-live])")).toHaveCount(0);
  expect(scripts()).toBeGreaterThan(0);
});

test("a click that a program sends starts the scripts", async ({ page }) => {
  await page.goto(paths.catalog());
  await page.getByRole("main").dispatchEvent("click");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});
