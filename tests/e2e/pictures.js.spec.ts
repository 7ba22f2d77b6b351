import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/db/seed/landmarks";

import { withPictures } from "../fixtures/chromium-launch";
import { expect, waitForHydration, test } from "../fixtures/journey";
import { api } from "./support/api";

/** `LayoutShift` of the Layout Instability API, which TypeScript does not know. */
type Shift = { hadRecentInput: boolean; value: number };

/**
 * The sum of the shifts that nobody notices. On a busy machine, the font may arrive after the first paint and move a
 * word of the header by some pixels (0.0002), or a part of the HTML may fill an element that was empty (0.0004).
 */
const unnoticed = 0.001;

// The other journeys run without pictures.
test.use({ launchOptions: withPictures });

test("pictures load, and the layout does not shift while the page loads and hydrates", async ({ page, visitor }) => {
  const uid = await visitor.arrive();
  for (const code of [landmarks.inStock, landmarks.madeToOrder]) {
    await api.addToBasket(uid, (await api.product(code)).id);
  }
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // Shifts that follow an input do not count, by the metric's own definition (web.dev, "Cumulative Layout Shift").
        if (!entry.hadRecentInput) shifts.push(entry.toJSON() as Shift);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
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
    const shifts = await page.evaluate<Shift[]>("shifts");
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(unnoticed);
    const broken = await page.evaluate(() =>
      [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    );
    expect([path, broken]).toEqual([path, []]);
  }
});
