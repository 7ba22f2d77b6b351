import { afterAll, beforeAll, expect, test } from "vitest";

import { paths } from "~/paths";

import { freePort } from "../../fixtures/ports";
import { startShop, type RunningShop } from "../../fixtures/shop";
import { countStoredOrders } from "../../fixtures/stored-orders";
import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";
import { led, newEmail, orderButton, pickupOf } from "./checkout";

// It takes a piece of everything, so it is a shop of its own.
let running: RunningShop;

beforeAll(async () => {
  running = await startShop({ port: await freePort(), apiPort: await freePort() });
}, 120_000);

afterAll(() => running.stop());

test("a basket of 500 lines is ordered", { timeout: 60_000 }, async () => {
  const api = createApi(running.apiUrl);
  const shopper = await createKnownShopper(api, { shop: running.shopUrl });
  await api.fillBasket(shopper.uid(), 500);
  const start = performance.now();
  const page = await shopper.open(paths.checkout("individual"));
  // As long as the shop waits for the API; half a second on two quiet processors.
  expect(performance.now() - start).toBeLessThan(5000);
  expect(page.all("main aside li img").length).toBeGreaterThanOrEqual(500);
  const email = newEmail();
  const reply = await shopper.press(page, orderButton, pickupOf(page, email));
  expect(led(reply)).toEqual([303, paths.orderPlaced("individual")]);
  expect(countStoredOrders(running.dataDir, email)).toBe(1);
});
