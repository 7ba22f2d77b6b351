import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { signedIn } from "~/api/schemas/auth";
import { basket, favoriteList } from "~/api/schemas/basket";
import { viewed } from "~/api/schemas/catalog";
import { orderList } from "~/api/schemas/orders";
import { addCustomer, setPerson } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage, signInByPhone } from "#mocks/testing/customer";
import { create, fill, newKey, orderOf, place } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => (api = createTestApi({ seed: seedTiny })));
afterEach(() => api.close());

const phone = "+79991234567";
const post = (path: string, body: object) => call(api, path, { method: "POST", body });

describe("a customer's data", () => {
  const add = (id: number, quantity: number, uid: string) => post(`/api/app/basket/${id}/add`, { uid, quantity });
  const like = (id: number, uid: string) => post(`/api/app/favorite/${id}/add?uid=${uid}`, {});

  it("is merged with the guest's data: the larger quantity wins", async () => {
    await add(1, 2, "before");
    await add(2, 3, "before");
    await like(1, "before");
    await signInByPhone(api, phone, "before");
    await add(1, 5, "guest");
    await add(2, 1, "guest");
    await add(7, 1, "guest");
    await like(1, "guest");
    await like(5, "guest");
    await call(api, "/api/app/catalog/product/product-6/view?uid=guest");
    const { token, merged } = await signInByPhone(api, phone, "guest");
    expect(merged).toEqual({ basket: 2, favorites: 1, orders: 0 });
    const ask = caller(api, token);
    const { list } = (await ask("/api/app/basket/view?uid=guest")).data(basket);
    expect(list.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual([
      [1, 5],
      [2, 3],
      [7, 1],
    ]);
    expect((await ask("/api/app/favorite/list?uid=guest")).data(favoriteList).list.sort()).toEqual([1, 5]);
    expect((await ask("/api/app/catalog/product/viewed?uid=guest")).data(viewed).map(({ id }) => id)).toEqual([6]);
    expect((await call(api, "/api/app/basket/view?uid=guest")).data(basket).list).toEqual([]);
    expect((await call(api, "/api/app/favorite/list?uid=guest")).data(favoriteList).list).toEqual([]);
  });

  it("takes the guest's promo code, which was entered last, unless it has ended", async () => {
    const { token } = await signInByPhone(api, phone, "before");
    const ask = caller(api, token);
    const own = { method: "POST", body: { uid: "before", code: "TEN" } } as const;
    await ask("/api/app/basket/promo", own);
    await signInByPhone(api, phone, "without");
    expect((await ask("/api/app/basket/view?uid=x")).data(basket).promo?.code).toBe("TEN");
    await post("/api/app/basket/promo", { uid: "guest", code: "СТРОЙКА" });
    await signInByPhone(api, phone, "guest");
    expect((await ask("/api/app/basket/view?uid=x")).data(basket).promo?.code).toBe("СТРОЙКА");
    await post("/api/app/basket/promo", { uid: "other", code: "TEN" });
    api.context.db.run("update promo set expires_at = '2020-01-01' where code = 'TEN'");
    await signInByPhone(api, phone, "other");
    expect((await ask("/api/app/basket/view?uid=x")).data(basket).promo?.code).toBe("СТРОЙКА");
  });

  it("is read and written, whatever visitor's identifier the call has", async () => {
    const { token } = await signInByPhone(api, phone);
    const ask = caller(api, token);
    await ask("/api/app/basket/1/add", { method: "POST", body: { uid: "one", quantity: 1 } });
    await ask("/api/app/basket/1/change", { method: "POST", body: { uid: "two", quantity: 4 } });
    await ask("/api/app/basket/promo", { method: "POST", body: { uid: "two", code: "TEN" } });
    const read = (await ask("/api/app/basket/view?uid=three")).data(basket);
    expect([read.list[0]?.quantity, read.promo?.code]).toEqual([4, "TEN"]);
    expect((await call(api, "/api/app/basket/view?uid=two")).data(basket).list).toEqual([]);
    await ask("/api/app/favorite/5/add?uid=one", { method: "POST" });
    expect((await ask("/api/app/favorite/list?uid=two")).data(favoriteList).list).toEqual([5]);
  });

  it("is not merged into the account of another customer who signs in with its identifier", async () => {
    const own = await signInByPhone(api, phone);
    await caller(api, own.token)("/api/app/basket/1/add", { method: "POST", body: { uid: "x", quantity: 1 } });
    const row = api.context.db.get<{ uid: string }>("select uid from customer where phone = ?", phone);
    const { merged } = await signInByPhone(api, "+79990000000", row?.uid);
    expect(merged).toEqual({ basket: 0, favorites: 0, orders: 0 });
    expect((await caller(api, own.token)("/api/app/basket/view?uid=x")).data(basket).list).toHaveLength(1);
  });
});

describe("orders made without signing in", () => {
  const email = "ivan@example.com";
  const numbersOf = async (token: string) =>
    (await caller(api, token)("/api/app/profile/orders")).data(orderList).orders.list.map(({ number }) => number);

  it("join the history of whoever proves the phone of the order", async () => {
    const { order } = await place(api, "guest", 10);
    expect(await numbersOf((await signInByPhone(api, "+79990000000")).token)).toEqual([]);
    const { token, merged } = await signInByPhone(api, phone);
    expect(merged.orders).toBe(1);
    expect(await numbersOf(token)).toEqual([order.number]);
    expect((await signInByPhone(api, phone)).merged.orders).toBe(0);
  });

  it("join the history of whoever registers with the e-mail address of the order, by its link", async () => {
    const { order } = await place(api, "guest", 10);
    await post("/api/app/registration", { email, name: "Ivan", uid: "other" });
    const token = new URL(lastMessage(api, email).link ?? "").searchParams.get("token");
    const body = { token, password: "пароль-1", confirmPassword: "пароль-1" };
    const { token: session, merged } = (await post("/api/app/registration/setup-password", body)).data(signedIn);
    expect(merged.orders).toBe(1);
    expect(await numbersOf(session)).toEqual([order.number]);
  });

  it("do not join the account that only names their e-mail address", async () => {
    const { order, accessKey } = await place(api, "guest", 10);
    const { id } = addCustomer(api.context.db, { phone: "+79990000000", email, name: "Mallory" }, new Date());
    const { token, merged } = await signInByPhone(api, "+79990000000");
    expect(merged.orders).toBe(0);
    setPerson(api.context.db, id, { name: "Ivan", lastName: "Petrov", secondName: "", email, birthday: null });
    // An order with the address does not confirm it either.
    const uid = api.context.db.get<{ uid: string }>("select uid from customer where id = ?", id)?.uid ?? "";
    fill(api, uid, 10);
    const own = await create(api, orderOf(api, uid), newKey(), { headers: { authorization: `Bearer ${token}` } });
    expect(own.status).toBe(201);
    expect((await signInByPhone(api, "+79990000000")).merged.orders).toBe(0);
    expect(await numbersOf(token)).not.toContain(order.number);
    expect((await call(api, `/api/app/order/${order.id}/view?accessKey=${accessKey}`)).status).toBe(200);
  });
});
