import type { Page, Route } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test, waitForHydration } from "../fixtures/journey";
import { api } from "./support/api";
import { cutAnswers } from "./support/cut-answers";
import { onFreshConnection } from "./support/hold-requests";
import { russian } from "./support/languages";
import { open } from "./support/parts";

const { say } = russian;

const lose = (page: Page) => page.context().setOffline(true);
const toBrands = (page: Page) => page.getByRole("banner").getByRole("link", { name: say("nav.brands"), exact: true });
const failed = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test.beforeEach(async ({ visitor }) => {
  const uid = await visitor.arrive();
  await api.addToBasket(uid, (await api.product(landmarks.madeToOrder)).id, 2);
});

test("a checkout whose first change cannot be saved stays, and says that the total is old", async ({
  page,
  faults,
}) => {
  faults.allow(failed);
  await open(page, paths.checkout("individual"));
  await waitForHydration(page);
  await lose(page);
  const comment = page.getByRole("textbox", { name: say("checkout:comment.label") });
  await comment.fill("Позвоните заранее");
  await expect(page.getByRole("status").filter({ hasText: say("checkout:summary.notCounted") })).toBeVisible();
  await expect(comment).toHaveValue("Позвоните заранее");
});

test("a checkout whose totals the API does not calculate says so, and calculates them with the next choice", async ({
  page,
}) => {
  await open(page, paths.checkout("individual"));
  await waitForHydration(page);
  const notCounted = page.getByRole("status").filter({ hasText: say("checkout:summary.notCounted") });
  const transport = page.locator('input[data-kind="transport"]');
  await page.route("**/checkout/quote.data*", async (route) => {
    const response = await route.fetch(onFreshConnection);
    const withoutTotals = (await response.text()).replace(/"json","(?:[^"\\]|\\.)*"/, '"json","null"');
    await route.fulfill({ response, body: withoutTotals });
  });
  await transport.check();
  await expect(notCounted).toBeVisible();
  await expect(transport).toBeChecked();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("textbox", { name: say("checkout:comment.label") }).fill("Позвоните заранее");
  await expect(notCounted).toBeHidden();
});

test("a basket whose change cannot be saved stays as it was", async ({ page, faults }) => {
  faults.allow(failed);
  await open(page, paths.basket());
  await waitForHydration(page);
  await lose(page);
  const quantity = page.getByRole("main").getByRole("group").getByRole("textbox").first();
  await page
    .getByRole("main")
    .getByRole("button", { name: say("stepper.more") })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: say("notice.failed") })).toBeVisible();
  await expect(quantity).toHaveValue("2");
});

test("favourites of which one cannot be removed stay", async ({ page, visitor, faults }) => {
  faults.allow(failed);
  const product = await api.product(landmarks.inStock);
  await api.addFavorite(await visitor.uid(), product.id);
  await open(page, paths.favorites());
  await waitForHydration(page);
  await lose(page);
  await page.getByRole("main").locator('form[data-small="favorite"] button').first().click();
  await expect(page.getByRole("status").filter({ hasText: say("notice.failed") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: product.name, exact: true })).toBeVisible();
});

test("a link that is followed without a connection leaves the page as it is", async ({ page, faults }) => {
  faults.allow(failed);
  await open(page, paths.about());
  await waitForHydration(page);
  const address = page.url();
  await lose(page);
  await toBrands(page).click();
  await expect(page.getByRole("status").filter({ hasText: say("notice.lost") })).toBeVisible();
  expect(page.url()).toBe(address);
});

for (const { name, find } of [
  {
    name: "a dialog",
    find: (page: Page) => page.getByRole("banner").getByRole("link", { name: say("header.feedback") }),
  },
  {
    name: "the catalogue",
    find: (page: Page) => page.getByRole("banner").getByRole("link", { name: say("header.catalog") }),
  },
]) {
  test(`${name} that is first opened without a connection leaves the page as it is, and opens later`, async ({
    page,
    faults,
  }) => {
    faults.allow(failed);
    await open(page, paths.about());
    await waitForHydration(page);
    const address = page.url();
    await lose(page);
    await find(page).first().click();
    await expect(page.getByRole("status").filter({ hasText: say("notice.lost") })).toBeVisible();
    expect(page.url()).toBe(address);
    await page.context().setOffline(false);
    await find(page).first().click();
    await expect(page.getByRole("dialog").or(page.locator("[aria-expanded=true]")).first()).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test("a page whose data the line does not bring says so and can be loaded again", async ({ page, faults }) => {
  faults.allow(failed);
  await open(page, paths.about());
  await waitForHydration(page);
  const fail = (route: Route) => route.abort();
  await page.route(/\.data/, fail);
  await toBrands(page).click();
  await expect(page.getByRole("heading", { level: 1, name: say("error.lostTitle") })).toBeVisible();
  await expect(page).toHaveURL(paths.brands());
  await page.unroute(/\.data/, fail);
  await page.getByRole("link", { name: say("error.retry") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("brands:title") })).toBeVisible();
});

test("a page whose data arrive in part says what is missing, and keeps the rest", async ({ page, faults }) => {
  faults.allow(/ERR_CONTENT_LENGTH_MISMATCH|network error/);
  const product = await api.product(landmarks.inStock);
  await open(page, paths.search(product.article));
  await waitForHydration(page);
  const pattern = /\/product\/[^/]+\.data/;
  // The first line is the page; those after it are the parts that arrive later.
  const cut = await cutAnswers(page, pattern, (body) => body.indexOf("\n") + 1);
  const link = page.getByRole("main").getByRole("link", { name: product.name, exact: true }).first();
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: product.name });
  await expect(heading).toBeVisible();
  await cut();
  await expect(page.getByText(say("error.part")).first()).toBeVisible();
  await expect(page.getByText(say("error.part"))).toHaveCount(0, { timeout: 20_000 });
  await expect(heading).toBeVisible();
});

test("a page whose data break off at once says so", async ({ page, faults }) => {
  faults.allow(/ERR_CONTENT_LENGTH_MISMATCH|network error/);
  await open(page, paths.about());
  await waitForHydration(page);
  const cut = await cutAnswers(page, /\/brands\.data/, () => 10);
  await toBrands(page).click();
  await cut();
  await expect(page.getByRole("heading", { level: 1, name: say("error.lostTitle") })).toBeVisible();
});
