import type { Locator } from "playwright/test";

import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { russian } from "./support/languages";
import { open, searchField } from "./support/parts";

test("the header hides on scrolling down, returns on scrolling up, and stays while it has the focus", async ({
  page,
  isMobile,
}) => {
  const distance = isMobile ? 50 : 40;
  const header = page.getByRole("banner");
  /** Scrolls, and waits until the page has handled the scroll event. */
  const scrollTo = (y: number) =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, y);
  await open(page, paths.catalog());
  await scrollTo(distance);
  await expect(header).toHaveAttribute("data-place", "shown");
  await scrollTo(distance + 1);
  await expect(header).toHaveAttribute("data-place", "hidden");
  await scrollTo(900);
  await expect(header).not.toBeInViewport();
  await scrollTo(800);
  await expect(header).toBeInViewport({ ratio: 1 });
  await scrollTo(1200);
  await expect(header).not.toBeInViewport();
  await searchField(page, russian).focus();
  await expect(header).toBeInViewport({ ratio: 1 });
});

test("on the way back through the page, the header that reappears covers nothing that has the focus", async ({
  page,
}) => {
  // WCAG 2.2, criterion 2.4.11.
  await open(page, paths.section(landmarkSections.typical));
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  const header = page.getByRole("banner");
  const covered: string[] = [];
  const goal = page.getByRole("main").getByRole("link").first();
  for (let stop = 0; stop < 150 && !(await isFocused(goal)); stop += 1) {
    await page.keyboard.press("Shift+Tab");
    await page.evaluate(settle);
    const focused = await page.locator(":focus").boundingBox();
    const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
    if ((focused?.y ?? 0) < y + height)
      covered.push(await page.locator(":focus").evaluate(({ outerHTML }) => outerHTML));
  }
  await expect(goal).toBeFocused();
  await expect(header).toBeInViewport({ ratio: 1 });
  expect(covered).toEqual([]);
});

const isFocused = (goal: Locator) => goal.evaluate((element) => element === document.activeElement);

/** Waits until the page has handled the scroll event, and the header is where it belongs. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
}

test("in a low window, the chosen suggestion is not behind the link to all results", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, paths.contacts());
  const field = searchField(page, russian);
  await field.pressSequentially("дрель");
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  const all = page.getByRole("search").getByRole("link", { name: russian.say("overlays:search.all"), exact: true });
  const { y: edge } = (await all.boundingBox()) ?? { y: 0 };
  const count = await options.count();
  expect(count).toBeGreaterThan(8);
  for (let chosen = 0; chosen < count; chosen += 1) {
    await field.press("ArrowDown");
    const option = page.getByRole("option", { selected: true });
    await expect(option).toHaveCount(1);
    await expect.poll(async () => bottomOf(await option.boundingBox()), `option ${chosen}`).toBeLessThanOrEqual(edge);
  }
});

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity);

test("a shop with a long name keeps a search field to type in", async ({ page }) => {
  await open(page, paths.contacts());
  await page.setViewportSize({ width: 1024, height: 768 });
  const header = page.getByRole("banner");
  await header
    .locator(".shop-name")
    .evaluateAll((names) => names.forEach((name) => (name.textContent = "Магазин садовой техники «Ромашка» в Пышме")));
  const field = await searchField(page, russian).boundingBox();
  expect(field?.width).toBeGreaterThan(150);
});

test("long words below the header's icons stay apart", async ({ page }) => {
  await open(page, paths.contacts());
  await page.setViewportSize({ width: 1024, height: 768 });
  const nav = page.getByRole("banner").getByRole("navigation", { name: russian.say("header.shopper") });
  const words = nav.getByRole("link").locator("> span:last-child");
  await words.evaluateAll((all) => all.forEach((word) => (word.textContent = "Порівнювання")));
  const boxes = await Promise.all((await words.all()).map((word) => word.boundingBox()));
  expect(boxes).toHaveLength(3);
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box?.x).toBeGreaterThan((before?.x ?? NaN) + (before?.width ?? NaN));
  }
  const field = await searchField(page, russian).boundingBox();
  expect(field?.width).toBeGreaterThan(150);
});
