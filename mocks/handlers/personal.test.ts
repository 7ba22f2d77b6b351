import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { sentCode, session } from "~/api/schemas/auth";
import { favoriteFullList } from "~/api/schemas/basket";
import { orderPlaced } from "~/api/schemas/checkout";
import { orderList } from "~/api/schemas/orders";
import { notifyView, personal, userView } from "~/api/schemas/profile";
import { hashPassword } from "#mocks/customers/passwords";
import { openSession } from "#mocks/customers/sessions";
import { addCustomer, findByPhone } from "#mocks/db/queries/customers";
import { addRequest } from "#mocks/db/queries/order-requests";
import { prepareDemo } from "#mocks/db/seed/customers/index";
import { runOrders } from "#mocks/owner/orders-command";
import { caller, lastMessage, signInByPhone } from "#mocks/testing/customer";
import { demoCustomers } from "#mocks/testing/landmarks";
import { create, fill, newKey, orderOf } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
let token: string;
let ask: ReturnType<typeof caller>;
const phone = "+79991234567";
beforeEach(async () => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
  ({ token } = await signInByPhone(api, phone));
  ask = caller(api, token);
});
afterEach(() => api.close());

const base = "/api/app/profile";
const post = (path: string, body: object) => ask(`${base}/${path}`, { method: "POST", body });
const later = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const fieldsOf = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.status,
  Object.keys(answer.error().fields ?? {}),
];

describe("the person", () => {
  const person = { name: "Олег", lastName: "Зорин", secondName: "", birthday: "1990-02-28" };
  const edit = (body: object) => post("personal/edit", body);

  it("is saved, without fields that a customer must not change", async () => {
    const before = (await ask(`${base}/personal/view`)).data(personal);
    const body = { ...person, id: 1, uid: "x", phone: "+70000000000", bonuses: 999, passwordHash: "x", company: "x" };
    const { user } = (await edit(body)).data(userView);
    expect(user).toEqual({ ...before.user, ...person });
    expect((await ask(`${base}/personal/view`)).data(personal)).toEqual({ ...before, user });
  });

  it.each([
    [{ name: " " }, "name"],
    [{ email: "oleg" }, "email"],
    [{ email: "oleg@example.com" }, "email"],
    [{ birthday: "1990-02-30" }, "birthday"],
    [{ birthday: "2026-11-20" }, "birthday"],
    [{ birthday: "1890-01-01" }, "birthday"],
    [{ name: "x".repeat(101) }, "name"],
  ])("is rejected as %j", async (wrong, field) => {
    expect(fieldsOf(await edit({ ...person, ...wrong }))).toEqual([422, [field]]);
  });

  it("may omit the birthday, and keeps the e-mail whether it is sent or not", async () => {
    const only = addCustomer(api.context.db, { email: "only@example.com", emailConfirmed: 1, name: "A" }, clock);
    ask = caller(api, openSession(api.context, only.id).token);
    for (const email of ["Only@Example.com", null, ""]) {
      const { user } = (await edit({ ...person, birthday: "", email })).data(userView);
      expect(user).toMatchObject({ email: "only@example.com", emailConfirmed: true, birthday: null });
    }
    expect(fieldsOf(await edit({ ...person, email: "new@example.com" }))).toEqual([422, ["email"]]);
  });
});

it("notification settings are saved", async () => {
  const notify = { orderSms: false, orderEmail: true };
  expect((await post("personal/editNotify", notify)).data(notifyView)).toEqual({ notify });
  expect((await ask(`${base}/personal/view`)).data(personal).notify).toEqual(notify);
  expect(fieldsOf(await post("personal/editNotify", { ...notify, orderSms: "yes" }))).toEqual([422, ["orderSms"]]);
});

describe("the password", () => {
  const edit = (body: object) => post("personal/editPassword", body);
  const next = { password: "second-2", confirmPassword: "second-2" };

  it("is first set with a code sent to the phone, then with the old password; other sessions end", async () => {
    const first = { password: "first-1", confirmPassword: "first-1" };
    expect(fieldsOf(await edit(first))).toEqual([422, ["proof"]]);
    expect((await ask(`${base}/personal/view`)).data(personal).user.hasPassword).toBe(false);
    await post("personal/prove", {});
    const { code } = lastMessage(api, phone);
    expect(fieldsOf(await edit({ ...first, proof: code === "0000" ? "1111" : "0000" }))).toEqual([400, ["proof"]]);
    expect((await edit({ ...first, proof: code })).status).toBe(200);
    expect((await ask(`${base}/personal/view`)).data(personal).user.hasPassword).toBe(true);
    later(60);
    const other = await signInByPhone(api, phone);
    expect(fieldsOf(await edit(next))).toEqual([422, ["oldPassword"]]);
    expect(fieldsOf(await edit({ ...next, oldPassword: "wrong" }))).toEqual([422, ["oldPassword"]]);
    expect((await edit({ ...next, oldPassword: "first-1" })).status).toBe(200);
    expect((await ask("/api/auth/session")).status).toBe(200);
    expect((await caller(api, other.token)("/api/auth/session")).status).toBe(401);
  });

  it("allows ten guesses", async () => {
    const rich = addCustomer(
      api.context.db,
      { phone: "+79990000000", passwordHash: await hashPassword("known-1") },
      clock,
    );
    ask = caller(api, openSession(api.context, rich.id).token);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => edit({ ...next, oldPassword: "no" })));
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  });

  it.each([
    [{ password: "12345", confirmPassword: "12345" }, "password"],
    [{ password: "second-2", confirmPassword: "second-3" }, "confirmPassword"],
    [{ password: "Football1", confirmPassword: "Football1" }, "password"],
  ])("is rejected as %j", async (body, field) => expect(fieldsOf(await edit(body))).toEqual([422, [field]]));
});

