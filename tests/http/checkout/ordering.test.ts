import { randomUUID } from "node:crypto";

import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatPrice } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "../support/api";
import { createKnownShopper } from "../support/guests";
import { noticesOf, textOf } from "../support/page";
import { createShopper } from "../support/shopper";
import {
  address,
  agreed,
  checkedValue,
  company,
  countOrders,
  statusAndLocation,
  newEmail,
  openCheckout,
  orderButton,
  personOf,
  pickupOf,
  readPlacedCookie,
  readOrder,
} from "./checkout";

const api = createApi();

/** The bank's page, which the embedded API simulates. */
const bank = /\/pay\/[\w-]{43}(\?lang=en)?$/;

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a guest orders with pickup and payment by card", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(page.all('meta[name="description"], meta[property], link[rel="canonical"]')).toEqual([]);
    const { price } = await api.product(landmarks.madeToOrder);
    const summary = textOf(page.one("main aside"));
    expect(summary).toContain(formatPrice(price));
    for (const term of ["weight", "date", "delivery", "total"] as const)
      expect(summary).toContain(t(`checkout:summary.${term}`));
    expect(page.all('input[name^="consents."][checked]')).toEqual([]);

    const email = newEmail();
    const reply = await shopper.press(page, orderButton, {
      ...pickupOf(page, email, "card"),
      comment: "Позвоните",
    });
    // The button announces the payment, and the redirect leads there.
    expect(statusAndLocation(reply)).toEqual([303, expect.stringMatching(bank)]);
    const paying = await fetch(reply.location ?? "");
    expect([paying.status, await paying.text()]).toEqual([
      200,
      expect.stringContaining(readPlacedCookie(shopper).number),
    ]);
    const cookie = reply.cookies.find(({ name }) => name === "placed");
    expect(cookie?.attributes).toMatchObject({ httponly: "", samesite: "Lax", path: "/", "max-age": "1800" });
    expect(await countOrders(email)).toBe(1);
    const order = await readOrder(shopper);
    expect(order.number).toBe(readPlacedCookie(shopper).number);
    expect([order.totalPrice, order.payment.code, order.delivery.code]).toEqual([price, "card", "pickup"]);
    expect([order.customer.name, order.customer.phone, order.comment]).toEqual(["Анна", "+79011112233", "Позвоните"]);
    expect([...shopper.jar].filter(([name, value]) => name.startsWith("draft") && value !== "")).toEqual([]);
  });

  test("a company orders with courier delivery and gets an invoice", async () => {
    const { shopper, page } = await openCheckout(api, { locale, type: "legal" });
    const email = newEmail();
    const reply = await shopper.press(page, orderButton, {
      ...personOf(email),
      ...company,
      ...address,
      ...agreed(page),
      "delivery.code": ["courier"],
      payment: ["invoice"],
    });
    // Courier delivery is free at this sum, so the page has already shown the right total.
    expect(statusAndLocation(reply)).toEqual([303, at(paths.orderPlaced("legal"))]);
    const order = await readOrder(shopper);
    expect(order.company).toMatchObject({ inn: "7707083893", kpp: "773601001", account: "40702810800000000003" });
    expect(order.delivery.address?.value).toContain("Заречная");
    expect(await countOrders(email)).toBe(1);
  });

  test("a changed total is shown before the order is placed", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    const fill = { ...personOf(email), ...agreed(page), ...address, "delivery.code": ["transport"], payment: ["card"] };
    const asked = await shopper.pressForPage(page, orderButton, fill);
    expect(asked.status).toBe(409);
    expect(await countOrders(email)).toBe(0);
    const total = /\d[\d\u00a0]*\u00a0₽/.exec(textOf(asked.one('[role="alert"]')))?.[0] ?? "none";
    expect(textOf(asked.one("main aside"))).toContain(total);
    expect(checkedValue(asked, "delivery.code")).toBe("transport");
    expect(textOf(asked.one(orderButton))).toBe(t("checkout:submit.again"));
    expect(statusAndLocation(await shopper.press(asked, orderButton))).toEqual([303, expect.stringMatching(bank)]);
    expect(await countOrders(email)).toBe(1);
    expect(formatPrice((await readOrder(shopper)).totalPrice)).toBe(total);
  });

  test("a separate button recalculates the total for another delivery, and typed values stay", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const typed = { ...personOf(newEmail()), ...address, comment: "Домофон 12", ...agreed(page) };
    const counted = await shopper.pressForPage(page, 'aside button[value="recalculate"]', {
      ...typed,
      "delivery.code": ["transport"],
    });
    expect(counted.status).toBe(200);
    expect(counted.all('[role="alert"]')).toEqual([]);
    const { price } = await api.product(landmarks.madeToOrder);
    expect(textOf(counted.one("main aside"))).not.toContain(`${t("checkout:summary.total")} ${formatPrice(price)}`);
    expect(counted.all('input[name="payment"]').map((radio) => radio.getAttribute("value"))).toEqual(["card"]);
    const reloaded = await shopper.open(counted.path);
    for (const shown of [counted, reloaded]) {
      expect(shown.one('[name="customer.name"]').getAttribute("value")).toBe("Анна");
      expect(shown.one('[name="delivery.address.house"]').getAttribute("value")).toBe("8а");
      expect(shown.one('[name="comment"]').text).toBe("Домофон 12");
      expect(checkedValue(shown, "delivery.code")).toBe("transport");
      expect(shown.all('input[name^="consents."][checked]')).toHaveLength(2);
    }
  });

  test("a basket that was emptied in another tab leads to the basket, a second order in vain to the first", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    const otherTab = await shopper.open(page.path);
    const { id } = await api.product(landmarks.madeToOrder);
    await shopper.post(at(paths.basketLines()), { remove: String(id) });
    const emptied = await shopper.press(page, orderButton, pickupOf(page, email));
    expect(statusAndLocation(emptied)).toEqual([303, at(paths.basket())]);
    expect(noticesOf(await shopper.follow(emptied)).join()).toContain(t("checkout:outcome.empty"));
    expect(await countOrders(email)).toBe(0);

    await shopper.post(at(paths.basketLines()), { set: String(id), quantity: "1" });
    const full = await shopper.open(page.path);
    await shopper.press(full, orderButton, pickupOf(full, email));
    const again = await shopper.press(otherTab, orderButton, { ...pickupOf(otherTab, email), key: randomUUID() });
    expect(statusAndLocation(again)).toEqual([303, at(paths.orderPlaced("individual"))]);
    expect(await countOrders(email)).toBe(1);
  });

  test("an empty basket redirects to the basket", async () => {
    for (const shopper of [createShopper(), await createKnownShopper(api, { locale })]) {
      expect(statusAndLocation(await shopper.send(at(paths.checkout())))).toEqual([302, at(paths.basket())]);
    }
  });
});
