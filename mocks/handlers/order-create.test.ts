import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { session } from "~/api/schemas/auth";
import { basket } from "~/api/schemas/basket";
import { orderPlaced, type OrderBody } from "~/api/schemas/checkout";
import { orderList, orderView } from "~/api/schemas/orders";
import { addressList, companyList } from "~/api/schemas/profile";
import { openSession } from "#mocks/customers/sessions";
import { setPromo } from "#mocks/db/queries/basket";
import { changeProduct } from "#mocks/db/queries/change-product";
import { findByEmail, findByPhone } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage, signInByPhone } from "#mocks/testing/customer";
import { demoCustomers } from "#mocks/testing/landmarks";
import { create, createShop, fill, newKey, orderOf, place, soundCompany } from "#mocks/testing/order";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

const count = (table: string) => api.context.db.get<{ n: number }>(`select count(*) as n from ${table}`)?.n ?? 0;
const stockOf = (id: number) => api.context.cards.entry(id, "ru")?.stock;
const view = async (uid = "u") => (await call(api, `/api/app/basket/view?uid=${uid}&peek=1`)).data(basket);
const open = async (id: number, accessKey: string) =>
  (await call(api, `/api/app/order/${id}/view?accessKey=${accessKey}`)).data(orderView).order;

describe("a guest's order", () => {
  it("stores the lines and consents, updates stock and basket, and sends an e-mail", async () => {
    fill(api, "u", 1, 2);
    fill(api, "u", 4, 1);
    setPromo(api.context.db, "u", "TEN");
    const before = await view();
    const answer = await create(api, orderOf(api, "u", { payment: "card", comment: "Домофон 12" }));
    expect(answer.status).toBe(201);
    const { order, accessKey, paymentLink } = answer.data(orderPlaced);
    expect(order.totalPrice).toBe(before.totalPrice);
    expect(accessKey).toMatch(/^[\w-]{43}$/);
    expect(paymentLink).toMatch(/\/pay\/[\w-]{43}$/);
    const detail = await open(order.id, accessKey);
    expect(detail).toMatchObject({
      number: order.number,
      totalPrice: order.totalPrice,
      totalWeight: before.totalWeight,
      discount: before.promo?.discount,
      comment: "Домофон 12",
      deliveryDate: "2026-11-29",
      status: { code: "new" },
      customer: { phone: "+79991234567", email: "ivan@example.com" },
      delivery: { code: "courier", cost: 0, address: { value: "Moscow, Mira Street, 8", house: "8" } },
      payment: { code: "card" },
    });
    expect(detail.items.map(({ productId, quantity, sum }) => [productId, quantity, sum])).toEqual(
      before.list.map(({ productId, quantity, sum }) => [productId, quantity, sum]),
    );
    expect([stockOf(1), stockOf(4)]).toEqual([12, 0]);
    expect(await view()).toMatchObject({ list: [], promo: null });
    expect(count("order_consent")).toBe(2);
    const message = lastMessage(api, "ivan@example.com");
    expect(message.text).toContain(order.number);
    const link = new URL(message.link ?? "");
    expect([link.origin, link.pathname]).toEqual(["http://shop.test", `/order/${order.id}`]);
    expect((await open(order.id, link.searchParams.get("key") ?? "")).id).toBe(order.id);
  });

  it("stores the access key only as a hash", async () => {
    const { accessKey } = await place(api, "u", 10);
    expect(JSON.stringify(api.context.db.all("select * from order_access"))).not.toContain(accessKey);
  });

  it("is confirmed by e-mail in the requested language", async () => {
    fill(api, "u", 10);
    await create(api, orderOf(api, "u"), newKey(), { language: "en" });
    const { text, link } = lastMessage(api, "ivan@example.com");
    expect([text.startsWith("Thank you"), new URL(link ?? "").pathname.startsWith("/en/order/")]).toEqual([true, true]);
  });

  it("has a payment link only for payment by card, and a pickup point for pickup", async () => {
    const placed = await place(api, "u", 10, { delivery: { code: "pickup", pointId: 2, date: "2026-11-25" } });
    expect(placed.paymentLink).toBeNull();
    expect(placed.order.totalPrice).toBe(890);
    const { delivery, deliveryDate } = await open(placed.order.id, placed.accessKey);
    expect([delivery.pickupPoint?.id, delivery.address, deliveryDate]).toEqual([2, null, "2026-11-25"]);
  });

  it("keeps a product in listings as sold out when the last piece is sold", async () => {
    changeProduct(api.context, 10, { stock: 1 });
    await place(api, "u", 10);
    const list = await call(api, "/api/app/catalog/info?filter[inStock]=1&perPage=100");
    expect(await list.response.text()).not.toContain('"product-10"');
  });
});

