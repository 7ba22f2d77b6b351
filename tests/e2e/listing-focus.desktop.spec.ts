import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { filterChips, findNarrowingValue, filterForm, valueCheckbox } from "./support/listing";
import { open, productNames } from "./support/parts";

const { say } = russian;
const large = paths.section(landmarkSections.large);
const typical = paths.section(landmarkSections.typical);

const focused = (page: Page) => page.getByRole("main").locator(":focus");

test("the sort order keeps the focus when it is changed by keyboard repeatedly", async ({ page }) => {
  await open(page, large);
  const sort = page.getByRole("combobox", { name: say("catalog:sort.label") });
  const perPage = page.getByRole("combobox", { name: say("pages.perPage") });
  await sort.focus();
  for (const code of ["price_asc", "price_desc", "rating"]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`sort=${code}`));
    const { products } = await api.listing(landmarkSections.large, { sort: code });
    await expect(productNames(page)).toHaveText(products.map(({ name }) => name));
    await expect(sort).toBeFocused();
    await expect(sort).toHaveValue(code);
  }
  await perPage.focus();
  await page.keyboard.press("ArrowDown");
  await expect(productNames(page)).toHaveCount(12);
  await expect(perPage).toBeFocused();
  await page.goBack();
  await expect(productNames(page)).toHaveCount(10);
  await expect(perPage).toHaveValue("10");
  await expect(sort).toHaveValue("rating");
});

test("the sort order of search results keeps the focus when it is changed by keyboard repeatedly", async ({ page }) => {
  await open(page, paths.search("18"));
  const sort = page.getByRole("combobox", { name: say("catalog:sort.label") });
  await sort.focus();
  for (const code of ["popular", "price_asc"]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`sort=${code}`));
    await expect(sort).toBeFocused();
  }
});

/** Follows a link by keyboard. Afterwards, the link no longer exists. */
async function followVanishingLink(page: Page, link: Locator) {
  const href = ((await link.getAttribute("href")) ?? "").replace(/#.*$/, "");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
}

test("removing a filter moves the focus to the next filter, and after the last one to the next element", async ({
  page,
}) => {
  const value = findNarrowingValue(await api.listing(landmarkSections.typical));
  await open(page, `${typical}?f.inStock=1&f.${value.code}=${value.value}`);
  await expect(filterChips(page, russian)).toHaveCount(3);
  await followVanishingLink(page, filterChips(page, russian).first());
  await expect(filterChips(page, russian)).toHaveCount(2);
  await expect(filterChips(page, russian).first()).toBeFocused();
  await followVanishingLink(page, filterChips(page, russian).first());
  await expect(filterChips(page, russian)).toHaveCount(0);
  await expect(focused(page)).toBeInViewport();
});

test("the focus moves on when the last page link disappears", async ({ page }) => {
  const { pagination } = await api.listing(landmarkSections.large);
  await open(page, `${large}?page=${pagination.pages - 1}`);
  await followVanishingLink(page, page.getByRole("link", { name: say("pages.next") }));
  await expect(
    page.getByRole("link", { name: say("pages.page", { page: pagination.pages }), exact: true }),
  ).toBeFocused();

  await open(page, `${large}?page=${pagination.pages - 1}`);
  await followVanishingLink(page, page.getByRole("link", { name: say("pages.more", { count: 10 }) }));
  await expect(productNames(page)).toHaveCount(20);
  await expect(focused(page)).toBeVisible();
});

test("a changed list says how many products it shows, and removing a filter without results moves the focus on", async ({
  page,
}) => {
  const narrowed = `${typical}?f.price.from=1&f.price.to=2`;
  const { pagination } = await api.listing(landmarkSections.typical);
  const { total, perPage } = pagination;
  await open(page, narrowed);
  // One element throughout: screen readers do not announce the text of a new one.
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(say("pages.shown", { shown: 0, total: 0 }));
  await status.evaluate((element) => (element.dataset["same"] = ""));
  const same = page.locator("[data-same]");
  await followVanishingLink(page, page.getByRole("main").getByRole("link", { name: /найд[её]тся/ }));
  await expect(same).toHaveText(say("pages.shown", { shown: perPage, total }));
  await expect(productNames(page).first()).toBeVisible();
  await expect(focused(page)).toBeVisible();
  await page.getByRole("link", { name: say("pages.more", { count: perPage }) }).click();
  await expect(same).toHaveText(say("pages.shown", { shown: 2 * perPage, total }));
});

test("a group of filters stays open or closed when another filter is applied", async ({ page }) => {
  const value = findNarrowingValue(await api.listing(landmarkSections.typical));
  await open(page, typical);
  const form = filterForm(page, russian);
  const folded = form.locator("details:not([open]) > summary").first();
  const group = form.locator("details").filter({ hasText: (await folded.textContent()) ?? "" });
  await folded.click();
  await expect(group).toHaveAttribute("open");
  await valueCheckbox(form, value).click();
  await expect(filterChips(page, russian).first()).toBeVisible();
  await expect(group).toHaveAttribute("open");
});

test("a group of filters stays open when its last choice is removed", async ({ page }) => {
  await open(page, typical);
  const form = filterForm(page, russian);
  const folded = form
    .locator("details:not([open])")
    .filter({ has: page.locator("input[type=checkbox]") })
    .first();
  const name = await folded.locator("input").first().getAttribute("name");
  const group = form.locator("details", { has: page.locator(`input[name="${name}"]`) }).first();
  const box = group.getByRole("checkbox").first();
  await group.locator("summary").first().click();
  await box.click();
  await expect(filterChips(page, russian).first()).toBeVisible();
  await box.click();
  await expect(filterChips(page, russian)).toHaveCount(0);
  await expect(group).toHaveAttribute("open");
  await expect(box).toBeFocused();
});
