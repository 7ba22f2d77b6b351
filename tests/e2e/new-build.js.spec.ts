import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, waitForHydration, isPhone, test } from "../fixtures/journey";
import { api } from "./support/api";
import { holdRequests } from "./support/hold-requests";
import { languages, type Language } from "./support/languages";
import { countDocuments, notice, open, searchField } from "./support/parts";

// With data saving, nothing would be preloaded.
test.use({ savesData: false });

/** The footer's link to the promotions, which every screen has. */
const stocksLink = (page: Page, { say }: Language) =>
  page.getByRole("contentinfo").getByRole("link", { name: say("nav.stocks"), exact: true });

/** Opens a page and waits for the code that it loads when idle. */
async function openUntilIdle(page: Page, path: string): Promise<void> {
  const later = page.waitForResponse(/\/assets\/idle-[^/]+\.js$/);
  await open(page, path);
  await later;
}

for (const language of languages) {
  const { locale, href, say } = language;
  const comment = (page: Page) => page.getByRole("textbox", { name: say("feedback:comment") });
  const stocks = (page: Page) => page.getByRole("heading", { level: 1, name: say("stocks:title") });

  test(`${locale}: after a new build the next page loads as a document`, async ({ page }) => {
    await page.clock.install();
    await openUntilIdle(page, href(paths.about()));
    const documents = countDocuments(page);
    await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer" } }));
    const asked = page.waitForResponse("**/builds/latest.json");
    await page.clock.fastForward(3_600_000);
    await asked;
    await stocksLink(page, language).click();
    await expect(stocks(page)).toBeVisible();
    expect(documents()).toBe(1);
  });

  test(`${locale}: if a page's code is missing, the page loads as a document`, async ({ page, faults }) => {
    faults.allow(/ERR_FAILED/);
    await page.route(/\/assets\/stocks-[^/]+\.js$/, (route) => route.abort());
    await openUntilIdle(page, href(paths.about()));
    // The pause between two reloads does not apply: the shopper asks for another page.
    await page.evaluate(() => sessionStorage.setItem("reloaded-at", String(Date.now())));
    const documents = countDocuments(page);
    await stocksLink(page, language).click();
    await expect(stocks(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${href(paths.stocks())}$`));
    expect(documents()).toBe(1);
  });

  test(`${locale}: after a new build a city is chosen on a product's page that is open already`, async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/);
    const { code, name } = await api.product(landmarks.inStock);
    await page.route(/\/assets\/delivery-choice-[^/]+\.js$/, (route) => route.abort());
    await openUntilIdle(page, href(paths.product(code)));
    await page.getByRole("textbox", { name: say("product:delivery.city") }).fill("Тверь");
    await page.getByRole("button", { name: say("product:delivery.calculate") }).click();
    await expect(notice(page, say("notice.cityChosen"))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  });

  test(`${locale}: missing code reloads the page once and keeps the typed text`, async ({ page, faults }) => {
    test.skip(isPhone(), "a phone's search is the same");
    faults.allow(/ERR_FAILED/);
    faults.allow(/dynamically imported module/);
    // Keys pressed while the page unloads would be lost, so it stays until they are handled.
    const failCode = await holdRequests(page, /\/assets\/search-dropdown-[^/]+\.js$/, {
      handle: (route) => route.abort(),
    });
    await openUntilIdle(page, href(paths.feedback()));
    const documents = countDocuments(page);
    await comment(page).fill("Когда привезут?");
    const again = page.waitForResponse(/\/assets\/idle-[^/]+\.js$/);
    const reload = page.waitForEvent("framenavigated");
    await searchField(page, language).pressSequentially("дрель");
    failCode();
    await reload;
    await waitForHydration(page);
    await again;
    await expect(comment(page)).toHaveValue("Когда привезут?");
    await searchField(page, language).pressSequentially("дрель");
    await page.evaluate(async () => fetch("/builds/latest.json"));
    expect(documents()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem("typed-text"))).toBeNull();
  });

  test(`${locale}: the code of pages is preloaded when their links become visible`, async ({ page }) => {
    // The manifest contains all routes: neither a page's data nor a route is requested.
    const data: string[] = [];
    page.on("request", (request) => void (/\.data|__manifest/.test(request.url()) && data.push(request.url())));
    const ahead = page.waitForResponse(/\/assets\/stocks-[^/]+\.js$/);
    await openUntilIdle(page, href(paths.about()));
    await stocksLink(page, language).scrollIntoViewIfNeeded();
    await ahead;
    expect(data).toEqual([]);
    const more: string[] = [];
    page.on("request", (request) => void (/\.js$/.test(request.url()) && more.push(request.url())));
    await stocksLink(page, language).click();
    await expect(stocks(page)).toBeVisible();
    expect(more.filter((url) => url.includes("/stocks-"))).toEqual([]);
  });
}
