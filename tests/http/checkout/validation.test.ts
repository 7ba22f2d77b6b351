import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { createApi } from "../support/api";
import type { Fill } from "../support/form";
import { fieldMessage } from "../support/page";
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
  readOrder,
  valueOf,
} from "./checkout";
import { wrongCompanies, wrongPersons, type Typed } from "./wrong-orders";

const api = createApi();

const isChoice = (name: string) => /^consents\.|^delivery\.pointId$/.test(name);

/** Converts typed values to form fields: an unselected choice sends nothing. */
const asFill = (typed: Typed): Fill =>
  Object.fromEntries(Object.entries(typed).map(([name, [value]]) => [name, isChoice(name) ? [] : value]));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);

  /** Sends a valid order with these values; expects messages at the invalid fields alone, and the values to stay. */
  async function expectFaults(type: "individual" | "legal", fill: Fill, typed: Typed) {
    const { shopper, page } = await openCheckout(api, { locale, type });
    const email = newEmail();
    const refused = await shopper.pressForPage(page, orderButton, {
      ...pickupOf(page, email),
      payment: [],
      ...fill,
      ...asFill(typed),
    });
    expect(refused.status).toBe(400);
    const faults = Object.entries(typed).flatMap(([name, [, fault]]) => (fault ? [[name, t(fault)] as const] : []));
    const links = refused.all(`main [role="group"][aria-label="${t("forms:summary")}"] a`);
    expect(links.map((link) => link.getAttribute("href")).sort()).toEqual(
      faults.map(([name]) => `#checkout-${name}`).sort(),
    );
    for (const [name, text] of faults)
      expect(fieldMessage(refused, refused.one(`[id="checkout-${name}"]`)), name).toContain(text);
    for (const [name, [value]] of Object.entries(typed)) {
      if (!isChoice(name) && name !== "customer.phoneCountry") expect(valueOf(refused, name), name).toBe(value);
    }
    expect(await countOrders(email)).toBe(0);
    return refused;
  }

  test.each(wrongPersons)(
    "in a person's order, %s gets messages at the fields, and the typed values stay",
    async (_, typed) => {
      const refused = await expectFaults("individual", { ...address, "delivery.code": ["courier"] }, typed);
      expect(checkedValue(refused, "delivery.code")).toBe("courier");
    },
  );

  test.each(wrongCompanies)(
    "in a company's order, %s gets messages at the fields, and the typed values stay",
    async (_, typed) => {
      await expectFaults("legal", company, typed);
    },
  );

  test("a comment that fills its field is accepted with any number of lines", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const email = newEmail();
    const most = Number(page.one('[name="comment"]').getAttribute("maxlength"));
    const comment = "Звонить\n".repeat(most / 8).slice(0, -1) + "!";
    expect(comment).toHaveLength(most);
    // Browsers send a document's form with these line ends.
    const sent = { ...pickupOf(page, email), comment: comment.replaceAll("\n", "\r\n") };
    expect(statusAndLocation(await shopper.press(page, orderButton, sent))).toEqual([
      303,
      localePath(locale, paths.orderPlaced("individual")),
    ]);
    expect((await readOrder(shopper)).comment).toBe(comment);
    expect(await countOrders(email)).toBe(1);
  });

  test("another country's phone number and a village without streets are accepted", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const village = {
      "delivery.address.settlement_with_type": "д Дальние Липки",
      "delivery.address.house": "владение 4",
    };
    const phone = { "customer.phoneCountry": "BY", "customer.phone": "8 029 123-45-67" };
    const email = newEmail();
    const counted = await shopper.pressForPage(page, 'aside button[value="recalculate"]', {
      ...{ ...personOf(email), ...phone, ...village, ...agreed(page) },
      "delivery.code": ["courier"],
    });
    const reply = await shopper.press(counted, orderButton);
    // Payment by card is the default.
    expect(statusAndLocation(reply)).toEqual([303, expect.stringContaining("/pay/")]);
    const order = await readOrder(shopper);
    expect([order.customer.phone, order.delivery.address?.house]).toEqual(["+375291234567", "владение 4"]);
    expect(order.delivery.address?.city_with_type).toBeNull();
  });
});
