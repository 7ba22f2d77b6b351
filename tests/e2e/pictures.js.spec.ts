import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, waitForHydration } from "../fixtures/journey";
import { test } from "../fixtures/pictures";
import { api } from "./support/api";
import { recordShifts } from "./support/layout-shifts";

test("pictures load, and the layout does not shift while the page loads and hydrates", async ({ page, visitor }) => {
  const uid = await visitor.arrive();
  for (const code of [landmarks.inStock, landmarks.madeToOrder]) {
    await api.addToBasket(uid, (await api.product(code)).id);
  }
  // Afterwards all fonts are in the browser's cache; `late-font.js.spec.ts` tests a font that comes late.
  await page.goto(paths.home());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const readShifts = await recordShifts(page);
  const visited = [
    paths.home(),
    paths.section(landmarkSections.large),
    paths.product(landmarks.inStock),
    paths.basket(),
    paths.search("18"),
  ];
  for (const path of visited) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator(".swiper:not([data-live])")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect([path, await readShifts()]).toEqual([path, []]);
    const broken = await page.evaluate(() =>
      [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    );
    expect([path, broken]).toEqual([path, []]);
  }
});
