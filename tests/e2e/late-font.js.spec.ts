import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { expect, isPhone, test } from "../fixtures/journey";
import { api } from "./support/api";
import { holdResponses } from "./support/hold-requests";
import { languageOf } from "./support/languages";
import { recordShifts } from "./support/layout-shifts";
import { nextFrame } from "./support/parts";

/** The greatest sum of layout shifts of a page. A "good" one is below 0.1 (web.dev, "Cumulative Layout Shift"). */
const unnoticed = 0.002;

test("a web font that comes late does not shift the layout", async ({ page, visitor }) => {
  const uid = await visitor.arrive();
  for (const code of [landmarks.inStock, landmarks.madeToOrder]) {
    await api.addToBasket(uid, (await api.product(code)).id);
  }
  const readShifts = await recordShifts(page);
  const { href } = languageOf(isPhone() ? "en" : "ru");
  const { article } = await api.slugs();
  const visited = [
    paths.home(),
    paths.section(landmarkSections.large),
    paths.product(landmarks.inStock),
    paths.basket(),
    paths.search("18"),
    paths.checkout(),
    paths.article(article),
  ];
  for (const path of visited.map(href)) {
    // Cyrillic and Latin are two files. They arrive together, as over one connection.
    const release = await holdResponses(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    expect([path, await page.evaluate(() => document.fonts.status)]).toEqual([path, "loading"]);
    release();
    await page.waitForLoadState("networkidle");
    // The network can be idle before the text is drawn in the new font, and a shift is recorded only after that frame.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrame(page);
    const shifts = await readShifts();
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(unnoticed);
    await page.unrouteAll();
  }
});
