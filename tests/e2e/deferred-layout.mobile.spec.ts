import type { Page } from "playwright/test";

import { paths } from "~/paths";

import { expect, test } from "../fixtures/journey";

/** The first card of the last row of products, far below the initial viewport. */
const lastCard = (page: Page) => page.getByRole("main").locator(".swiper").last().locator(".swiper-slide").first();

const isLaidOut = (page: Page) =>
  lastCard(page).evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));

test("a row of products far below is laid out when the shopper scrolls near it", async ({ page }) => {
  await page.goto(paths.home());
  expect(await isLaidOut(page)).toBe(false);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await lastCard(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(lastCard(page).getByRole("heading")).toBeInViewport();
  // The reserved height was about right, so scroll positions stay valid.
  expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - height)).toBeLessThan(150);
});

test("the rows are laid out automatically a few seconds later", async ({ page }) => {
  await page.goto(paths.home());
  expect(await isLaidOut(page)).toBe(false);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test("a URL with the footer's anchor scrolls to the footer", async ({ page }) => {
  await page.goto(`${paths.home()}#footer`);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "О магазине" })).toBeInViewport();
  await expect(page.getByRole("contentinfo").getByRole("heading", { name: "Каталог" })).toBeInViewport();
});
