import { afterAll, expect, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import { fillForm, type Fill } from "../support/form";
import { textOf, toPage, type Page } from "../support/page";
import type { Shopper } from "../support/shopper";
import {
  address,
  agreed,
  chosenOf,
  countOrders,
  led,
  newEmail,
  openCheckout,
  orderButton,
  ownProduct,
  personOf,
  pickupOf,
  placedOf,
  readOrder,
  valueOf,
} from "./checkout";

const api = createApi();
const t = translateFor("ru");
const success = paths.orderPlaced("individual");

const [dearer, scarce] = [await ownProduct(api, 1), await ownProduct(api, 2)];
afterAll(async () => {
  for (const { id, price, isStock } of [dearer, scarce]) await api.changeProduct(id, { price, stock: isStock });
});

/** Sends a form as often as asked, with the cookies that the shopper had before the first time. */
async function sendAgain(shopper: Shopper, page: Page, fill: Fill, times: number) {
  const { action, entries } = fillForm(page, orderButton, fill);
  const cookies = [...shopper.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = () =>
    shopper.send(action, { method: "POST", headers: { Cookie: cookies }, body: new URLSearchParams(entries) });
  return Promise.all(Array.from({ length: times }, send));
}

test("a form that is sent ten times at once makes one order", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  const replies = await sendAgain(shopper, page, pickupOf(page, email), 10);
  expect(replies.map(led)).toEqual(replies.map(() => [303, success]));
  expect(await countOrders(email)).toBe(1);
});

test("Back and send again, or a reload of the post, lead to the same success page", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  expect(led(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  const { number } = placedOf(shopper);
  expect(led(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  expect(placedOf(shopper).number).toBe(number);
  expect(await countOrders(email)).toBe(1);
  // The page itself has nothing left to order.
  expect(led(await shopper.send(paths.checkout("individual")))).toEqual([302, success]);
});

test("two tabs have one key: what both send is one order, and what differs is told", async () => {
  const { shopper, page } = await openCheckout(api);
  const other = await shopper.open(paths.checkout("individual"));
  expect(valueOf(other, "key")).toBe(valueOf(page, "key"));
  const email = newEmail();
  expect(led(await shopper.press(page, orderButton, pickupOf(page, email)))).toEqual([303, success]);
  expect(led(await shopper.press(other, orderButton, pickupOf(other, email)))).toEqual([303, success]);
  const changed = { ...pickupOf(other, email), comment: "Ещё один?" };
  const refused = await shopper.pressForPage(other, orderButton, changed);
  expect(refused.status).toBe(409);
  expect(textOf(refused.one('[role="alert"]'))).toContain(t("checkout:outcome.conflict"));
  expect(await countOrders(email)).toBe(1);
  const another = await shopper.pressForPage(refused, 'button[value="another"]');
  expect(valueOf(another, "key")).not.toBe(valueOf(page, "key"));
  expect(valueOf(another, "comment")).toBe("Ещё один?");
});

test("an answer that is lost leaves all in place, and sending again finds the order", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  await api.fault({ path: "/api/app/order/create", fault: "lost", uid: shopper.uid(), times: 1 });
  const lost = await shopper.pressForPage(page, orderButton, { ...pickupOf(page, email), comment: "У ворот" });
  expect(lost.status).toBe(503);
  expect(textOf(lost.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
  expect([valueOf(lost, "comment"), valueOf(lost, "key")]).toEqual(["У ворот", valueOf(page, "key")]);
  expect(await countOrders(email)).toBe(1);

  // The basket is empty by now, and the page is there all the same.
  const reloaded = await shopper.open(paths.checkout("individual"));
  expect(textOf(reloaded.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
  expect(led(await shopper.press(reloaded, orderButton))).toEqual([303, success]);
  expect(await countOrders(email)).toBe(1);
  expect((await readOrder(shopper)).comment).toBe("У ворот");
});

test("whatever is pressed after a lost answer, the order is found by sending again", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  await api.fault({ path: "/api/app/order/create", fault: "lost", uid: shopper.uid(), times: 1 });
  let shown = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
  for (const button of ["legal", "individual", "recalculate"]) {
    shown = await shopper.pressForPage(shown, `button[value="${button}"]`);
    expect(textOf(shown.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
  }
  await shopper.press(shown, 'main button[value*="/sign-in"]');
  const back = await shopper.open(paths.checkout("individual"));
  expect(led(await shopper.press(back, orderButton))).toEqual([303, success]);
  expect(await countOrders(email)).toBe(1);
});

test.each([
  ["dropped", { fault: "drop" }],
  ["answered with 500", { fault: "status", status: 500 }],
  ["answered with nonsense", { fault: "malformed" }],
] as const)("an order that is %s may have been placed, and is placed by sending again", async (_, fault) => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  await api.fault({ path: "/api/app/order/create", uid: shopper.uid(), times: 1, ...fault });
  const failed = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
  expect(failed.status).toBe(503);
  expect(textOf(failed.one(orderButton))).toBe(t("checkout:submit.again"));
  expect(led(await shopper.press(failed, orderButton))).toEqual([303, success]);
  expect(await countOrders(email)).toBe(1);
});

test("a shop whose API is away altogether keeps what was typed, and has not ordered", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  // A page asks for each once and once more; two pages are opened.
  for (const path of ["/api/app/checkout/settings", "/api/app/basket/view"])
    await api.fault({ path, fault: "status", status: 503, uid: shopper.uid(), times: 4 });
  const typed = { ...personOf(email), ...address, ...agreed(page), "delivery.code": ["courier"], payment: ["card"] };
  const failed = await shopper.pressForPage(page, orderButton, typed);
  expect(failed.status).toBe(503);
  expect(textOf(failed.one('[role="alert"]'))).toContain(t("checkout:outcome.notSent"));
  expect([valueOf(failed, "customer.email"), valueOf(failed, "delivery.code")]).toEqual([email, "courier"]);
  expect(valueOf(failed, "delivery.address.house")).toBe("8а");
  expect((await shopper.send(paths.checkout())).status).toBe(503);
  expect(await countOrders(email)).toBe(0);

  // That page could not show a sum, so it is shown first.
  const asked = await shopper.pressForPage(failed, orderButton);
  expect([asked.status, chosenOf(asked, "delivery.code")]).toEqual([409, "courier"]);
  expect(led(await shopper.press(asked, orderButton))).toEqual([303, success]);
  expect(await countOrders(email)).toBe(1);
});

test("a price that has changed meanwhile is told line by line, and asked about", async () => {
  const { shopper } = await openCheckout(api);
  await api.addToBasket(shopper.uid(), dearer.id, 1);
  await shopper.open(paths.basket());
  const page = await shopper.open(paths.checkout("individual"));
  const email = newEmail();
  await api.changeProduct(dearer.id, { price: dearer.price + 500 });
  const asked = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
  expect(asked.status).toBe(409);
  expect(textOf(asked.one('[role="alert"]'))).toContain(t("checkout:outcome.basketChanged"));
  expect(textOf(asked.one("main"))).toContain(dearer.name);
  expect(await countOrders(email)).toBe(0);
  expect(valueOf(asked, "total")).not.toBe(valueOf(page, "total"));
  expect(led(await shopper.press(asked, orderButton))).toEqual([303, success]);
  expect(String((await readOrder(shopper)).totalPrice)).toBe(valueOf(asked, "total"));
});

test("what is no longer there in that quantity is told, and asked about", async () => {
  const { shopper } = await openCheckout(api);
  await api.addToBasket(shopper.uid(), scarce.id, 3);
  await shopper.open(paths.basket());
  const page = await shopper.open(paths.checkout("individual"));
  const email = newEmail();
  await api.changeProduct(scarce.id, { stock: 1 });
  const asked = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
  expect(asked.status).toBe(409);
  expect(textOf(asked.one('[role="alert"]'))).toContain(t("checkout:outcome.outOfStock"));
  expect(textOf(asked.one("main"))).toContain(t("basket:changes.quantityReduced", { was: 3, now: 1 }));
  expect(await countOrders(email)).toBe(0);
  expect(led(await shopper.press(asked, orderButton))).toEqual([303, success]);
  expect((await readOrder(shopper)).items.map(({ quantity }) => quantity)).toContain(1);
});

test("a post from another site is refused, and so is one without a basket", async () => {
  const { shopper, page } = await openCheckout(api);
  const { entries } = fillForm(page, orderButton, pickupOf(page, newEmail()));
  const body = new URLSearchParams(entries);
  for (const path of [paths.checkout("individual"), paths.checkoutQuote()]) {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await shopper.send(path, { method: "POST", headers, body })).status).toBe(403);
  }
  await shopper.post(paths.clearBasket(), {});
  const refused = toPage(await shopper.press(page, orderButton, pickupOf(page, newEmail())));
  expect(refused.status).toBe(409);
});
