import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { shopUrl } from "../fixtures/addresses";
import { comparedCookies } from "../fixtures/compare-views";
import { expect, hasJavaScript, isPhone, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages } from "./support/languages";
import { countDocuments, notice, open } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: two products are compared, and one is removed`, async ({ page }) => {
    const { products } = await api.listing(landmarkSections.typical, {}, locale);
    const [first, second] = products;
    if (!first || !second) throw new Error("The section is too small");
    const way = page.getByRole("banner").getByRole("link", { name: new RegExp(`^${say("header.compare")}`) });
    await open(page, href(paths.product(first.code)));
    await expect(way).toHaveCount(0);
    const documents = countDocuments(page);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: say("card.compare"), exact: true }).click();
    await expect(notice(page, say("notice.compareAdded"))).toBeVisible();
    const taken = main.getByRole("button", { name: say("card.removeCompared"), exact: true });
    await expect(taken).toBeVisible();
    if (hasJavaScript()) {
      expect(documents()).toBe(0);
      await expect(taken).toBeFocused();
    }

    await open(page, href(paths.product(second.code)));
    // A shopper may follow the link before the answer to the press has come.
    let sendAnswer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (sendAnswer = resolve));
    if (hasJavaScript()) await page.route(/compare\/toggle/, (route) => answered.then(() => route.continue()));
    await main.getByRole("button", { name: say("card.compare"), exact: true }).click();
    await expect(taken).toBeVisible();
    await way.filter({ visible: true }).click();
    await expect(page).toHaveURL(href(paths.compare()));
    const columns = main.getByRole("columnheader");
    if (hasJavaScript()) await expect(columns).toHaveCount(1);
    sendAnswer();
    await expect(columns).toHaveCount(2);
    // The message that may still be there does not offer to open this page.
    expect(await notice(page, say("notice.compareAdded")).getByRole("link").count()).toBe(0);
    const rows = main.getByRole("row");
    const all = await rows.count();
    const region = main.getByRole("region");
    // On a phone too, two products fit side by side.
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await main.getByRole("link", { name: say("compare:show.differences") }).click();
    await expect(page).toHaveURL(/show=differences/);
    await expect.poll(() => rows.count()).toBeLessThan(all);

    await main.getByRole("button", { name: say("compare:removeOf", { name: first.name }), exact: true }).click();
    await expect(columns).toHaveCount(1);
    await expect(page.getByText(say("compare:single.title"))).toBeVisible();
    if (hasJavaScript()) await expect(main.getByRole("heading", { level: 1 })).toBeFocused();

    if (isPhone()) {
      // The names of the rows stay in place while three products scroll, also by keyboard.
      const three = Object.entries(comparedCookies(products.slice(0, 3).map(({ id }) => id)));
      await page.context().addCookies(three.map(([key, value]) => ({ name: key, value, url: shopUrl })));
      await open(page, href(paths.compare()));
      await expect(columns).toHaveCount(3);
      const name = main.getByRole("rowheader", { name: say("compare:price") });
      const before = await name.boundingBox();
      await region.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
      expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    }
  });
}
