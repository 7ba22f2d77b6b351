import { expect, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "../support/api";
import { fillForm, type Fill } from "../support/form";
import { noticesOf, textOf, type Page } from "../support/page";
import type { Shopper } from "../support/shopper";
import {
  countOrders,
  statusAndLocation,
  newEmail,
  openCheckout,
  orderButton,
  pickupOf,
  readPlacedCookie,
  valueOf,
} from "./checkout";

const api = createApi();
const t = translateFor("ru");
const success = paths.orderPlaced("individual");

/** Sends a form several times in parallel, each time with the shopper's initial cookies. */
async function sendAgain(shopper: Shopper, page: Page, fill: Fill, times: number) {
  const { action, entries } = fillForm(page, orderButton, fill);
  const cookies = [...shopper.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = () =>
    shopper.send(action, { method: "POST", headers: { Cookie: cookies }, body: new URLSearchParams(entries) });
  return Promise.all(Array.from({ length: times }, send));
}

test("a form that is sent ten times in parallel creates one order", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  const replies = await sendAgain(shopper, page, pickupOf(page, email), 10);
  expect(replies.map(statusAndLocation)).toEqual(replies.map(() => [303, success]));
  expect(await countOrders(email)).toBe(1);
});

test("sending again after Back, or reloading the POST, leads to the same success page", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  expect(statusAndLocation(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  const { number } = readPlacedCookie(shopper);
  expect(statusAndLocation(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  expect(readPlacedCookie(shopper).number).toBe(number);
  expect(await countOrders(email)).toBe(1);
  // The checkout page has nothing left to order.
  expect(statusAndLocation(await shopper.send(paths.checkout("individual")))).toEqual([302, success]);
});

test("two tabs share a key: the same form creates one order, a different form is a conflict", async () => {
  const { shopper, page } = await openCheckout(api);
  const other = await shopper.open(paths.checkout("individual"));
  expect(valueOf(other, "key")).toBe(valueOf(page, "key"));
  const email = newEmail();
  expect(statusAndLocation(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  expect(statusAndLocation(await shopper.press(other, orderButton, pickupOf(other, email)))).toEqual([303, success]);
  const changed = { ...pickupOf(other, email), comment: "Ещё один?" };
  const refused = await shopper.pressForPage(other, orderButton, changed);
  expect(refused.status).toBe(409);
  expect(textOf(refused.one('[role="alert"]'))).toContain(t("checkout:outcome.conflict"));
  expect(await countOrders(email)).toBe(1);
  const emptied = await shopper.press(refused, 'button[value="another"]');
  expect(statusAndLocation(emptied)).toEqual([303, paths.basket()]);
  expect(noticesOf(await shopper.follow(emptied)).join()).toContain(t("checkout:outcome.empty"));
  const { id } = await api.product(landmarks.inStock);
  await shopper.post(paths.basketLines(), { set: String(id), quantity: "1" });
  const another = await shopper.pressForPage(refused, 'button[value="another"]');
  expect(valueOf(another, "key")).not.toBe(valueOf(page, "key"));
  expect(valueOf(another, "comment")).toBe("Ещё один?");
});

test("another order, whose goods have gone meanwhile, is not taken for the one before", async () => {
  const { shopper, page } = await openCheckout(api);
  const [email, other] = [newEmail(), newEmail()];
  expect(statusAndLocation(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  const { id } = await api.product(landmarks.inStock);
  await shopper.post(paths.basketLines(), { set: String(id), quantity: "1" });
  const next = await shopper.open(paths.checkout("individual"));
  await shopper.post(paths.clearBasket(), {});
  const sent = await shopper.press(next, orderButton, pickupOf(next, other));
  expect(statusAndLocation(sent)).toEqual([303, paths.basket()]);
  expect(noticesOf(await shopper.follow(sent)).join()).toContain(t("checkout:outcome.empty"));
  expect(statusAndLocation(await shopper.send(paths.checkout("individual")))).toEqual([302, paths.basket()]);
  expect(await countOrders(other)).toBe(0);
  // The page of the first order, left open in another tab, is of the order that was placed.
  const left = await shopper.press(page, orderButton, { ...pickupOf(page, email), "customer.name": "" });
  expect(statusAndLocation(left)).toEqual([303, success]);
});

test("after a lost response, sending again finds the order, whatever was pressed in between", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  await api.fault({ path: "/api/app/order/create", fault: "lost", uid: shopper.uid(), times: 1 });
  let shown = await shopper.pressForPage(page, orderButton, pickupOf(page, email, "card"));
  for (const button of ["legal", "individual", "recalculate"]) {
    shown = await shopper.pressForPage(shown, `button[value="${button}"]`);
    expect(textOf(shown.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
  }
  await shopper.press(shown, 'main button[value*="/sign-in"]');
  const back = await shopper.open(paths.checkout("individual"));
  expect(statusAndLocation(await shopper.press(back, orderButton))).toEqual([303, expect.stringContaining("/pay/")]);
  expect(await countOrders(email)).toBe(1);
});

test.each([
  ["the options cannot be loaded", { path: "/api/app/checkout/settings", status: 503 }],
  ["the totals cannot be calculated", { path: "/api/app/checkout/calculate", status: 503 }],
  ["the API takes no more orders for now", { path: "/api/app/order/create", status: 429 }],
])("an order whose response was lost stays possibly placed while %s", async (_, { path, status }) => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  await api.fault({ path: "/api/app/order/create", fault: "lost", uid: shopper.uid(), times: 1 });
  const lost = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
  await api.fault({ path, fault: "status", status, uid: shopper.uid(), times: path.endsWith("settings") ? 2 : 1 });
  const again = await shopper.pressForPage(lost, orderButton);
  expect([429, 503]).toContain(again.status);
  expect(textOf(again.one("main"))).not.toContain(t("checkout:outcome.notSent"));
  expect(textOf(again.one(orderButton))).toBe(t("checkout:submit.again"));
  const reloaded = await shopper.open(paths.checkout("individual"));
  expect(textOf(reloaded.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
  expect(statusAndLocation(await shopper.press(again, orderButton))).toEqual([303, success]);
  expect(await countOrders(email)).toBe(1);
});

test("an order whose response was lost stays possibly placed when it is sent again with a mistake", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  await api.fault({ path: "/api/app/order/create", fault: "lost", uid: shopper.uid(), times: 1 });
  const lost = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
  const refused = await shopper.pressForPage(lost, orderButton, { "customer.name": "" });
  expect(refused.status).toBe(400);
  const right = { "customer.name": valueOf(lost, "customer.name") };
  expect(statusAndLocation(await shopper.press(refused, orderButton, right))).toEqual([303, success]);
  expect(await countOrders(email)).toBe(1);
});

test("a POST from another site is rejected, and so is one without a basket", async () => {
  const { shopper, page } = await openCheckout(api);
  const { entries } = fillForm(page, orderButton, pickupOf(page, newEmail()));
  const body = new URLSearchParams(entries);
  for (const path of [paths.checkout("individual"), paths.checkoutQuote()]) {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await shopper.send(path, { method: "POST", headers, body })).status).toBe(403);
  }
  await shopper.post(paths.clearBasket(), {});
  const email = newEmail();
  const refused = await shopper.press(page, orderButton, pickupOf(page, email));
  expect(statusAndLocation(refused)).toEqual([303, paths.basket()]);
  expect(await countOrders(email)).toBe(0);
});
