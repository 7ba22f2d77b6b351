import type { Locator } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { catalogMenu, notice, open, searchField, stepperOf } from "./support/parts";

const { say } = russian;

/** Forced colours remove shadows and backgrounds: whether a line around the element is left. */
function hasFrame(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    const isLine = (width: string, style: string) => style === "solid" && parseFloat(width) >= 1;
    return isLine(borderTopWidth, borderTopStyle) || isLine(outlineWidth, outlineStyle);
  });
}

test("forced colours frame what lies above the page, and the steppers", async ({ page, visitor }) => {
  const product = await api.product(landmarks.plain);
  await api.addToBasket(await visitor.arrive(), product.id, 1);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.request.post(`${shopUrl}${paths.favoriteToggle()}`, {
    form: { add: product.id },
    headers: { origin: shopUrl },
    maxRedirects: 0,
  });
  await open(page, paths.basket());
  const toast = notice(page, say("notice.favoriteAdded"));
  expect.soft(await hasFrame(toast.getByRole("paragraph").locator("..")), "message").toBe(true);
  const { group } = stepperOf(page.getByRole("main"), russian, product);
  expect.soft(await hasFrame(group), "stepper").toBe(true);

  await searchField(page, russian).pressSequentially("18 v");
  await expect(page.getByRole("option").first()).toBeVisible();
  const suggestions = page.getByRole("listbox", { name: say("overlays:search.suggestions") });
  expect.soft(await hasFrame(suggestions.locator("..")), "suggestions").toBe(true);
  await page.keyboard.press("Escape");

  const { opener, menu } = catalogMenu(page, russian);
  await opener.click();
  await expect(menu).toBeVisible();
  expect.soft(await hasFrame(menu), "menu").toBe(true);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: say("basket:clear.openLabel") }).click();
  expect.soft(await hasFrame(page.getByRole("dialog")), "dialog").toBe(true);
});