describe("the account", () => {
  it("is deleted with a code, including all data of the customer", async () => {
    await ask("/api/app/basket/1/add", { method: "POST", body: { uid: "u", quantity: 1 } });
    await post("address", { value: "Москва" });
    later(60);
    const sent = (await post("delete", {})).data(sentCode);
    const { code, text } = lastMessage(api, phone);
    expect(sent).toEqual({ sent: true, resendAfter: 59, demoCode: code });
    expect(text).toContain("удаления");
    expect((await post("delete", { code: code === "0000" ? "1111" : "0000" })).error().code).toBe("invalid_code");
    const old = (await ask("/api/auth/session")).data(session).user.id;
    expect((await post("delete", { code })).json()).toEqual({ data: {} });
    expect((await ask("/api/auth/session")).status).toBe(401);
    const { db } = api.context;
    expect(db.all("select 1 from customer where id = ?", old)).toEqual([]);
    expect(db.all("select 1 from address where customer_id = ?", old)).toEqual([]);
    expect(db.all("select 1 from basket_line")).toEqual([]);
    later(60);
    const again = caller(api, (await signInByPhone(api, phone)).token);
    expect((await again("/api/auth/session")).data(session).user.id).not.toBe(old);
  });

  it("loses the photos of its refund requests, and the recipients and consents of its orders", async () => {
    const { db } = api.context;
    const order = db.get<{ id: number }>("select id from customer_order where customer_id <> 0");
    const orderId = order?.id ?? 0;
    const { id } = (await ask("/api/auth/session")).data(session).user;
    const files = [{ name: "a.jpg", size: 1, stored: "stored.jpg" }];
    const request = { orderId, kind: "refund", status: "new", reason: "defect", comment: "x" } as const;
    const createdAt = clock.toISOString();
    const recipient = JSON.stringify({ name: "Oleg Ptitsyn", phone: "+79020001122" });
    const ended = "update customer_order set customer_id = ?, recipient = ?, status = 'completed' where id = ?";
    db.run(ended, id, recipient, orderId);
    addRequest(db, { ...request, createdAt, files });
    db.run("insert into order_consent (order_id, code, version, at) values (?, 'offer', '1', ?)", orderId, createdAt);
    await api.context.saveFile("stored.jpg", new Uint8Array(1));
    await api.context.saveFile("other.jpg", new Uint8Array(1));
    later(60);
    await post("delete", {});
    expect((await post("delete", { code: lastMessage(api, phone).code })).status).toBe(200);
    expect([...api.files.keys()]).toEqual(["other.jpg"]);
    expect(db.all("select 1 from order_request where order_id = ? and files <> '[]'", orderId)).toEqual([]);
    expect(db.all("select 1 from order_consent where order_id = ?", orderId)).toEqual([]);
    expect(db.all("select recipient from customer_order where id = ?", orderId)).toEqual([{ recipient: null }]);
  });

  it("leaves the shop what it needs for an order that is on its way, and the customer the messages about it", async () => {
    const { db } = api.context;
    const { uid } = findByPhone(db, phone) ?? { uid: "" };
    fill(api, uid, 10);
    const body = orderOf(api, uid, { recipient: { name: "Oleg Ptitsyn", phone: "+79020001122" } });
    const headers = { authorization: `Bearer ${token}` };
    const { order } = (await create(api, body, newKey(), { headers })).data(orderPlaced);
    later(60);
    await post("delete", {});
    expect((await post("delete", { code: lastMessage(api, phone).code })).status).toBe(200);
    const shown = runOrders(api.context, ["show", order.number], String);
    for (const part of ["Petrov Ivan", phone, "ivan@example.com", "Mira Street", "Oleg Ptitsyn"])
      expect(shown).toContain(part);
    runOrders(api.context, ["set", order.number, "shipped"], String);
    expect(lastMessage(api, "ivan@example.com").link).toContain(`/order/${order.id}?key=`);
  });

  it("of the demo comes back with as many orders as before", async () => {
    const demoPhone = demoCustomers.anna.phone;
    const signIn = async () => {
      ask = caller(api, (await signInByPhone(api, demoPhone)).token);
      return (await ask(`${base}/orders`)).data(orderList).orders.pagination.total;
    };
    const before = await signIn();
    later(60);
    await post("delete", {});
    expect((await post("delete", { code: lastMessage(api, demoPhone).code })).status).toBe(200);
    prepareDemo(api.context, clock);
    later(60);
    expect(await signIn()).toBe(before);
  });

  it("without a phone receives its code by e-mail", async () => {
    const only = addCustomer(api.context.db, { email: "only@example.com" }, clock);
    ask = caller(api, openSession(api.context, only.id).token);
    await post("delete", {});
    expect(lastMessage(api, "only@example.com")).toMatchObject({ kind: "email" });
  });
});

it("favourites are listed for the customer", async () => {
  await ask("/api/app/favorite/5/add?uid=u", { method: "POST" });
  const { products, pagination } = (await ask(`${base}/favorite`)).data(favoriteFullList);
  expect([products.map(({ id }) => id), pagination.total]).toEqual([[5], 1]);
});