describe("a customer's order", () => {
  it("is in the account, and the e-mail links to it", async () => {
    const { id: customerId, uid } = findByEmail(api.context.db, demoCustomers.boris.email) ?? { id: 0, uid: "" };
    const { token } = openSession(api.context, customerId);
    fill(api, uid, 10);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await create(api, orderOf(api, uid), newKey(), { headers });
    const { order } = answer.data(orderPlaced);
    const list = (await caller(api, token)("/api/app/profile/orders")).data(orderList).orders.list;
    expect(list[0]?.number).toBe(order.number);
    expect(lastMessage(api, "ivan@example.com").link).toBe(`http://shop.test/personal/history/${order.id}`);
  });

  /** Signs in a new customer. */
  async function register() {
    const phone = "+79990001122";
    const { token } = await signInByPhone(api, phone);
    const uid = findByPhone(api.context.db, phone)?.uid ?? "";
    const ask = caller(api, token);
    const user = async () => (await ask("/api/auth/session")).data(session).user;
    async function order(more: Partial<OrderBody>) {
      fill(api, uid, 10);
      const headers = { authorization: `Bearer ${token}` };
      expect((await create(api, orderOf(api, uid, more), newKey(), { headers })).status).toBe(201);
    }
    return { ask, user, order };
  }

  it("saves address, company, name and e-mail for the next order, once", async () => {
    const { ask, user, order } = await register();
    expect(await user()).toMatchObject({ name: "", lastName: "", email: null });
    for (const city of ["Moscow", "MOSCOW"]) {
      const address = { city_with_type: city, street_with_type: "Mira Street", house: "8" };
      const delivery = { code: "courier", address };
      await order({ personType: "legal", payment: "invoice", company: soundCompany, delivery });
    }
    const { addresses } = (await ask("/api/app/profile/address")).data(addressList);
    expect(addresses.map(({ value, default: isDefault }) => [value, isDefault])).toEqual([
      ["Moscow, Mira Street, 8", true],
    ]);
    const { companies } = (await ask("/api/app/profile/company")).data(companyList);
    expect(companies.map(({ inn }) => inn)).toEqual([soundCompany.inn]);
    expect(await user()).toMatchObject({ name: "Ivan", lastName: "Petrov", email: "ivan@example.com" });
  });

  it("does not save what the customer does not want to keep", async () => {
    const { ask, order } = await register();
    const given = { personType: "legal", payment: "invoice", company: soundCompany } as const;
    await order({ ...given, saveAddress: false, saveCompany: false });
    expect((await ask("/api/app/profile/address")).data(addressList).addresses).toEqual([]);
    expect((await ask("/api/app/profile/company")).data(companyList).companies).toEqual([]);
  });

  it("does not change existing personal data or use another account's e-mail", async () => {
    const { ask, user, order } = await register();
    await ask("/api/app/profile/personal/edit", { method: "POST", body: { name: "Oleg" } });
    await order({ customer: { ...orderOf(api, "u").customer, email: demoCustomers.boris.email } });
    expect(await user()).toMatchObject({ name: "Oleg", lastName: "", email: null });
  });
});

