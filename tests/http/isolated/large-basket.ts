import { afterAll, beforeAll, expect, test } from "vitest";

import { paths } from "~/paths";

import { freePort } from "../../fixtures/ports";
import { startShop, type RunningShop } from "../../fixtures/shop";
import { storeBasket } from "../../fixtures/stored-basket";
import { countStoredOrders } from "../../fixtures/stored-orders";
import { readBasket } from "../../fixtures/visitor";
import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";
import { statusAndLocation, newEmail, orderButton, pickupOf } from "./checkout";

// The order takes stock of 500 products, so it needs a separate shop.
let running: RunningShop;

beforeAll(async () => {
  running = await startShop({ port: await freePort(), apiPort: await freePort() });
}, 120_000);

afterAll(() => running.stop());

test("a basket of 500 lines is shown on one page and can be ordered", async () => {
  const api = createApi(running.apiUrl);
  const shopper = await createKnownShopper(api, { shop: running.shopUrl });
  const ids = storeBasket(running.dataDir, shopper.uid(), 500);
  const last = ids.at(-1) ?? 0;
  const basket = await shopper.open(paths.basket());
  expect(basket.status).toBe(200);
  expect(basket.all("main li[id^=p]")).toHaveLength(500);
  expect((await shopper.press(basket, `#p${last} button[name="remove"][form]`)).status).toBe(303);
  expect((await readBasket(running.apiUrl, shopper.uid())).list).toHaveLength(499);
  await api.addToBasket(shopper.uid(), last);
  const page = await shopper.open(paths.checkout("individual"));
  expect(page.all("main aside li img").length).toBeGreaterThanOrEqual(500);
  const email = newEmail();
  const reply = await shopper.press(page, orderButton, pickupOf(page, email));
  expect(statusAndLocation(reply)).toEqual([303, paths.orderPlaced("individual")]);
  expect(countStoredOrders(running.dataDir, email)).toBe(1);
});
