import { describe, expect, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";

import { expectFault } from "../support/account-page";
import { createApi } from "../support/api";
import { fillForm } from "../support/form";
import { fieldMessage, textOf, toPage } from "../support/page";
import {
  address,
  agreed,
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

const api = createApi();

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("all missing fields are reported at once, with links to them", async () => {
    const { shopper, page } = await openCheckout(api, { locale });
    const refused = await shopper.pressForPage(page, orderButton, { "delivery.code": ["pickup"] });
    expect(refused.status).toBe(400);
    const faults = [
      ["name", "forms:empty.name"],
      ["lastName", "forms:empty.lastName"],
      ["phone", "forms:required"],
      ["email", "forms:empty.email"],
    ] as const;
    for (const [name, fault] of faults) expectFault(refused, `checkout-customer.${name}`, t(fault));
    const links = refused.all(`main [role="group"][aria-label="${t("forms:summary")}"] a`);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(
        ["customer.name", "delivery.pointId", "consents.offer", "consents.processing"].map(
          (name) => `#checkout-${name}`,
        ),
      ),
    );
    expect(links.map(textOf)).toEqual(
      expect.arrayContaining([
        ...faults.map(([, fault]) => expect.stringContaining(t(fault)) as string),
        t("checkout:delivery.noPoint"),
      ]),
    );
    for (const link of links) refused.one(`[id="${link.getAttribute("href")?.slice(1) ?? ""}"]`);
  });

  test("a sole trader orders without a KPP", async () => {
    const { shopper, page } = await openCheckout(api, { locale, type: "legal" });
    const trader = { "company.inn": "500100732259", "company.kpp": "", "company.ogrn": "304500116000157" };
    const typed = { ...pickupOf(page, newEmail()), payment: ["invoice"], ...company, ...trader };
    const reply = await shopper.press(page, orderButton, typed);
    expect(statusAndLocation(reply)).toEqual([303, at(paths.orderPlaced("legal"))]);
    expect((await readOrder(shopper)).company).toMatchObject({ inn: "500100732259", kpp: null });
    const placed = await shopper.follow(reply);
    const link = placed.one('main a[href*="key="]:not([href*="invoice"])');
    const terms = (await shopper.open(link.getAttribute("href") ?? "")).all("dt").map(textOf);
    expect(terms).toContain(t("personal:order.ogrnip"));
    expect(terms).not.toContain(t("personal:order.ogrn"));
  });

  test("the INN fills in the company, and the BIK the bank", async () => {
    const { shopper, page } = await openCheckout(api, { locale, type: "legal" });
    const typed = { "company.inn": company["company.inn"] ?? "", "company.bik": "044525225", comment: "x" };
    const filled = await shopper.pressForPage(page, 'button[value="find-company"]', typed);
    expect(filled.status).toBe(200);
    expect(valueOf(filled, "company.ogrn")).toBe("1027700132195");
    expect([valueOf(filled, "company.name"), valueOf(filled, "company.legalAddress")]).not.toContain("");
    const whole = await shopper.pressForPage(filled, 'button[value="find-bank"]');
    expect(valueOf(whole, "company.correspondentAccount")).toBe("30101810400000000225");
    expect([valueOf(whole, "company.ogrn"), valueOf(whole, "comment")]).toEqual(["1027700132195", "x"]);
  });

  test("the shop asks to confirm an address, and accepts either answer", async () => {
    const city = locale === "ru" ? "москва" : "moscow";
    const street = locale === "ru" ? "слесарная" : "slesarnaya";
    const place = { city_with_type: city, street_with_type: street, house: "14" };
    const typed = Object.fromEntries(Object.entries(place).map(([part, text]) => [`delivery.address.${part}`, text]));
    for (const answer of ["suggested", "typed"]) {
      const { shopper, page } = await openCheckout(api, { locale });
      const email = newEmail();
      const asked = await shopper.pressForPage(page, orderButton, {
        ...personOf(email),
        ...agreed(page),
        ...typed,
        "delivery.code": ["courier"],
        payment: ["cash"],
      });
      expect(asked.status).toBe(400);
      expect(textOf(asked.one('[id="checkout-address.confirm"]'))).toContain(t("checkout:address.yes"));
      expect(await countOrders(email)).toBe(0);
      expect(statusAndLocation(await shopper.press(asked, orderButton, { "address.confirm": [answer] }))).toEqual([
        303,
        at(paths.orderPlaced("individual")),
      ]);
      const taken = (await readOrder(shopper)).delivery.address;
      expect(taken?.city_with_type === city).toBe(answer === "typed");
      expect(taken?.house).toBe("14");
    }
  });
});

