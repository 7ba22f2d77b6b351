import { expect, inject, test } from "vitest";

import { locales, localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { cutText } from "~/lib/text";
import { paths } from "~/paths";

import { createApi } from "../fixtures/api";
import { placeGuestOrder } from "../fixtures/placed-order";
import { createNewCustomer } from "./support/new-customer";
import { noticesOf } from "./support/page";

const apiUrl = inject("apiUrl");
const api = createApi(apiUrl);

/** A product that no other test buys or changes. */
const code = "pry-bar-nordhult-prorab-900-mm-floors";

test("a repeated order says of which products the basket has fewer pieces than were ordered", async () => {
  const product = await api.product(code);
  for (const locale of locales) {
    const t = translateFor(locale);
    const { shopper, token } = await createNewCustomer(locale);
    const { order } = await placeGuestOrder(apiUrl, { product: code, packs: 3, token, locale });
    const path = localePath(locale, paths.personalOrder(order.id));
    const repeat = async () => {
      const page = await shopper.open(path);
      return noticesOf(await shopper.follow(await shopper.press(page, 'main button[value="repeat"]')));
    };
    await api.changeProduct(product.id, { stock: 2 });
    const { name } = await api.product(code, locale);
    const part = t("basket:added.item", {
      name: cutText(name, 60),
      reason: t("basket:added.part", { added: 2, wanted: 3 }),
    });
    const fewer = t("basket:added.fewer", { names: part });
    expect(await repeat()).toEqual([`${t("basket:added.done", { count: 1 })}. ${fewer}`]);
    await api.changeProduct(product.id, { stock: 20 });
    expect(await repeat()).toEqual([t("basket:added.done", { count: 1 })]);
    await api.changeProduct(product.id, { stock: product.isStock });
  }
});
