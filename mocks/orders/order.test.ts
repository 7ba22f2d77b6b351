import { afterEach, beforeEach, expect, it } from "vitest";

import { plainShop } from "~/lib/shop-file";
import { getAnyOrder, setStatus } from "#mocks/db/queries/orders";
import { createShop, place } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

import { paymentStatuses } from "./names";
import { abilities, toDetail, toOrder } from "./order";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

const now = new Date("2026-11-20T09:00:00Z");

function read(id: number) {
  const row = getAnyOrder(api.context.db, id);
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
}

it.each([
  ["new", ["unpaid"]],
  ["confirmed", ["unpaid"]],
  ["assembling", ["unpaid"]],
  ["shipped", ["unpaid"]],
  ["ready", ["unpaid"]],
  ["completed", []],
  ["cancel_requested", []],
  ["cancelled", []],
  ["refund_requested", []],
  ["refunded", []],
])("an order that is %s can be paid while its payment is %j", async (status, payable) => {
  const { order } = await place(api, "u", 10);
  const row = read(order.id);
  const found = paymentStatuses.filter(
    (paymentStatus) => abilities({ ...row, status, paymentStatus }, api.context).pay,
  );
  expect(found).toEqual(payable);
});

it.each([
  [14, 14, true],
  [14, 15, false],
  [7, 7, true],
  [7, 8, false],
])("of a shop that takes goods back for %i days, an order completed %i days ago: %j", async (days, ago, refund) => {
  const { order } = await place(api, "u", 10);
  const completedAt = new Date(now.getTime() - ago * 86_400_000).toISOString();
  const shop = { ...plainShop, returns: { days } };
  const { db } = api.context;
  expect(abilities({ ...read(order.id), status: "completed", completedAt }, { db, now: () => now, shop }).refund).toBe(
    refund,
  );
});

it("an order with payment on receipt is paid when it is completed", async () => {
  const { order } = await place(api, "u", 10, { payment: "cash" });
  setStatus(api.context.db, order.id, "ready", now);
  expect(read(order.id).paymentStatus).toBe("unpaid");
  setStatus(api.context.db, order.id, "completed", now);
  expect(read(order.id).paymentStatus).toBe("paid");
});

it.each([
  ["pickup", { code: "pickup", pointId: 1 }, "On its way to the pickup point"],
  ["courier", undefined, "On its way"],
] as const)(
  "an order by %s says in a list too how it is delivered, and where it is on its way to",
  async (kind, delivery, name) => {
    const { order } = await place(api, "u", 10, delivery && { delivery });
    const { context } = api;
    setStatus(context.db, order.id, "shipped", now);
    const row = read(order.id);
    const [listed, detail] = [toOrder(context, row, "en"), toDetail(context, row, "en")];
    for (const shown of [listed, detail]) {
      expect(shown.delivery).toMatchObject({ code: kind, kind });
      expect(shown.status).toEqual({ code: "shipped", name });
    }
    expect(detail.history.map(({ status }) => status.name)).toEqual(["New", name]);
  },
);
