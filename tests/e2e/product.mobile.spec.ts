import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { expect, test } from "../fixtures/journey";
import { api } from "./support/api";
import { languages, plain } from "./support/languages";
import { addButton, open, stepperOf } from "./support/parts";

for (const language of languages) {
  const { locale, href, say } = language;

  test(`${locale}: the buy bar stays visible and adds the product to the basket`, async ({ page, visitor }) => {
    const product = await api.product(landmarks.inStock, locale);
    await open(page, href(paths.product(product.code)));
    const bar = page.getByRole("region", { name: say("product:buy") });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText(plain(formatPrice(product.price)), { exact: true })).toBeVisible();
    await addButton(bar, language, product).click();
    await expect(stepperOf(bar, language, product).field).toHaveValue("1");
    await stepperOf(bar, language, product).more.click();
    await expect.poll(visitor.quantities).toEqual({ [product.id]: 2 });
    await expect(stepperOf(page, language, product).field.first()).toHaveValue("2");

    const soldOut = await api.product(landmarks.soldOut, locale);
    await open(page, href(paths.product(soldOut.code)));
    await bar.getByRole("link", { name: `${say("card.notify")}: ${soldOut.name}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("product:notify.title"));
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a message appears above the buy bar without covering it`, async ({ page }) => {
      const product = await api.product(landmarks.inStock, locale);
      await page.goto(href(paths.product(product.code)));
      const bar = page.getByRole("region", { name: say("product:buy") });
      await addButton(bar, language, product).click();
      await expect(stepperOf(bar, language, product).field).toHaveValue("1");
      const messageBox = await page
        .getByRole("status")
        .filter({ hasText: say("notice.added") })
        .boundingBox();
      const { y = 0 } = (await bar.boundingBox()) ?? {};
      expect((messageBox?.y ?? Infinity) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(y);
    });
  });
}
