import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { OrderPlaced } from "~/api/schemas/checkout";
import { orderPlaced } from "~/api/schemas/checkout";
import { orderDetail, orderView } from "~/api/schemas/orders";
import { findByPhone } from "#mocks/db/queries/customers";
import { getAnyOrder } from "#mocks/db/queries/orders";
import { createGateways, signOrder } from "#mocks/messages/gateways";
import { createQueue } from "#mocks/messages/queue";
import { createOutbox } from "#mocks/outbox";
import { caller, signInByPhone } from "#mocks/testing/customer";
import { create, createShop, fill, orderOf, place } from "#mocks/testing/order";
import { startHttpServer } from "#mocks/testing/servers";
import type { TestApi } from "#mocks/testing/test-api";

import { changeStatus } from "./change-status";
import type { OrderStatus } from "./names";

let api: TestApi;
let placed: OrderPlaced;
beforeEach(async () => {
  api = createShop();
  placed = await place(api, "u", 10);
});
afterEach(() => api.close());

function set(status: OrderStatus, id = placed.order.id, answer?: string): OrderStatus | null {
  const order = getAnyOrder(api.context.db, id);
  if (!order) throw new Error(`There is no order ${id}`);
  return changeStatus(api.context, order, status, answer);
}
const sent = (skip = 0) => {
  const all = api.context.outbox.list();
  return all.slice(0, all.length - skip);
};

describe("a guest", () => {
  it("reads every new status once, in the language of the order, with a link", async () => {
    const english = (await create(api, fillAndDescribe("v"), undefined, { language: "en" })).data(orderPlaced).order;
    const before = sent().length;
    expect([set("shipped", english.id), set("shipped", english.id)]).toEqual(["shipped", null]);
    const [message, ...more] = sent(before);
    expect([message?.kind, message?.to, more]).toEqual(["email", "ivan@example.com", []]);
    expect(message?.subject).toBe(`Order ${english.number}: On its way`);
    expect(message?.text).toContain(`Order ${english.number} is on its way.`);
    expect(message?.link).toMatch(new RegExp(`^http://shop.test/en/order/${english.id}\\?key=`));
  });

  it("gets links in the first language if the shop has dropped that of the order", () => {
    api.context.db.run("update customer_order set language = 'de' where id = ?", placed.order.id);
    set("shipped");
    expect(sent()[0]?.link).toContain(`http://shop.test/order/${placed.order.id}?key=`);
  });

  it("who picks the order up reads where it is on its way to", async () => {
    const { order } = await place(api, "v", 10, { delivery: { code: "pickup", pointId: 1 } });
    const before = sent().length;
    set("shipped", order.id);
    set("ready", order.id);
    const [ready, shipped] = sent(before);
    expect([shipped?.subject, ready?.subject]).toEqual([
      `Заказ ${order.number}: В пути в пункт выдачи`,
      `Заказ ${order.number}: Готов к выдаче`,
    ]);
    expect(shipped?.text).toContain(`Заказ ${order.number} в пути в пункт выдачи. Сообщим, когда его можно забрать.`);
  });

  it("learns that the money of a cancelled order was returned", () => {
    api.context.db.run("update customer_order set payment_status = 'paid'");
    set("cancelled");
    expect(sent()[0]?.text).toContain(`Заказ ${placed.order.number} отменён. Возвращаем 1\u00a0380 ₽.`);
    expect(getAnyOrder(api.context.db, placed.order.id)?.paymentStatus).toBe("returned");
  });
});

function fillAndDescribe(uid: string) {
  fill(api, uid, 10);
  return orderOf(api, uid);
}

describe("a customer", () => {
  it.each([
    [true, true, ["email", "sms"]],
    [false, true, ["sms"]],
    [true, false, ["email"]],
    [false, false, []],
  ])("with e-mails %s and SMS %s gets only these messages", async (orderEmail, orderSms, kinds) => {
    const { token } = await signInByPhone(api, "+79991234567");
    api.context.db.update("customer", customer().id, { orderEmail, orderSms });
    const order = await placeAs(token);
    const before = sent().length;
    set("ready", order.id);
    expect(sent(before).map(({ kind }) => kind)).toEqual(kinds);
    for (const { text } of sent(before)) expect(text).toContain("собран и готов к выдаче");
  });

  it("whose request is granted or not sees its answer", async () => {
    const { token } = await signInByPhone(api, "+79991234567");
    const order = await placeAs(token);
    const cancel = () =>
      caller(api, token)(`/api/app/profile/order/${order.id}/cancel`, {
        method: "POST",
        body: { reason: "changed_mind", comment: "I bought it elsewhere" },
      });
    expect((await cancel()).status).toBe(200);
    expect(sent()[0]?.text).toContain("просьбу отменить");
    set("confirmed", order.id);
    expect((await cancel()).status).toBe(200);
    set("cancelled", order.id);
    const answers = api.context.db.all("select status from order_request where order_id = ? order by id", order.id);
    expect(answers).toEqual([{ status: "rejected" }, { status: "approved" }]);
  });

  it("reads an answer as a sentence of its own, whether or not it was typed with a full stop", async () => {
    const { order, refund } = await buy(2);
    for (const [typed, read] of [
      ["Пломба сорвана", "Пломба сорвана. Страница заказа"],
      ["Пломба сорвана!", "Пломба сорвана! Страница заказа"],
    ] as const) {
      expect((await refund(1)).status).toBe(200);
      set("completed", order.id, typed);
      expect(sent()[0]?.text).toContain(read);
    }
  });

  it("whose return is declined reads why", async () => {
    const { order, refund } = await buy(2);
    expect((await refund(1)).status).toBe(200);
    set("completed", order.id, "Печать изготовителя сорвана.");
    const declined = `Мы отклонили заявку на возврат по заказу ${order.number}. Печать изготовителя сорвана.`;
    expect(sent()[0]?.text).toContain(declined);
    expect(sent()[0]?.text).not.toContain("выполнен");
  });
});

