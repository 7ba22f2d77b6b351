import type { Locator } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages } from "./support/languages";
import { open } from "./support/parts";

// WCAG 2.2, criterion 1.4.10: 1280 CSS pixels at 400 %.
const width = 320;
test.use({ viewport: { width, height: 640 } });

/** The texts that do not fit into their elements, which hide the rest. */
const cutTexts = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      )
      .map(({ textContent }) => textContent),
  );

test("on a narrow screen, the badges of cards show all their words", async ({ page }) => {
  const badged = await api.product(landmarks.severalBadges);
  for (const { href } of languages) {
    await open(page, href(paths.search(badged.name)));
    const badges = page
      .getByRole("main")
      .locator(`a[href$="${badged.code}"]`)
      .locator("xpath=ancestor::li")
      .locator("span[style*='--b']");
    expect(await badges.count()).toBeGreaterThan(1);
    expect(await cutTexts(badges)).toEqual([]);
  }
});

test("the order summary shows the whole names of what is bought", async ({ page, visitor }) => {
  const product = await api.product(landmarks.longName);
  await api.addToBasket(await visitor.arrive(), product.id);
  for (const windowWidth of [width, 1280]) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    await open(page, paths.checkout("individual"));
    const name = page.getByRole("main").getByRole("complementary").getByText(product.name, { exact: true });
    await expect(name).toBeVisible();
    expect(await cutTexts(name)).toEqual([]);
  }
});

// WCAG 2.2, criterion 1.4.12.
const spacing = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

test("the small label of a field that is filled in takes the whole width, with more space between letters too", async ({
  page,
  visitor,
}) => {
  await api.addToBasket(await visitor.arrive(), (await api.product(landmarks.inStock)).id);
  for (const { href, say } of languages) {
    await open(page, href(paths.checkout("legal")));
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    const label = page.getByText(say("account:company.correspondentAccount"), { exact: true });
    await page.getByLabel(say("account:company.correspondentAccount"), { exact: true }).fill("30101810400000000225");
    await expect(label).toBeVisible();
    expect(await cutTexts(label)).toEqual([]);
  }
});