describe("an address that the shopper corrects is not replaced by the suggested one", () => {
  const house = "delivery.address.house";

  /** A page that asks whether the suggested address is right; its house is 14. */
  async function openQuestion() {
    const { shopper, page } = await openCheckout(api);
    const place = { "delivery.address.city_with_type": "москва", "delivery.address.street_with_type": "слесарная" };
    const choices = { ...agreed(page), "delivery.code": ["courier"], payment: ["cash"] };
    const typed = { ...personOf(newEmail()), ...place, [house]: "14", ...choices };
    return { shopper, asked: await shopper.pressForPage(page, orderButton, typed) };
  }

  test("beside the question", async () => {
    const { shopper, asked } = await openQuestion();
    const again = await shopper.pressForPage(asked, orderButton, { [house]: "16" });
    expect([again.status, valueOf(again, house)]).toEqual([400, "16"]);
    await shopper.press(again, orderButton, { "address.confirm": ["typed"] });
    expect((await readOrder(shopper)).delivery.address?.house).toBe("16");
  });

  test("after the answer, if the order was refused for another reason", async () => {
    const { shopper, asked } = await openQuestion();
    const refused = await shopper.pressForPage(asked, orderButton, { "customer.name": "" });
    expect([refused.status, refused.all('[name="address.confirm"]').length]).toEqual([400, 0]);
    await shopper.press(refused, orderButton, { "customer.name": "Анна", [house]: "16" });
    expect((await readOrder(shopper)).delivery.address?.house).toBe("16");
  });
});

test.each([
  ["an unknown pickup point", "delivery.pointId", "999999"],
  ["an unknown delivery method", "delivery.code", "drone"],
  ["a payment method that is not for a person", "payment", "invoice"],
  ["an unknown payment method", "payment", "barter"],
])("%s is rejected", async (_, field, value) => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  const { action, entries } = fillForm(page, orderButton, pickupOf(page, email));
  const forged = new URLSearchParams(entries);
  forged.set(field, value);
  const refused = toPage(await shopper.send(action, { method: "POST", body: forged }));
  expect(refused.status).toBe(400);
  expect(refused.all(`a[href="#checkout-${field}"]`)).toHaveLength(1);
  expect(await countOrders(email)).toBe(0);
});

test("a payment method that does not match the delivery is rejected with a message at the field", async () => {
  const { shopper, page } = await openCheckout(api);
  const email = newEmail();
  const { action, entries } = fillForm(page, orderButton, pickupOf(page, email));
  const forged = new URLSearchParams(entries);
  for (const [name, value] of Object.entries({ ...address, "delivery.code": "transport", payment: "cash" }))
    forged.set(name, value);
  // The shop first shows the sum with the other delivery; the form is then sent again with that sum.
  const asked = toPage(await shopper.send(action, { method: "POST", body: forged }));
  expect(asked.status).toBe(409);
  forged.set("total", valueOf(asked, "total"));
  const refused = toPage(await shopper.send(action, { method: "POST", body: forged }));
  expect(refused.status).toBe(400);
  expect(fieldMessage(refused, refused.one('[id="checkout-payment"]'))).toContain("не подходит к выбранной доставке");
  expect(await countOrders(email)).toBe(0);
});

test("a changed consent text requires a new consent", async () => {
  const { shopper, page } = await openCheckout(api);
  const { action, entries } = fillForm(page, orderButton, pickupOf(page, newEmail()));
  const forged = new URLSearchParams(entries);
  forged.set("consents.offer", "1999-01-01");
  const refused = toPage(await shopper.send(action, { method: "POST", body: forged }));
  expect(refused.status).toBe(400);
  expectFault(refused, "checkout-consents.offer", "Текст изменился");
  expect(refused.one('[id="checkout-consents.offer"]').hasAttribute("checked")).toBe(false);
});
