import { describe, expect, test } from "vitest";
import * as z from "zod";

import { orderList, orderView } from "~/api/schemas/orders";
import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { createApi } from "../support/api";
import { createNewCustomer, type Customer } from "../support/new-customer";
import { textOf } from "../support/page";
import {
  address,
  agreed,
  company,
  countOrders,
  newEmail,
  orderButton,
  personOf,
  statusAndLocation,
  valueOf,
} from "./checkout";

const api = createApi();
const product = await api.product(landmarks.madeToOrder);
const checkout = paths.checkout("individual");

test("a customer's order data is prefilled in the next order and saved in the account", async () => {
  const { shopper, account, addresses } = await createNewCustomer();
  const email = newEmail();
  const ordering = async () => {
    await shopper.post(paths.basketLines(), { add: String(product.id) });
    return shopper.open(checkout);
  };
  const first = await ordering();
  expect(valueOf(first, "customer.name")).toBe("");
  const { "customer.phone": _, ...person } = personOf(email);
  const typed = { ...person, ...address, ...agreed(first), "delivery.code": ["courier"], payment: ["cash"] };
  const counted = await shopper.pressForPage(first, 'aside button[value="recalculate"]', typed);
  expect((await shopper.press(counted, orderButton)).location).toBe(paths.orderPlaced("individual"));

  const next = await ordering();
  for (const [name, text] of Object.entries(person)) expect([name, valueOf(next, name)]).toEqual([name, text]);
  const chosen = next.one('input[name="address.saved"][checked]');
  expect(textOf(chosen.closest("label") ?? chosen)).toContain(address["delivery.address.street_with_type"]);
  expect((await account()).user).toMatchObject({ name: "Анна", lastName: "Орлова", email });

  const again = await shopper.press(next, orderButton, {
    ...agreed(next),
    payment: ["cash"],
    "delivery.code": ["courier"],
  });
  expect(again.status).toBe(303);
  expect((await addresses()).map(({ house, default: isDefault }) => [house, isDefault])).toEqual([["8а", true]]);
});

/** A customer's orders with their details, newest first. */
async function ordersOf({ call }: Customer) {
  const list = async <T>(path: string, schema: z.ZodType<T>) =>
    z.object({ data: schema }).parse(await (await call("GET", path)).json()).data;
  const { orders } = await list("profile/orders", orderList);
  return Promise.all(orders.list.map(async ({ id }) => (await list(`profile/order/${id}/view`, orderView)).order));
}

