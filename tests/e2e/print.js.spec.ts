import { formatPrice } from "~/i18n/format";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing-landmarks";

import { apiUrl } from "../fixtures/addresses";
import { expect, test } from "../fixtures/journey";
import { placeGuestOrder } from "../fixtures/placed-order";
import { api } from "./support/api";
import { languages, plain } from "./support/languages";

for (const { locale, href, say } of languages) {
  test(`${locale}: the printed pages of a product and an order have no controls`, async ({ page }) => {
    const product = await api.product(landmarks.sale, locale);
    const { order, accessKey } = await placeGuestOrder(apiUrl);
    const main = page.getByRole("main");
    for (const [path, shown] of [
      [
        paths.product(product.code),
        [product.name, product.price, say("product:properties"), say("product:description")],
      ],
      [paths.order(order.id, accessKey), [order.totalPrice, say("personal:order.deliveryTitle")]],
    ] as const) {
      await page.goto(href(path));
      await page.emulateMedia({ media: "print" });
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      for (const text of shown)
        await expect(
          main
            .getByText(typeof text === "number" ? plain(formatPrice(text)) : text)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
      for (const role of ["button", "textbox", "navigation", "banner", "contentinfo"] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      const colors = await main.evaluate((element) =>
        [element, ...element.querySelectorAll("h1, dd, dt, p, li")]
          .map((one) => getComputedStyle(one).color)
          .filter((color) => !/^rgb\((0, 0, 0|51, 51, 51)\)$/.test(color)),
      );
      expect(colors).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
}
