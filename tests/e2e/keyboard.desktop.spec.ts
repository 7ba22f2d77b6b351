import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { english, russian, type Language } from "./support/languages";
import { findNarrowingValue, filterForm, valueCheckbox } from "./support/listing";
import { countOrders } from "./support/orders";
import { addButton, catalogMenu, itemOf, open, searchField, productNames, stepperOf } from "./support/parts";

/** The focus is checked at every tab stop. */
test.setTimeout(180_000);

/** The maximum number of tab stops on the way to an element. */
const maxTabStops = 150;

/**
 * Presses Tab, or Shift+Tab to go back, until the goal has the focus. At every stop on the way, the focus must be
 * visible.
 */
async function tabTo(page: Page, goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    if (await hasFocus(goal)) return;
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
  }
  throw new Error(`No ${String(goal)} within ${maxTabStops} Tab stops`);
}

const hasFocus = async (goal: Locator) =>
  (await goal.count()) > 0 && (await goal.first().evaluate((element) => element === document.activeElement));

/** Expects an element of the page to have the focus, visibly and within the window. */
async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findFocusFault)).toBe(null);
}

/**
 * What is wrong with the focus, with the element that has it; null if nothing is. The focus is visible by an outline or
 * its own colour around the element, or around the box or card that shows it instead.
 */
