import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { holdRequests, holdResponses } from "./support/hold-requests";
import { russian } from "./support/languages";
import { itemOf, open, stepperOf } from "./support/parts";

const { say } = russian;

/** Returns a function that presses an element's current position, whatever is there at the time of the press. */
async function placeOf(page: Page, at: Locator) {
  const box = await at.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens a basket with two pieces of the first product and three of the second. */
async function openTwoLines(page: Page, uid: string) {
  const first = await api.product(landmarks.plain);
  const second = await api.product(landmarks.inStock);
  await api.addToBasket(uid, first.id, 2);
  await api.addToBasket(uid, second.id, 3);
  await open(page, paths.basket());
  return { first, second };
}

test("quick presses in one place remove only the first line", async ({ page, visitor }) => {
  const { first, second } = await openTwoLines(page, await visitor.arrive());
  const press = await placeOf(page, stepperOf(itemOf(page, first), russian, first).less);

  for (let presses = 0; presses < 4; presses += 1) await press();
  await expect(itemOf(page, first)).toHaveCount(0);
  await expect.poll(visitor.quantities).toEqual({ [second.id]: 3 });
  await expect(page.getByRole("navigation").getByRole("link", { name: /1 товар/ })).toBeVisible();
  // The API has responded, and the page's data has been reloaded since: the position is still reserved.
  await press();
  await expect(stepperOf(itemOf(page, second), russian, second).field).toHaveValue("3");

  await page
    .getByRole("main")
    .getByRole("button", { name: say("notice.undo") })
    .click();
  await expect(stepperOf(itemOf(page, first), russian, first).field).toHaveValue("2");
  await expect.poll(visitor.quantities).toEqual({ [first.id]: 2, [second.id]: 3 });
  await expect(page.getByRole("main").getByRole("listitem").getByRole("textbox")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("textbox").first()).toHaveValue("2");
});

test("a line restored while the removal is still loading keeps its place", async ({ page, visitor }) => {
  const { first, second } = await openTwoLines(page, await visitor.arrive());
  const main = page.getByRole("main");
  const quantities = main.getByRole("listitem").getByRole("textbox");

  const releaseBasket = await holdResponses(page, /basket\.data/);
  await main
    .getByRole("button", { name: say("basket:remove", { name: first.name }) })
    .first()
    .click();
  await expect.poll(visitor.quantities).toEqual({ [second.id]: 3 });
  const releaseUndo = await holdRequests(page, /basket\/lines/);
  await main.getByRole("button", { name: say("notice.undo") }).click();
  await expect(quantities.first()).toHaveValue("2");
  releaseBasket();
  await expect(main.getByText(say("count.products", { count: 1 }), { exact: true })).toBeVisible();
  await expect(quantities.first()).toHaveValue("2");
  releaseUndo();
  await expect.poll(visitor.quantities).toEqual({ [first.id]: 2, [second.id]: 3 });
  await expect(main.getByText(say("count.products", { count: 2 }), { exact: true })).toBeVisible();
  await expect(quantities.first()).toHaveValue("2");
});

test("the last removed line also leaves a message with Undo", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain);
  await api.addToBasket(await visitor.arrive(), product.id, 1);
  await open(page, paths.basket());
  const press = await placeOf(page, stepperOf(itemOf(page, product), russian, product).less);
  await press();
  await expect(page.getByRole("heading", { name: say("basket:empty.title") })).toBeVisible();
  await press();
  await expect(page).toHaveURL(paths.basket());
  await page
    .getByRole("main")
    .getByRole("button", { name: say("notice.undo") })
    .click();
  // The popular products of the empty basket, with this one, stay until the basket has answered.
  await expect(stepperOf(itemOf(page, product).first(), russian, product).field).toHaveValue("1");
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
  await expect(itemOf(page, product)).toHaveCount(1);
  // Sooner than the message goes by itself.
  const message = page.getByRole("status").getByText(say("basket:removed", { name: product.name }));
  await expect(message).toHaveCount(0, { timeout: 3000 });
});

test("a line that is restored by keyboard gets the focus, also from the message", async ({ page, visitor }) => {
  const { first, second } = await openTwoLines(page, await visitor.arrive());
  const undo = (part: "main" | "status") => page.getByRole(part).getByRole("button", { name: say("notice.undo") });
  for (const part of ["main", "status"] as const) {
    await page
      .getByRole("button", { name: say("basket:remove", { name: first.name }) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").locator(":focus")).toContainText(say("basket:removed", { name: first.name }));
    await expect.poll(visitor.quantities).toEqual({ [second.id]: 3 });
    // Who gets to a button by keyboard presses another key first; without it, this would be a double press of Enter.
    await page.keyboard.press("Tab");
    await undo(part).focus();
    await page.keyboard.press("Enter");
    await expect(stepperOf(itemOf(page, first), russian, first).field).toHaveValue("2");
    await expect(itemOf(page, first).locator(":focus")).toContainText(first.name);
    // The same key, held a little longer, does nothing more.
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.basket());
    await page.keyboard.press("Tab");
    await expect(itemOf(page, first).getByRole("link", { name: first.name })).toBeFocused();
  }
});
