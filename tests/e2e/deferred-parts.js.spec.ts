import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test, waitForHydration } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { open } from "./support/parts";

const { say } = russian;
const toReviews = (page: Page) => page.locator('a[href="#reviews"]');
const questions = (page: Page) => page.getByRole("region", { name: say("reviews:questions.title") });

/** Waits until React has shown the press on the link to the reviews. */
async function showPresses(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#reviews$/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test("a press just after hydration keeps the parts of the page as they are", async ({ page }) => {
  await page.addInitScript(pressOnceHydrated);
  await page.goto(paths.product(landmarks.inStock));
  const shown = await questions(page).elementHandle();
  await waitForHydration(page);
  await showPresses(page);
  // The shop's rules for every journey expect no error of React.
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
});

/**
 * Follows a link within the page as soon as the page has been hydrated, and keeps the page busy afterwards. React 18 shows
 * an unfinished render only 120 ms after a press; a page that has been busy for almost as long shows it at once.
 */
function pressOnceHydrated(): void {
  const stayBusy = () => {
    const end = performance.now() + 113;
    while (performance.now() < end);
  };
  const press = () => {
    // After Remix's own listener, which updates the page.
    addEventListener("popstate", stayBusy, { once: true });
    document.querySelector<HTMLElement>('a[href="#reviews"]')?.click();
  };
  // Like presses from before hydration, which are repeated in a microtask.
  addEventListener("takenover", () => queueMicrotask(press));
}

test("a press on the rating keeps the typed city", async ({ page }) => {
  const product = await api.product(landmarks.inStock);
  await open(page, paths.search(product.article));
  await page.getByRole("main").getByRole("link", { name: product.name, exact: true }).click();
  const city = page.getByRole("textbox", { name: say("product:delivery.city") });
  await city.fill("Каз");
  await toReviews(page).click();
  await showPresses(page);
  await expect(city).toHaveValue("Каз");
});

test("a new city keeps the focus in its field while the deliveries are calculated", async ({ page }) => {
  await open(page, paths.product(landmarks.inStock));
  const city = page.getByRole("textbox", { name: say("product:delivery.city") });
  await city.fill("Тверь");
  await city.press("Enter");
  await expect(city).toHaveAttribute("value", /Тверь/);
  await expect(city).toBeFocused();
  await expect(city).toHaveValue("Тверь");
});
