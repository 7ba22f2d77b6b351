import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { OrderPlaced } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { getAnyOrder } from "#mocks/db/queries/orders";
import { changeStatus } from "#mocks/orders/change-status";
import type { OrderStatus } from "#mocks/orders/names";
import { call } from "#mocks/testing/call";
import { lastMessage } from "#mocks/testing/customer";
import { createShop, place } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let placed: OrderPlaced;
let path: string;
beforeEach(async () => {
  api = createShop();
  placed = await place(api, "u", 10, { payment: "card" });
  path = new URL(placed.paymentLink ?? "").pathname;
});
afterEach(() => api.close());

const order = async () =>
  (await call(api, `/api/app/order/${placed.order.id}/view?accessKey=${placed.accessKey}`)).data(orderView).order;
function setTo(status: OrderStatus) {
  const row = getAnyOrder(api.context.db, placed.order.id);
  if (row) changeStatus(api.context, row, status);
}
async function press(action: string, query = "") {
  const { status, response } = await call(api, `${path}/${action}${query}`, { method: "POST" });
  return { status, location: new URL(response.headers.get("location") ?? "about:blank") };
}

describe("the payment page", () => {
  it("shows the total and three plain forms, in the language of its URL", async () => {
    const page = await (await call(api, path)).response.text();
    expect(page).toContain(`Оплата заказа ${placed.order.number}`);
    expect(page.replace(/\u00a0/g, "")).toContain(`${placed.order.totalPrice}₽`);
    expect([...page.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, action]) => action)).toEqual([
      `${path}/pay?lang=ru`,
      `${path}/fail?lang=ru`,
      `${path}/leave?lang=ru`,
    ]);
    const english = await (await call(api, `${path}?lang=en`)).response.text();
    expect(english).toContain(`Payment for order ${placed.order.number}`);
    expect(english).not.toMatch(/[а-яё]/i);
  });

  it("redirects to the order's page after payment, and sends the shopper an e-mail", async () => {
    const { status, location } = await press("pay", "?lang=en");
    expect([status, location.origin, location.pathname]).toEqual([
      303,
      "http://shop.test",
      `/en/order/${placed.order.id}`,
    ]);
    const key = location.searchParams.get("key") ?? "";
    expect((await call(api, `/api/app/order/${placed.order.id}/view?accessKey=${key}`)).status).toBe(200);
    expect(await order()).toMatchObject({ paymentStatus: { code: "paid" }, can: { pay: false } });
    const receipt = `Order ${placed.order.number} is paid: ${placed.order.totalPrice} ₽.`;
    expect(lastMessage(api, "ivan@example.com").text.replace(/\u00a0/g, "")).toContain(receipt);
  });

  it("charges once", async () => {
    await press("pay");
    const messages = api.context.outbox.list().length;
    expect((await press("pay")).location.searchParams.get("payment")).toBeNull();
    expect(api.context.outbox.list()).toHaveLength(messages);
    const page = await (await call(api, path)).response.text();
    expect([page.includes(`${path}/pay`), page.includes(`${path}/leave`)]).toEqual([false, true]);
  });

  it("leaves the order unpaid if the payment fails or the shopper leaves", async () => {
    expect((await press("fail")).location.searchParams.get("payment")).toBe("failed");
    expect((await press("leave")).location.searchParams.get("payment")).toBeNull();
    expect(await order()).toMatchObject({ paymentStatus: { code: "unpaid" }, can: { pay: true } });
  });

  it("does not charge for a cancelled order, and says so", async () => {
    api.context.db.run("update customer_order set status = 'cancelled' where id = ?", placed.order.id);
    expect((await press("pay")).location.searchParams.get("payment")).toBe("failed");
    expect((await order()).paymentStatus.code).toBe("unpaid");
  });

  it.each(["cancelled", "refunded"] as const)("charges again for an order that is no longer %s", async (undone) => {
    await press("pay");
    setTo(undone);
    expect(await order()).toMatchObject({ paymentStatus: { code: "returned" }, can: { pay: false } });
    setTo("confirmed");
    expect(await order()).toMatchObject({ paymentStatus: { code: "unpaid" }, can: { pay: true } });
    expect((await press("pay")).location.searchParams.get("payment")).toBeNull();
    expect(await order()).toMatchObject({ paymentStatus: { code: "paid" }, can: { pay: false } });
    setTo(undone);
    expect(await order()).toMatchObject({ paymentStatus: { code: "returned" } });
  });

  it("escapes product names", async () => {
    api.context.db.run(
      `update order_item set name = '{"ru":"<script>1</script>"}' where order_id = ?`,
      placed.order.id,
    );
    const page = await (await call(api, path)).response.text();
    expect([page.includes("<script>"), page.includes("&lt;script&gt;")]).toEqual([false, true]);
  });

  it("is a 404 for any other key or action", async () => {
    expect((await call(api, "/pay/nonsense")).status).toBe(404);
    expect((await call(api, "/pay/nonsense/pay", { method: "POST" })).status).toBe(404);
    expect((await press("steal")).status).toBe(404);
  });
});
