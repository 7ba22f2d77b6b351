import { afterAll, describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import { useModifiedShop } from "../support/modified-shop";
import { textOf } from "../support/page";
import {
  address,
  agreed,
  checkedValue,
  countOrders,
  statusAndLocation,
  newEmail,
  openCheckout,
  orderButton,
  findUnusedProduct,
  personOf,
  pickupOf,
  readOrder,
  valueOf,
} from "./checkout";

const api = createApi();

/** The totals that the API has calculated last, to send them once more. */
const totals: { last: unknown; isRepeated: boolean } = { last: null, isRepeated: false };
const lateShop = useModifiedShop((answer, path) => {
  if (path !== "/api/app/checkout/calculate") return answer;
  const sent = totals.isRepeated ? totals.last : answer;
  Object.assign(totals, { last: sent, isRepeated: false });
  return sent;
});

/** Products whose price and stock change, separate for each language. */
const changing = {
  ru: { dearer: await findUnusedProduct(api, 1), scarce: await findUnusedProduct(api, 2) },
  en: { dearer: await findUnusedProduct(api, 3, "en"), scarce: await findUnusedProduct(api, 4, "en") },
};
afterAll(async () => {
  for (const { dearer, scarce } of Object.values(changing)) {
    await api.changeProduct(dearer.id, { price: dearer.price });
    await api.changeProduct(scarce.id, { stock: scarce.isStock });
  }
});

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const checkout = at(paths.checkout("individual"));
  const success = at(paths.orderPlaced("individual"));
  const { dearer, scarce } = changing[locale];

  test("after a lost response the form is unchanged, and sending it again finds the order", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    await api.fault({ path: "/api/app/order/create", fault: "lost", uid: shopper.uid(), times: 1 });
    const lost = await shopper.pressForPage(page, orderButton, { ...pickupOf(page, email), comment: "У ворот" });
    expect(lost.status).toBe(503);
    expect(textOf(lost.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
    expect([valueOf(lost, "comment"), valueOf(lost, "key")]).toEqual(["У ворот", valueOf(page, "key")]);
    expect(await countOrders(email)).toBe(1);

    // The basket is empty by now, but the page still opens.
    const reloaded = await shopper.open(checkout);
    expect(textOf(reloaded.one('[role="alert"]'))).toContain(t("checkout:outcome.unknown"));
    expect(statusAndLocation(await shopper.press(reloaded, orderButton))).toEqual([303, success]);
    expect(await countOrders(email)).toBe(1);
    expect((await readOrder(shopper)).comment).toBe("У ворот");
  });

  test.each([
    ["dropped", { fault: "drop" }],
    ["answered with 500", { fault: "status", status: 500 }],
    ["answered with malformed data", { fault: "malformed" }],
  ] as const)(
    "an order that is %s is reported as possibly placed, and is placed when it is sent again",
    async (_, fault) => {
      const { shopper, page } = await openCheckout(api, { locale });
      const email = newEmail();
      await api.fault({ path: "/api/app/order/create", uid: shopper.uid(), times: 1, ...fault });
      const failed = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
      expect(failed.status).toBe(503);
      expect(textOf(failed.one(orderButton))).toBe(t("checkout:submit.again"));
      expect(statusAndLocation(await shopper.press(failed, orderButton))).toEqual([303, success]);
      expect(await countOrders(email)).toBe(1);
    },
  );

  test("if the whole API is down, typed values stay, and no order is placed", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    // A page requests each once and retries once; two pages are opened.
    for (const path of ["/api/app/checkout/settings", "/api/app/basket/view"])
      await api.fault({ path, fault: "status", status: 503, uid: shopper.uid(), times: 4 });
    const typed = { ...personOf(email), ...address, ...agreed(page), "delivery.code": ["courier"], payment: ["cash"] };
    const failed = await shopper.pressForPage(page, orderButton, typed);
    expect(failed.status).toBe(503);
    expect(textOf(failed.one('[role="alert"]'))).toContain(t("checkout:outcome.notSent"));
    expect([valueOf(failed, "customer.email"), valueOf(failed, "delivery.code")]).toEqual([email, "courier"]);
    expect(valueOf(failed, "delivery.address.house")).toBe("8а");
    expect((await shopper.send(at(paths.checkout()))).status).toBe(503);
    expect(await countOrders(email)).toBe(0);

    // The failed page could not show a sum, so the shop shows it before it orders.
    const asked = await shopper.pressForPage(failed, orderButton);
    expect([asked.status, checkedValue(asked, "delivery.code")]).toEqual([409, "courier"]);
    expect(statusAndLocation(await shopper.press(asked, orderButton))).toEqual([303, success]);
    expect(await countOrders(email)).toBe(1);
  });

  test.each([408, 429, 500])("no order is placed while its total is not calculated, with status %d", async (status) => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    await api.fault({ path: "/api/app/checkout/calculate", fault: "status", status, uid: shopper.uid(), times: 1 });
    const failed = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
    expect(failed.status).toBe(503);
    expect(textOf(failed.one('[role="alert"]'))).toContain(t("checkout:outcome.notSent"));
    expect(await countOrders(email)).toBe(0);
    const asked = await shopper.pressForPage(failed, orderButton);
    expect(asked.status).toBe(409);
    expect(statusAndLocation(await shopper.press(asked, orderButton))).toEqual([303, success]);
    expect(await countOrders(email)).toBe(1);
  });

  test("a changed price is reported line by line and must be confirmed", async () => {
    const { shopper } = await openCheckout(api, { locale });
    await api.addToBasket(shopper.uid(), dearer.id, 1);
    await shopper.open(at(paths.basket()));
    const page = await shopper.open(checkout);
    const email = newEmail();
    await api.changeProduct(dearer.id, { price: dearer.price + 500 });
    const asked = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
    expect(asked.status).toBe(409);
    expect(textOf(asked.one('[role="alert"]'))).toContain(t("checkout:outcome.basketChanged"));
    const prices = { was: formatPrice(dearer.price), now: formatPrice(dearer.price + 500) };
    expect(textOf(asked.one("main"))).toContain(`${dearer.name}: ${t("basket:changes.priceUp", prices)}`);
    expect(valueOf(asked, "customer.email")).toBe(email);
    expect(await countOrders(email)).toBe(0);
    expect(valueOf(asked, "total")).not.toBe(valueOf(page, "total"));
    expect(statusAndLocation(await shopper.press(asked, orderButton))).toEqual([303, success]);
    expect(String((await readOrder(shopper)).totalPrice)).toBe(valueOf(asked, "total"));
  });

  test("a price that changes while the order is sent has to be confirmed once, with the new total", async () => {
    const { shopper } = await openCheckout(api, { locale, shop: lateShop.url() });
    await api.addToBasket(shopper.uid(), dearer.id, 1);
    await shopper.open(at(paths.basket()));
    const page = await shopper.open(checkout);
    await api.changeProduct(dearer.id, { price: dearer.price + 700 });
    totals.isRepeated = true;
    const asked = await shopper.pressForPage(page, orderButton, pickupOf(page, newEmail()));
    expect(asked.status).toBe(409);
    expect(totals.isRepeated).toBe(false);
    expect(valueOf(asked, "total")).not.toBe(valueOf(page, "total"));
    expect(textOf(asked.one("main aside"))).toContain(formatPrice(Number(valueOf(asked, "total"))));
    expect(statusAndLocation(await shopper.press(asked, orderButton))).toEqual([303, success]);
    expect(String((await readOrder(shopper)).totalPrice)).toBe(valueOf(asked, "total"));
  });

  test("a reduced quantity is reported and must be confirmed", async () => {
    const { shopper } = await openCheckout(api, { locale });
    await api.addToBasket(shopper.uid(), scarce.id, 3);
    await shopper.open(at(paths.basket()));
    const page = await shopper.open(checkout);
    const email = newEmail();
    await api.changeProduct(scarce.id, { stock: 1 });
    const asked = await shopper.pressForPage(page, orderButton, pickupOf(page, email));
    expect(asked.status).toBe(409);
    expect(textOf(asked.one('[role="alert"]'))).toContain(t("checkout:outcome.outOfStock"));
    expect(textOf(asked.one("main"))).toContain(t("basket:changes.quantityReduced", { was: 3, now: 1 }));
    expect(await countOrders(email)).toBe(0);
    expect(statusAndLocation(await shopper.press(asked, orderButton))).toEqual([303, success]);
    expect((await readOrder(shopper)).items.map(({ quantity }) => quantity)).toContain(1);
  });
});
