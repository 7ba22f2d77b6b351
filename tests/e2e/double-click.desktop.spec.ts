import type { Locator, Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { press } from "./support/cold";
import { newPhone } from "./support/customers";
import { russian } from "./support/languages";
import { filterForm } from "./support/listing";
import {
  addButton,
  catalogMenu,
  favoriteButton,
  itemOf,
  nextFrame,
  open,
  searchField,
  stepperOf,
} from "./support/parts";

const { say } = russian;

test("a double press adds one piece and does not leave the page, by pointer and by keyboard", async ({
  page,
  visitor,
}) => {
  const [product, other] = await Promise.all([api.product(landmarks.inStock), api.product(landmarks.plain)]);
  await visitor.arrive();
  await open(page, paths.product(product.code));
  const buyBox = page.getByRole("main");
  await press(addButton(buyBox, russian, product).first(), 2);
  await expect(stepperOf(buyBox, russian, product).field.first()).toHaveValue("1");
  await expect.poll(visitor.quantities).toEqual({ [product.id]: 1 });
  await expect(page).toHaveURL(paths.product(product.code));
  // The first press removes the last piece, and the second one does not add it again.
  await press(stepperOf(buyBox, russian, product).less.first(), 2);
  await expect.poll(visitor.quantities).toEqual({});

  await open(page, paths.search(other.article));
  const add = addButton(buyBox, russian, other);
  await add.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(stepperOf(buyBox, russian, other).field).toHaveValue("1");
  await expect.poll(visitor.quantities).toEqual({ [other.id]: 1 });
});

test("a double click on a toggle counts once", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain);
  await visitor.arrive();
  await open(page, paths.search(product.article));
  const heart = favoriteButton(itemOf(page, product), russian, product);
  await heart.dblclick();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(visitor.favorites).toEqual([product.id]);

  const { opener } = catalogMenu(page, russian);
  await opener.dblclick();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");

  await open(page, paths.section(landmarkSections.typical));
  const group = filterForm(page, russian).locator("details:not([open])").first();
  const name = await group.locator("summary").textContent();
  await group.locator("summary").dblclick();
  await expect(filterForm(page, russian).locator("details[open]", { hasText: name ?? "" })).toHaveCount(1);
});

test("a double click opens a dialog, and closes it without pressing what is below", async ({ page, visitor }) => {
  const uid = await visitor.arrive();
  const product = await api.product(landmarks.plain);
  await api.addToBasket(uid, product.id);
  await open(page, paths.basket());
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: say("basket:clear.openLabel") }).dblclick();
  await expect(dialog.getByRole("heading", { name: say("basket:clear.title") })).toBeVisible();

  await putBelow(page, dialog.getByRole("button", { name: say("close") }));
  await dialog.getByRole("button", { name: say("close") }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.basket());
  expect(await visitor.quantities()).toEqual({ [product.id]: 1 });
});

test("the second click of a double click leaves alone what the first one has brought", async ({ page }) => {
  const main = page.getByRole("main");
  // Repeated, because a busy machine may be slower than a double click.
  await expect(async () => {
    await open(page, paths.about());
    const { opener, menu } = catalogMenu(page, russian);
    await opener.click();
    const all = menu.getByRole("link", { name: say("overlays:menu.all") });
    await expect(menu.getByRole("link").nth(20)).toBeAttached();
    await putBelow(page, all);
    await clickTwice(all, main.getByRole("heading", { name: say("catalog:title"), level: 1 }));
    await nextFrame(page);
    expect(new URL(page.url()).hash).toBe("");
  }).toPass();

  await expect(async () => {
    await open(page, paths.signIn());
    await main.getByRole("textbox", { name: say("sign-in:phone") }).fill(newPhone());
    const code = main.getByRole("textbox", { name: say("sign-in:code") });
    await clickTwice(main.getByRole("button", { name: say("sign-in:getCode") }), code);
    await nextFrame(page);
    await expect(code).toBeFocused({ timeout: 1000 });
  }).toPass();
});

test("a search that is repeated makes no further entry in the history", async ({ page }) => {
  await open(page, paths.home());
  await searchField(page, russian).fill("дрель");
  const submit = page.getByRole("search").getByRole("button", { name: say("search.submit") });
  await submit.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const isLoaded = page.waitForResponse(/search\.data/);
  await submit.click();
  await isLoaded;
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

/** Clicks a control twice; the second click comes when something has appeared. */
async function clickTwice(control: Locator, appeared: Locator): Promise<void> {
  const { mouse } = control.page();
  await control.click();
  await appeared.waitFor();
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}

/** Puts a link to `#pressed` below a control that lies over the page. */
async function putBelow(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error("It is not on the page");
  await page.evaluate(({ x, y, width, height }) => {
    const link = document.createElement("a");
    link.href = "#pressed";
    link.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
    document.body.append(link);
  }, box);
}
