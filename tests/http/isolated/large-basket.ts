import { expect, test } from "vitest";

import { paths } from "~/paths";

import { storeBasket } from "../../fixtures/stored-basket";
import { countStoredOrders } from "../../fixtures/stored-orders";
import { readBasket } from "../../fixtures/visitor";
import { newEmail, orderButton, pickupOf, statusAndLocation } from "../checkout/checkout";
import { createKnownShopper } from "../support/guests";
import { shop } from "./shop";

// Last in its shop, because the order takes stock of 500 products.
test("a basket of 500 lines is shown on one page and can be ordered", async () => {
  const shopper = await createKnownShopper(shop.api(), { shop: shop.url() });
  const ids = storeBasket(shop.dataDir(), shopper.uid(), 500);
  const last = ids.at(-1) ?? 0;
  const basket = await shopper.open(paths.basket());
  expect(basket.status).toBe(200);
  expect(basket.all("main li[id^=p]")).toHaveLength(500);
  expect((await shopper.press(basket, `#p${last} button[name="remove"][form]`)).status).toBe(303);
  expect((await readBasket(shop.api().url, shopper.uid())).list).toHaveLength(499);
  await shop.api().addToBasket(shopper.uid(), last);
  const page = await shopper.open(paths.checkout("individual"));
  expect(page.all("main aside li img").length).toBeGreaterThanOrEqual(500);
  const email = newEmail();
  const reply = await shopper.press(page, orderButton, pickupOf(page, email));
  expect(statusAndLocation(reply)).toEqual([303, paths.orderPlaced("individual")]);
  expect(countStoredOrders(shop.dataDir(), email)).toBe(1);
});
