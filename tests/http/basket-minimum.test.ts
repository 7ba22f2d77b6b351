import { expect, test } from "vitest";

import { catalogInfo } from "~/api/schemas/catalog";
import { checkoutSettings } from "~/api/schemas/checkout";
import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { company, countOrders, newEmail, orderButton, pickupOf } from "./checkout/checkout";
import { createApi } from "./support/api";
import { createKnownShopper } from "./support/guests";
import { textOf } from "./support/page";

const api = createApi();

test.each(locales)(
  "a basket below the minimum total says how much is missing, and does not block the checkout: %s",
  async (locale) => {
    const t = translateFor(locale);
    const shopper = await createKnownShopper(api, { locale });
    const { minTotal } = await api.read(
      `checkout/settings?uid=${shopper.uid()}&personType=individual`,
      checkoutSettings,
    );
    const { products } = await api.read("catalog/info?perPage=100&sort=price_asc&filter[inStock]=1", catalogInfo);
    // Two pieces are enough even if a promotion takes a quarter off.
    const cheap = products.find(({ price }) => price * 1.5 > minTotal && price < minTotal);
    if (!cheap) throw new Error("Nothing is cheap enough");
    await api.addToBasket(shopper.uid(), cheap.id);
    const open = () => shopper.open(localePath(locale, paths.basket()));
    const least = t("basket:summary.minimum", { sum: formatPrice(minTotal) });

    const below = await open();
    const summary = textOf(below.one('aside[aria-labelledby="summary"]'));
    expect(summary).toContain(least);
    expect(summary).toContain(t("basket:summary.minimumText", { left: formatPrice(minTotal - cheap.price) }));
    expect(textOf(below.one("main [data-buy-bar]"))).toContain(
      t("basket:summary.minimumShort", { sum: formatPrice(minTotal) }),
    );
    const minimum = new RegExp(`\\b${minTotal}\\s₽`);
    for (const personType of ["individual", "legal"] as const) {
      const path = localePath(locale, paths.checkout(personType));
      expect(below.all(`aside a[href="${path}"]`).length).toBeGreaterThan(0);
      const checkout = await shopper.open(path);
      expect([checkout.status, textOf(checkout.one("h1"))]).toEqual([200, t("checkout:title")]);
      expect(checkout.one('main form nav a[aria-current="page"]').getAttribute("href")).toBe(path);
      expect(textOf(checkout.one("main aside"))).toMatch(minimum);
      // Above the form, before the shopper fills it in.
      const [top = ""] = textOf(checkout.one("main")).split(t("checkout:who.name"));
      expect(top).toContain(least);
      expect(checkout.all('[name="company.inn"]')).toHaveLength(personType === "legal" ? 1 : 0);
      // The API makes the final check.
      const email = newEmail();
      const typed = personType === "legal" ? { ...company, payment: ["invoice"] } : {};
      const refused = await shopper.pressForPage(checkout, orderButton, { ...pickupOf(checkout, email), ...typed });
      expect(refused.status).toBe(400);
      expect(textOf(refused.one('[role="alert"]'))).toMatch(minimum);
      expect(await countOrders(email)).toBe(0);
    }

    // If the minimum sum is unavailable, the page is the same but does not mention it.
    await api.fault({ path: "/api/app/checkout/settings", fault: "status", status: 500, uid: shopper.uid(), times: 1 });
    const without = await open();
    expect(without.status).toBe(200);
    expect(textOf(without.one("main"))).not.toContain(least);

    await api.addToBasket(shopper.uid(), cheap.id);
    expect(textOf((await open()).one("main"))).not.toContain(least);
  },
);