function findFocusFault(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return "no element has the focus";
  const fault = (text: string) => `${text}: ${element.outerHTML.slice(0, 200)}`;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return fault("not visible");
  const hex = getComputedStyle(document.documentElement).getPropertyValue("--focus").trim();
  const color = `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
  const shows = [element, element.parentElement]
    .flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, "::after")] : []))
    .some(
      ({ outlineStyle, outlineWidth, boxShadow, borderColor }) =>
        (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) ||
        boxShadow.includes(color) ||
        borderColor === color,
    );
  return shows ? null : fault("no focus indicator");
}

/** Opens the focused link; then the new page's heading has the focus. */
async function followLink(page: Page, heading: string): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("from the home page to a placed order by keyboard alone", async ({ page }) => {
  const language = russian;
  const { locale, href, say } = language;
  const listing = await api.listing(landmarkSections.typical, {}, locale);
  const { section } = listing;
  const value = findNarrowingValue(listing);
  await open(page, href(paths.home()));
  await skipToContent(page, language);
  await openSection(page, language, section?.path.map(({ name }) => name) ?? []);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(section?.meta.h1 ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await tabTo(page, valueCheckbox(filterForm(page, language), value));
  await page.keyboard.press("Space");
  await expect(page.getByText(say("count.products", { count: value.count }), { exact: true })).toBeVisible();
  await expectVisibleFocus(page);
  await expect(valueCheckbox(filterForm(page, language), value)).toBeFocused();

  const filtered = await api.listing(landmarkSections.typical, { [`filter[${value.code}]`]: value.value }, locale);
  // In stock in sufficient quantity, and expensive enough for an order.
  const product = filtered.products.find(({ isStock, price }) => isStock >= 10 && price >= 500) ?? { name: "" };
  await tabTo(page, productNames(page).getByRole("link", { name: product.name, exact: true }));
  await followLink(page, product.name);
  await fillBasket(page, language, product);
  await order(page, language);
});

test("from the search to the basket by keyboard alone", async ({ page, visitor }) => {
  const language = english;
  const { locale, href, say } = language;
  const product = await api.product(landmarks.plain, locale);
  await open(page, href(paths.contacts()));
  await tabTo(page, searchField(page, language));
  await page.keyboard.type(product.article);
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectVisibleFocus(page);
  await followLink(page, say("search:heading", { query: product.article }));
  await tabTo(page, addButton(itemOf(page, product), language, product));
  await page.keyboard.press("Enter");
  const { more, field } = stepperOf(itemOf(page, product), language, product);
  await expect(more).toBeFocused();
  await page.keyboard.press("Space");
  await expect(field).toHaveValue("2");
  await page.keyboard.press("Shift+Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toHaveValue("3");
  await expectVisibleFocus(page);
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 3 });
});

/** The first tab stop of a page skips its header. */
async function skipToContent(page: Page, { say }: Language): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say("skip") })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await expectVisibleFocus(page);
}

/** Opens a section of the third level through the catalogue's menu. */
async function openSection(page: Page, language: Language, [top, , third]: string[]): Promise<void> {
  const { opener, menu } = catalogMenu(page, language);
  await tabTo(page, opener, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("listitem").first().getByRole("link").first()).toBeFocused();
  for (const goal of [top, third]) {
    const link = menu.getByRole("link", { name: goal ?? "", exact: true });
    for (let step = 0; step < maxTabStops && !(await hasFocus(link)); step += 1) await page.keyboard.press("ArrowDown");
    await expectVisibleFocus(page);
    await page.keyboard.press(goal === top ? "ArrowRight" : "Enter");
  }
}

/** Adds a product to the basket on its page, and another piece in the basket. */
async function fillBasket(page: Page, language: Language, product: { name: string }): Promise<void> {
  const { say } = language;
  const main = page.getByRole("main");
  await tabTo(page, addButton(main, language, product).first());
  await page.keyboard.press("Enter");
  await expect(stepperOf(main, language, product).more.first()).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, main.getByRole("link", { name: say("product:toBasket") }));
  await followLink(page, say("basket:title"));

  const { more, field } = stepperOf(itemOf(page, product), language, product);
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("2");
  await expect(more).toBeFocused();
}

/** Goes from the basket through the checkout: an order to be picked up, and paid on receipt. */
async function order(page: Page, { href, say }: Language): Promise<void> {
  const main = page.getByRole("main");
  const email = `keys-${Date.now()}@example.com`;
  await tabTo(page, main.getByRole("link", { name: say("basket:summary.checkout"), exact: true }));
  await followLink(page, say("checkout:title"));
  for (const [name, text] of [
    ["name", "Анна"],
    ["lastName", "Орлова"],
    ["phone", "9011112233"],
    ["email", email],
  ] as const) {
    await tabTo(page, main.getByRole("textbox", { name: say(`checkout:who.${name}`), exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page, main.locator('input[name="delivery.code"][value="pickup"]'));
  const point = main.locator('input[name="delivery.pointId"]').first();
  await tabTo(page, point);
  await page.keyboard.press("Space");
  await expect(point).toBeChecked();
  const card = main.locator('input[name="payment"][value="card"]');
  await tabTo(page, card);
  await expect(card).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(main.locator('input[name="payment"][value="cash"]')).toBeChecked();
  for (const box of await main.locator('input[name^="consents."][required]').all()) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  const submit = main.getByRole("button", { name: say("checkout:submit.order"), exact: true });
  // The button is disabled while the totals are recalculated for the other payment method.
  await expect(submit).toBeEnabled();
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === href(paths.orderPlaced("individual")));
  expect(await countOrders(email)).toBe(1);
  await tabTo(page, main.getByRole("link", { name: say("order:success.open"), exact: true }));
}

/** Where an element's focus ring begins in the window, and where the line above the element ends, in px. */
function readRing(element: Locator) {
  return element.evaluate((found) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(found);
    const line = document.createRange();
    const above = "preceding::text()[normalize-space()][1]";
    const text = document.evaluate(above, found, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    line.selectNodeContents(text ?? found);
    const top = found.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
    return { width: parseFloat(outlineWidth), top, lineAbove: line.getBoundingClientRect().bottom };
  });
}

test("the focus ring is whole at the window's edge, and covers no line above", async ({ page }) => {
  await open(page, paths.product(landmarks.inStock));
  const skip = page.getByRole("link", { name: russian.say("skip") });
  await tabTo(page, skip);
  expect((await readRing(skip)).top).toBeGreaterThanOrEqual(0);
  const first = page.getByRole("banner").getByRole("link", { name: russian.say("nav.brands"), exact: true });
  await tabTo(page, first);
  const atEdge = await readRing(first);
  expect(atEdge.width).toBe(3);
  expect(atEdge.top).toBeGreaterThanOrEqual(0);
  const points = page.getByRole("main").locator("details:has(form) > summary").first();
  await points.focus();
  const inPage = await readRing(points);
  expect(inPage.width).toBe(3);
  expect(inPage.top).toBeGreaterThanOrEqual(inPage.lineAbove);
});
