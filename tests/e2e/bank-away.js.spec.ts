import type { Page } from "playwright/test";

import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { apiUrl, shopUrl } from "../fixtures/addresses";
import { expect, test, waitForHydration } from "../fixtures/journey";
import { placeGuestOrder } from "../fixtures/placed-order";
import { signInByPhone } from "../fixtures/sign-in";
import { api } from "./support/api";
import { newPhone } from "./support/customers";
import { russian } from "./support/languages";
import { placeOrders } from "./support/orders";
import { open } from "./support/parts";

const { say } = russian;

const payButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${say("personal:order.pay")}`) })
    .first();

/** A bank whose page the browser does not show, as if the shopper had stopped it. Returns how often it was requested. */
async function stopBank(page: Page): Promise<() => number> {
  let requests = 0;
  await page.route(`${apiUrl}/pay/**`, (route) => {
    requests += 1;
    return route.fulfill({ status: 204 });
  });
  return () => requests;
}

/** The browser returns from the bank's page to this one in its cache. */
const comeBack = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

test.beforeEach(({ faults }) => faults.allow(new RegExp(`^foreign request: ${apiUrl}`)));

test("a guest who comes back from the bank's page can pay again", async ({ page }) => {
  const { order, accessKey } = await placeGuestOrder(apiUrl);
  const bank = await stopBank(page);
  await open(page, paths.order(order.id, accessKey));
  await waitForHydration(page);
  for (const times of [1, 2]) {
    await payButton(page).click();
    await expect.poll(bank).toBe(times);
    await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
    await comeBack(page);
    await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
  }
  await expect(page).toHaveURL(paths.order(order.id, accessKey));
});

test("a customer who stops the bank's page can pay again after a while", async ({ page, context }) => {
  const product = await api.product(landmarks.madeToOrder);
  await signInByPhone(context, { shopUrl, apiUrl }, newPhone());
  await placeOrders(context, 1, product.id);
  const bank = await stopBank(page);
  await page.clock.install();
  await open(page, paths.personalHistory());
  await waitForHydration(page);
  for (const times of [1, 2]) {
    await payButton(page).click();
    await expect.poll(bank).toBe(times);
    await expect(payButton(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(10_000);
    await expect(payButton(page)).not.toHaveAttribute("aria-busy", "true");
  }
});