describe.each(locales)("what a customer has saved, in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("a customer finds the name filled in and the first address and company chosen, and can choose others", async () => {
    const customer = await createNewCustomer(locale);
    const { shopper, call, phone, setEmail } = customer;
    const email = newEmail();
    await setEmail(email);
    await call("POST", "profile/personal/edit", {
      name: "Олег",
      lastName: "Ким",
      secondName: "",
      birthday: null,
    });
    for (const [name, isDefault] of [
      ["Дом", true],
      ["Склад", false],
    ] as const) {
      const parts = { city_with_type: "пос. Дальний", street_with_type: name, house: "1" };
      await call("POST", "profile/address", { value: `пос. Дальний, ${name}, 1`, ...parts, name, default: isDefault });
    }
    const own = Object.fromEntries(Object.entries(company).map(([key, value]) => [key.replace("company.", ""), value]));
    expect((await call("POST", "profile/company", own)).ok).toBe(true);
    await call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });

    const page = await shopper.open(at(paths.checkout("legal")));
    expect([valueOf(page, "customer.name"), valueOf(page, "customer.email")]).toEqual(["Олег", email]);
    expect(valueOf(page, "customer.phone").replace(/\D/g, "")).toBe(phone.slice(1));
    const tiles = (name: string) =>
      page
        .all(`input[name="${name}"]`)
        .map((tile) => [textOf(tile.closest("label") ?? tile), tile.hasAttribute("checked")]);
    expect(tiles("address.saved")).toEqual([
      ["Домпос. Дальний, Дом, 1", true],
      ["Складпос. Дальний, Склад, 1", false],
      [t("checkout:address.another"), false],
    ]);
    expect(tiles("company.saved").map(([, isChosen]) => isChosen)).toEqual([true, false]);
    const store = page.all('input[name="address.saved"]')[1]?.getAttribute("value") ?? "";
    const reply = await shopper.press(page, orderButton, {
      ...agreed(page),
      "address.saved": [store],
      // Of another address, typed before.
      "delivery.address.flat": "99",
      "delivery.code": ["courier"],
      payment: ["invoice"],
    });
    expect(statusAndLocation(reply)).toEqual([303, at(paths.orderPlaced("legal"))]);
    expect(await countOrders(email)).toBe(1);
    const [order = expect.fail("There is no order")] = await ordersOf(customer);
    expect(order.delivery.address?.value).toBe("пос. Дальний, Склад, 1");
    expect(order.company?.inn).toBe("7707083893");
    expect([(await customer.addresses()).length, (await customer.companies()).length]).toEqual([2, 1]);
  });

  test("a customer's new address is kept for the next order, unless the box is unticked", async () => {
    const customer = await createNewCustomer(locale);
    const { shopper, call, addresses } = customer;
    const send = async (street: string, more: Record<string, string | string[]>) => {
      await call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
      const page = await shopper.open(at(checkout));
      const reply = await shopper.press(page, orderButton, {
        ...{ ...agreed(page), "customer.name": "Олег", "customer.lastName": "Ким", "customer.email": newEmail() },
        ...{ "delivery.code": ["courier"], payment: ["cash"], "delivery.address.city_with_type": "пос. Дальний" },
        ...{ "delivery.address.street_with_type": street, "delivery.address.house": "1", ...more },
      });
      expect(statusAndLocation(reply)).toEqual([303, at(paths.orderPlaced("individual"))]);
      return (await addresses()).map(({ street_with_type }) => street_with_type);
    };
    expect(await send("Первая", { "address.keep": [] })).toEqual([]);
    expect(await send("Вторая", {})).toEqual(["Вторая"]);
    expect(await send("Третья", { "address.saved": [""] })).toEqual(["Вторая", "Третья"]);
  });

  test("a chosen address and company that were removed elsewhere are not replaced by those typed before", async () => {
    const customer = await createNewCustomer(locale);
    const { shopper, call, addresses, companies } = customer;
    const parts = { city_with_type: "пос. Дальний", street_with_type: "Складская", house: "1" };
    await call("POST", "profile/address", { value: "пос. Дальний, Складская, 1", ...parts });
    const own = Object.fromEntries(Object.entries(company).map(([key, value]) => [key.replace("company.", ""), value]));
    await call("POST", "profile/company", own);
    await call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
    const page = await shopper.open(at(paths.checkout("legal")));
    for (const { id } of await addresses()) await call("DELETE", `profile/address/${id}`);
    for (const { id } of await companies()) await call("DELETE", `profile/company/${id}`);
    const typed = { ...personOf(newEmail()), ...company, ...address, "company.account": "40702810800000000016" };
    const choices = { ...agreed(page), "delivery.code": ["courier"], payment: ["invoice"] };
    const refused = await shopper.pressForPage(page, orderButton, { ...typed, ...choices });
    expect(refused.status).toBe(400);
    expect(await ordersOf(customer)).toEqual([]);
    for (const name of ["delivery.address.house", "company.inn"])
      expect(refused.one(`[name="${name}"]`).getAttribute("aria-invalid")).toBe("true");
    const sent = await shopper.press(refused, orderButton, { ...typed, ...choices });
    expect(statusAndLocation(sent)).toEqual([303, at(paths.orderPlaced("legal"))]);
  });

  test("a saved address with an error is shown in its fields", async () => {
    const { shopper, call } = await createNewCustomer(locale);
    await call("POST", "profile/address", { value: "пос. Дальний", city_with_type: "пос. Дальний" });
    await call("POST", `basket/${product.id}/add`, { uid: shopper.uid(), quantity: 1 });
    const page = await shopper.open(at(checkout));
    const refused = await shopper.pressForPage(page, orderButton, { ...agreed(page), "delivery.code": ["courier"] });
    expect(refused.status).toBe(400);
    expect(valueOf(refused, "delivery.address.city_with_type")).toBe("пос. Дальний");
    expect(refused.one('input[name="address.saved"][checked]').getAttribute("value")).toBe("");
  });
});
