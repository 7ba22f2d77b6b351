import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/db/seed/landmarks";

import { expect, test } from "../fixtures/journey";
import { open } from "./support/parts";

test("enlarged to 400 %, nothing stays on top of the page", async ({ page }) => {
  // WCAG 2.2, criterion 1.4.10: 1280 × 1024 CSS pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [paths.home(), paths.product(landmarks.inStock)]) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const covering = await page.evaluate(
      () =>
        [...document.querySelectorAll("body *")].filter((element) => {
          const { position, visibility, display } = getComputedStyle(element);
          const { top, bottom, height } = element.getBoundingClientRect();
          const isOnTop =
            (position === "fixed" || position === "sticky") && visibility === "visible" && display !== "none";
          return isOnTop && height > 20 && bottom > 0 && top < innerHeight;
        }).length,
    );
    expect(covering, path).toBe(0);
  }
});

test("forced colours show the current language, and no placeholder on top of a label", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, paths.section(landmarkSections.typical));
  const links = page.getByRole("banner").locator("a[hreflang]");
  const backgrounds = await links.evaluateAll((found) => found.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(backgrounds.slice(0, 2)).size).toBe(2);
  const field = page.locator('input[name="f.price.from"]').first();
  expect(await field.evaluate((found) => getComputedStyle(found, "::placeholder").opacity)).toBe("0");
});
