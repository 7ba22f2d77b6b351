import type { Page } from "playwright/test";

import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, test, waitForHydration } from "../fixtures/journey";
import { api } from "./support/api";
import { russian } from "./support/languages";
import { counterLink, counterName, stepperOf } from "./support/parts";

/** The beginning of the text that says how much of a listing is shown. */
const shownText = new RegExp(`^${russian.say("pages.shown").split("{{")[0] ?? ""}`);

/** Opens a page, and replaces its texts as a browser does that translates it: each one is in an element of its own. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
      const translated = document.createElement("font");
      translated.textContent = text.data;
      text.replaceWith(translated);
    }
  });
}

test("a basket that the browser translates keeps its numbers up to date", async ({ page, visitor }) => {
  const product = await api.product(landmarks.sale, "ru");
  await api.addToBasket(await visitor.arrive(), product.id, 1);
  await openTranslated(page, paths.basket());
  const line = page.locator(`#p${product.id}`);
  await stepperOf(line, russian, product).more.click();
  await expect(counterLink(page, russian, "basket")).toHaveAccessibleName(counterName(russian, "basket", 1));
  await expect(line.getByText(formatPrice(product.price * 2))).toBeVisible();
  await expect(line.getByText(formatPrice((product.oldPrice ?? 0) * 2))).toBeVisible();
});

test("a listing that the browser translates is filtered", async ({ page }) => {
  await openTranslated(page, paths.section(landmarkSections.typical));
  const shown = page.getByText(shownText);
  const before = (await shown.textContent()) ?? "";
  await page.getByRole("main").getByRole("checkbox").first().check();
  await expect(shown).not.toHaveText(before);
});