/** A paid and completed order of a customer, of several pieces of a product for 1,000 roubles each. */
async function buy(quantity: number) {
  const { token } = await signInByPhone(api, "+79991234567");
  const order = await placeAs(token);
  const { db } = api.context;
  set("completed", order.id);
  db.run("update order_item set price = 1000, quantity = ? where order_id = ?", quantity, order.id);
  db.run("update customer_order set payment_status = 'paid', discount = 0, delivery_cost = 500");
  const ask = caller(api, token);
  const refund = (pieces: number) => {
    const form = new FormData();
    form.set("reason", "defect");
    form.set("comment", "It does not switch on");
    form.set("items[]", JSON.stringify({ productId: 10, quantity: pieces }));
    return ask(`/api/app/profile/order/${order.id}/refund`, { method: "POST", body: form });
  };
  const view = async () => (await ask(`/api/app/profile/order/${order.id}/view`)).data(orderView).order;
  return { order, refund, view };
}

describe("a return of a part", () => {
  it("leaves the order completed and paid, and says what has come back", async () => {
    const { order, refund, view } = await buy(3);
    await refund(1);
    const before = sent().length;
    expect(set("refunded", order.id, "Забрали.")).toBe("completed");
    const letter = sent(before).find(({ kind }) => kind === "email");
    expect(letter?.subject).toBe(`Заказ ${order.number}: Возвращена часть`);
    const part = `Возврат части заказа ${order.number} оформлен. Остальное остаётся у вас.`;
    expect(letter?.text).toContain(`Забрали. ${part} Возвращаем 1\u00a0000 ₽. Страница заказа: `);
    expect(await view()).toMatchObject({
      ...{ status: { code: "completed" }, paymentStatus: { code: "paid" }, can: { refund: true } },
      ...{ items: [{ quantity: 3, returned: 1 }], returnedSum: 1000, totalPrice: 3500 },
    });
  });

  it("is followed by returns of the rest, never of more; then the order is returned", async () => {
    const { order, refund, view } = await buy(3);
    await refund(1);
    set("refunded", order.id);
    expect((await refund(3)).error().fields).toHaveProperty("items");
    expect((await refund(2)).status).toBe(200);
    expect((await view()).items).toMatchObject([{ returned: 1 }]);
    expect(set("refunded", order.id)).toBe("refunded");
    expect(sent()[0]?.text).toContain(`Возврат по заказу ${order.number} оформлен. Возвращаем 2\u00a0000 ₽.`);
    expect(await view()).toMatchObject({
      ...{ status: { code: "refunded" }, paymentStatus: { code: "returned" }, can: { refund: false } },
      // The delivery is not returned, so the total alone would say too much.
      ...{ totalPrice: 3500, returnedSum: 3000 },
    });
  });

  it("is taken off what comes back if the shop refunds the rest unasked", async () => {
    const { order, refund, view } = await buy(3);
    await refund(1);
    set("refunded", order.id);
    expect(set("refunded", order.id)).toBe("refunded");
    expect(sent()[0]?.text).toContain("Возвращаем 2\u00a0500 ₽.");
    expect(await view()).toMatchObject({ totalPrice: 3500, returnedSum: 3500 });
  });
});

function customer() {
  const found = findByPhone(api.context.db, "+79991234567");
  if (!found) throw new Error("The customer was not found");
  return found;
}

async function placeAs(token: string) {
  const { uid } = customer();
  fill(api, uid, 10);
  return (await create(api, orderOf(api, uid), undefined, { headers: { authorization: `Bearer ${token}` } })).data(
    orderPlaced,
  ).order;
}

it("posts new and changed orders to the owner's system, signed, in their order, until it takes them", async () => {
  const system = await startHttpServer();
  const secret = "a secret of many characters";
  const gateways = createGateways(
    { smtpUrl: null, smsUrl: null, orderWebhook: { url: `${system.url}/orders`, secret } },
    api.context.shop,
  );
  let at = Date.parse("2026-11-20T09:00:00Z");
  const queue = createQueue({ db: api.context.db, now: () => new Date(at), gateways, pauses: [1_000] });
  api.context.outbox = createOutbox(api.context.db, () => new Date(at), undefined, queue);
  system.state.status = 503;
  const { order } = await place(api, "v", 10);
  await queue.deliver();
  set("confirmed", order.id);
  set("shipped", order.id);
  for (let tries = 0; tries < 5; tries += 1) {
    at += 1_000;
    await queue.deliver();
  }
  const read = ({ body }: { body: string }) => orderDetail.parse(JSON.parse(body));
  expect(system.requests.map((request) => read(request).status.code)).toEqual(Array.from({ length: 6 }, () => "new"));
  system.state.status = 204;
  at += 1_000;
  await queue.deliver();
  const taken = system.requests.slice(6);
  expect(taken.map((request) => read(request).status.code)).toEqual(["new", "confirmed", "shipped"]);
  expect(taken.map(({ headers }) => headers["x-shop-event"])).toEqual([
    "order.created",
    "order.changed",
    "order.changed",
  ]);
  for (const { headers, body } of taken)
    expect(headers["x-shop-signature"]).toBe(signOrder(secret, headers["x-shop-timestamp"] ?? "", body));
  expect(new Set(taken.map(({ headers }) => headers["x-shop-event-id"])).size).toBe(3);
  await queue.deliver();
  expect(system.requests).toHaveLength(9);
  await system.close();
});
