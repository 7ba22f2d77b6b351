import type { BrowserContext, Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, waitForHydration, isPhone, test } from "../fixtures/journey";
import { api } from "./support/api";
import { english, russian, type Language } from "./support/languages";
import { itemOf, open } from "./support/parts";

/** The language switch of this screen: in the service row, or beside the phone's logo. */
function switchTo(page: Page, from: Language, name: string) {
  return page
    .getByRole("navigation", { name: from.say("header.language"), includeHidden: true })
    .nth(isPhone() ? 1 : 0)
    .getByRole("link", { name });
}

async function rememberedLanguage(context: BrowserContext) {
  return (await context.cookies(shopUrl)).find(({ name }) => name === "i18n_redirected");
}

test("the switch opens the same page with its query in the other language", async ({ page, context }) => {
  const path = `${paths.section(landmarkSections.large)}?sort=price_asc&perPage=24&page=2`;
  const [inRussian, inEnglish] = await Promise.all([
    api.listing(landmarkSections.large, { sort: "price_asc", perPage: "24", page: "2" }, "ru"),
    api.listing(landmarkSections.large, { sort: "price_asc", perPage: "24", page: "2" }, "en"),
  ]);
  await open(page, path);
  const canonical = new URL(page.url());
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(switchTo(page, russian, "RU")).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inRussian.section?.meta.h1 ?? "");

  await switchTo(page, russian, "EN").click();
  await expect(page).toHaveURL(`/en${canonical.pathname}${canonical.search}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inEnglish.section?.meta.h1 ?? "");
  await expect(itemOf(page, inEnglish.products[0] ?? { name: "" })).toBeVisible();
  await expect(switchTo(page, english, "EN")).toHaveAttribute("aria-current", "true");
  await waitForHydration(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  const cookie = await rememberedLanguage(context);
  expect(cookie).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await switchTo(page, english, "RU").click();
  await expect(page).toHaveURL(canonical.pathname + canonical.search);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect.poll(async () => (await rememberedLanguage(context))?.value).toBe("ru");
});

test("the home page remembers the language; other pages follow their address", async ({ page }) => {
  await open(page, "/en");
  await open(page, "/");
  await expect(page).toHaveURL("/en");
  await open(page, paths.contacts());
  await expect(page).toHaveURL(paths.contacts());
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await open(page, "/en");
  await switchTo(page, english, "RU").click();
  await expect(page).toHaveURL("/");
  await open(page, "/");
  await expect(page).toHaveURL("/");
});

test("an English browser is not redirected", async ({ browser, baseURL, javaScriptEnabled }) => {
  const context = await browser.newContext({ locale: "en-US", baseURL, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await context.close();
});

for (const [language, foreign] of [
  [russian, /\b(Basket|Catalogue|Add to|Delivery|Search)\b/],
  [english, /[А-яЁё]{2}/],
] as const) {
  test(`${language.locale}: every page on the way to the basket is in one language`, async ({ page }) => {
    const { say, href } = language;
    const product = await api.product(landmarks.inStock, language.locale);
    const words = page.getByRole("main");
    await open(page, href(paths.home()));
    await expect(words).not.toContainText(foreign);
    await expect(page.getByRole("contentinfo")).not.toContainText(foreign);
    await open(page, href(paths.search(product.article)));
    await expect(words).not.toContainText(foreign);
    await itemOf(page, product).getByRole("link", { name: product.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    await expect(words).not.toContainText(foreign);
    await words
      .getByRole("button", { name: `${say("card.add")}: ${product.name}` })
      .first()
      .click();
    // By keyboard: a click so soon after the last one would count as the second half of a double click.
    await words.getByRole("link", { name: say("product:toBasket") }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("basket:title"));
    await expect(page).toHaveURL(href(paths.basket()));
    await expect(words).not.toContainText(foreign);
  });
}
