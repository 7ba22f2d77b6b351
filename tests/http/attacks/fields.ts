import { describe, expect, test } from "vitest";

import { paths } from "~/paths";

import { createDemoCustomer } from "../support/demo-customer";
import { humanToken } from "../support/human-token";
import { createNewCustomer } from "../support/new-customer";
import { shop } from "./shop";

/** Fields that no form has, in each notation that frameworks parse into objects. */
const extras = {
  ...{ id: "1", customerId: "1", phone: "+79000000101", bonuses: "100000", balance: "100000", can: "1" },
  ...{ "user.phone": "+79000000101", "user[id]": "1", "bonuses[balance]": "100000", "can[cancel]": "true" },
  ...{ emailConfirmed: "1", passwordHash: "x", role: "admin", token: "x", __proto__x: "1", constructor: "x" },
};

describe("extra fields have no effect", () => {
  test("in the form of personal details", async () => {
    const { shopper, account } = await createNewCustomer();
    const before = await account();
    const reply = await shopper.post(paths.personalAccount(), { intent: "person", name: "Анна", ...extras });
    expect(reply.status).toBe(303);
    expect(await account()).toEqual({ ...before, user: { ...before.user, name: "Анна" } });
  });

  test("in the form of notification settings", async () => {
    const { shopper, account } = await createNewCustomer();
    const before = await account();
    expect((await shopper.post(paths.personalAccount(), { intent: "notify", ...extras })).status).toBe(303);
    const after = await account();
    expect([after.user, after.bonuses]).toEqual([before.user, before.bonuses]);
    expect(Object.keys(after.notify).sort()).toEqual(["orderEmail", "orderSms"]);
  });

  test("in the form of an address", async () => {
    const [owner, other] = await Promise.all([createNewCustomer(), createNewCustomer()]);
    const address = { intent: "address", city_with_type: "г Тверь", house: "1" };
    await other.shopper.post(paths.personalAddress("new"), address);
    const [theirs = expect.fail("Nothing was saved")] = await other.addresses();
    const more = { ...extras, id: String(theirs.id), geo_lat: "1", value: "somewhere else" };
    expect((await owner.shopper.post(paths.personalAddress("new"), { ...address, ...more })).status).toBe(303);
    const [own = expect.fail("Nothing was saved")] = await owner.addresses();
    expect(own.id).not.toBe(theirs.id);
    expect([own.geo_lat, own.value.includes("somewhere")]).toEqual([null, false]);
    expect(await other.addresses()).toEqual([theirs]);
  });

  test("in direct API calls", async () => {
    const { account, call } = await createNewCustomer();
    const before = await account();
    const body = { name: "Анна", lastName: "", secondName: "", email: null, birthday: null };
    const more = { id: 1, phone: "+79000000101", bonuses: { balance: 1e6 }, can: { pay: true }, emailConfirmed: 1 };
    for (const path of ["profile/personal/edit", "profile/personal/editNotify"]) {
      await call("POST", path, { ...body, ...more, orderSms: true, orderEmail: true });
    }
    const after = await account();
    expect(after.user).toEqual({ ...before.user, name: "Анна" });
    expect(after.bonuses).toEqual(before.bonuses);
  });
});

describe("the API decides what an order allows", () => {
  test.each(["cancel", "refund"] as const)("whether to %s it", async (kind) => {
    const { shopper, find, order } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
    const { id } = await find(({ can }) => !can[kind]);
    const before = await order(id);
    const reply = await shopper.post(paths.orderRequest(id, kind), {
      ...{ reason: "mistake", comment: "x", issued: humanToken(`order-${kind}`) },
      ...{ can: "1", [`can.${kind}`]: "true", [`can[${kind}]`]: "true", status: "new" },
    });
    expect([reply.status, reply.location]).toEqual([302, paths.personalOrder(id)]);
    expect(await order(id)).toEqual(before);
  });

  test("whether to pay it", async () => {
    const { shopper, find } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
    const { id } = await find(({ can }) => !can.pay);
    const reply = await shopper.post(paths.personalOrder(id), { intent: "pay", can: "1", "can.pay": "true" });
    expect(reply.location).toBe(paths.personalOrder(id));
  });

  test("how many pieces can be returned", async () => {
    const { shopper, find, order } = await createDemoCustomer(shop.api(), "anna", "ru", shop.url());
    const { id } = await find(({ can }) => can.refund);
    const [item = expect.fail("An empty order")] = (await order(id)).items;
    const asked = { reason: "defect", comment: "x", issued: humanToken("order-refund") };
    for (const wrong of ["0", "-1", String(item.quantity + 1), "1e9", "1.5", "", "NaN"]) {
      const fields = { ...asked, items: String(item.productId), [`quantity-${item.productId}`]: wrong };
      expect([wrong, (await shopper.post(paths.orderRequest(id, "refund"), fields)).status]).toEqual([wrong, 400]);
    }
    const foreign = { ...asked, items: "999999", "quantity-999999": "1" };
    expect((await shopper.post(paths.orderRequest(id, "refund"), foreign)).status).toBe(400);
    expect((await order(id)).status.code).toBe("completed");
  });
});
