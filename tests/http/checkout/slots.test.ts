import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { formatDate } from "~/i18n/format";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import { fieldMessage, textOf } from "../support/page";
import {
  address,
  agreed,
  checkedValue,
  countOrders,
  newEmail,
  openCheckout,
  orderButton,
  personOf,
  pickupOf,
  readOrder,
  readPlacedCookie,
  valueOf,
} from "./checkout";

const api = createApi();
const slot = "slot.courier";

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  async function openWithSlots() {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    const fill = { ...personOf(email), ...address, ...agreed(page), "delivery.code": ["courier"], payment: ["cash"] };
    const slots = page.all(`select[name="${slot}"] option`).map((option) => option.getAttribute("value") ?? "");
    return { shopper, page, email, fill, slots };
  }

  test("a courier comes as soon as possible, or on the chosen day and at the chosen time", async () => {
    const { shopper, page, email, fill, slots } = await openWithSlots();
    expect([slots[0], slots.length]).toEqual(["", 22]);
    // The typed village is far from the shop, so the first days are not possible.
    const chosen = slots.at(-1) ?? "";
    const [date = "", interval = ""] = chosen.split(" ");
    const shown = `${formatDate(locale, date)}, ${interval}`;
    const counted = await shopper.pressForPage(page, 'aside button[value="recalculate"]', {
      ...fill,
      [slot]: chosen,
    });
    expect(textOf(counted.one("main"))).toContain(`${t("checkout:summary.date")}${shown}`);
    const placed = await shopper.press(counted, orderButton);
    expect(placed.status).toBe(303);
    expect(textOf((await shopper.follow(placed)).one("main"))).toContain(shown);
    expect(await countOrders(email)).toBe(1);
    expect(await readOrder(shopper)).toMatchObject({ deliveryDate: date, delivery: { interval } });
    const { orderId, accessKey } = readPlacedCookie(shopper);
    const order = await shopper.open(localePath(locale, paths.order(orderId, accessKey)));
    expect(textOf(order.one("main"))).toContain(shown);
  });

  test("a day that is no longer possible has a message, and changes nothing", async () => {
    const { shopper, page, email, fill, slots } = await openWithSlots();
    const refused = await shopper.pressForPage(page, orderButton, { ...fill, [slot]: slots[1] ?? "" });
    expect(refused.status).toBe(400);
    const field = refused.one(`[id="checkout-${slot}"]`);
    expect(fieldMessage(refused, field)).toContain(t("checkout:delivery.slotGone"));
    expect(checkedValue(refused, "delivery.code")).toBe("courier");
    expect(await countOrders(email)).toBe(0);
  });

  test("a day that the typed city makes impossible has a message with the new totals", async () => {
    const { shopper, page, fill, slots } = await openWithSlots();
    const chosen = { ...fill, [slot]: slots[1] ?? "" };
    const counted = await shopper.pressForPage(page, 'aside button[value="recalculate"]', chosen);
    expect(counted.status).toBe(200);
    const message = fieldMessage(counted, counted.one(`[id="checkout-${slot}"]`));
    expect(message).toContain(t("checkout:delivery.slotGone"));
  });

  test("somebody else receives the order", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    const fill = pickupOf(page, email);
    const half = await shopper.pressForPage(page, orderButton, { ...fill, "recipient.name": "Олег Птицын" });
    expect(half.status).toBe(400);
    expect(fieldMessage(half, half.one('[id="checkout-recipient.phone"]'))).toContain(t("forms:required"));
    expect(valueOf(half, "recipient.name")).toBe("Олег Птицын");
    const phone = { "recipient.phone": "+7 (902) 000-11-22" };
    expect((await shopper.press(half, orderButton, phone)).status).toBe(303);
    expect((await readOrder(shopper)).recipient).toEqual({ name: "Олег Птицын", phone: "+79020001122" });
    const { orderId, accessKey } = readPlacedCookie(shopper);
    const order = await shopper.open(localePath(locale, paths.order(orderId, accessKey)));
    expect(textOf(order.one("main"))).toContain("Олег Птицын");
    expect(textOf(order.one("main"))).toContain(t("personal:order.buyer"));
  });
});
