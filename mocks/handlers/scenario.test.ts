import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { signedIn } from "~/api/schemas/auth";
import { orderPlaced } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { findByPhone } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage, signInByPhone } from "#mocks/testing/customer";
import { create, createShop, fill, newKey, orderOf } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

const phone = "+79991234567";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

const post = (path: string, body: unknown) => call(api, path, { method: "POST", body });
const askForCode = () => post("/api/auth/login", { login: phone, type: "sms" });

describe("a code that is made older", () => {
  const age = (seconds: number) => post(`/scenario/code/${phone}`, { seconds });

  it("can be requested again after 59 seconds, not earlier", async () => {
    await askForCode();
    expect((await age(58)).status).toBe(200);
    expect((await askForCode()).status).toBe(429);
    await age(1);
    expect((await askForCode()).status).toBe(200);
  });

  it("expires after five minutes", async () => {
    await askForCode();
    const { code } = lastMessage(api, phone);
    const enter = () => post("/api/auth/byCode", { login: phone, type: "sms", code, uid: "u" });
    await age(300);
    expect((await enter()).error().code).toBe("code_expired");
    await askForCode();
    expect(
      (await post("/api/auth/byCode", { login: phone, type: "sms", code: lastMessage(api, phone).code })).data(
        signedIn,
      ),
    ).toHaveProperty("token");
  });

  it("must exist; the age must be a positive number", async () => {
    expect((await age(60)).status).toBe(404);
    expect((await age(-1)).status).toBe(422);
  });
});

describe("an order whose status is changed", () => {
  it("has the new status, also in its history", async () => {
    const { token } = await signInByPhone(api, phone);
    const uid = findByPhone(api.context.db, phone)?.uid ?? "";
    const asCustomer = caller(api, token);
    fill(api, uid, 10);
    const placed = await create(api, orderOf(api, uid), newKey(), { headers: { authorization: `Bearer ${token}` } });
    const { order } = placed.data(orderPlaced);
    expect((await post(`/scenario/order/${order.id}`, { status: "completed" })).status).toBe(200);
    const seen = (await asCustomer(`/api/app/profile/order/${order.id}/view`)).data(orderView).order;
    expect([seen.status.code, seen.can.refund]).toEqual(["completed", true]);
    expect(seen.history.map(({ status }) => status.code)).toEqual(["new", "completed"]);
  });

  it("must exist; the status must be a known one", async () => {
    expect((await post("/scenario/order/999", { status: "completed" })).status).toBe(404);
    expect((await post("/scenario/order/1", { status: "toString" })).status).toBe(422);
  });
});