describe("exactly one order", () => {
  it("results from twenty parallel calls with the same key", async () => {
    fill(api, "u", 10, 2);
    const [body, key, before] = [orderOf(api, "u"), newKey(), count("customer_order")];
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(api, body, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    const placed = answers.map((answer) => answer.data(orderPlaced));
    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
    expect([count("customer_order") - before, stockOf(10)]).toEqual([1, 98]);
    expect(api.context.outbox.list().filter(({ to }) => to === "ivan@example.com")).toHaveLength(1);
    for (const { order, accessKey } of placed) expect((await open(order.id, accessKey)).id).toBe(order.id);
  });

  it("results from the same body with its fields in another order", async () => {
    fill(api, "u", 10);
    const [body, key] = [orderOf(api, "u"), newKey()];
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const [first, second] = [await create(api, body, key), await create(api, turned, key)];
    expect(second.data(orderPlaced).order).toEqual(first.data(orderPlaced).order);
  });

  it("results from a key: another body is a conflict", async () => {
    fill(api, "u", 10);
    const [body, key] = [orderOf(api, "u"), newKey()];
    await create(api, body, key);
    const answer = await create(api, { ...body, comment: "Another" }, key);
    expect([answer.status, answer.error().code]).toEqual([422, "idempotency_conflict"]);
  });

  it("results from a call that is repeated because its response was lost", async () => {
    fill(api, "u", 10);
    const [body, key, before] = [orderOf(api, "u"), newKey(), count("customer_order")];
    const lost = await create(api, body, key, { headers: { "x-scenario": "lost" } }).catch(() => null);
    expect(lost?.response.type ?? "error").toBe("error");
    expect(count("customer_order") - before).toBe(1);
    expect((await create(api, body, key)).status).toBe(201);
    expect(count("customer_order") - before).toBe(1);
  });

  it("gets the last piece; the other shopper's order is rejected without side effects", async () => {
    changeProduct(api.context, 10, { stock: 1 });
    for (const uid of ["u", "v"]) fill(api, uid, 10);
    const bodies = ["u", "v"].map((uid) => orderOf(api, uid));
    const before = { orders: count("customer_order"), lines: count("order_item"), messages: count("message") };
    const answers = await Promise.all(bodies.map((body) => create(api, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.error().code).toBe("out_of_stock");
    expect(stockOf(10)).toBe(0);
    expect([count("customer_order"), count("order_item"), count("message")]).toEqual([
      before.orders + 1,
      before.lines + 1,
      before.messages + 1,
    ]);
    const lists = await Promise.all(["u", "v"].map(async (uid) => (await view(uid)).list.length));
    expect(lists.sort()).toEqual([0, 1]);
  });

  it.each([[""], ["short"], ["with spaces in the key"], ["x".repeat(201)]])(
    "needs a valid key, not '%s'",
    async (key) => {
      fill(api, "u", 10);
      const answer = await create(api, orderOf(api, "u"), key);
      expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, ["Idempotency-Key"]]);
    },
  );

  it("can be placed thirty times an hour per visitor", async () => {
    for (let n = 0; n < 30; n += 1) await place(api, "u", 10);
    fill(api, "u", 10);
    const answer = await create(api, orderOf(api, "u"));
    expect([answer.status, Number(answer.response.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});

it("can have five hundred lines", async () => {
  const big = await createDemoApi();
  const rows = big.context.db.all<{ id: number }>(
    "select id from product where stock > 1 and price > 0 and multiplicity = 1 limit 500",
  );
  for (const { id } of rows) fill(big, "u", id);
  const start = process.cpuUsage();
  const answer = await create(big, orderOf(big, "u"));
  expect(answer.status).toBe(201);
  const { order } = answer.data(orderPlaced);
  expect(big.context.db.all("select 1 from order_item where order_id = ?", order.id)).toHaveLength(rows.length);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  big.close();
});
