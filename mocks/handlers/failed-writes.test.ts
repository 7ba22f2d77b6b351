import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openSession } from "#mocks/customers/sessions";
import { changeProduct } from "#mocks/db/queries/change-product";
import { addCustomer } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage } from "#mocks/testing/customer";
import { create, fill, newKey, orderOf } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ seed: seedTiny });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  api.close();
});

const phone = "+79991234567";
const email = "oleg@example.com";
const password = { password: "secret-1", confirmPassword: "secret-1" };
const post = (path: string, body: object) => call(api, path, { method: "POST", body });
const askCode = () => post("/api/auth/login", { login: phone, type: "sms" });
const register = () => post("/api/app/registration", { email, name: "Олег", uid: "guest" });
const tokenOf = () => new URL(lastMessage(api, email).link ?? "").searchParams.get("token");
const setUp = () => post("/api/app/registration/setup-password", { token: tokenOf(), ...password });

/** The statuses of a call while a table refuses a write, as it does to a process that ends then, and of the next try. */
async function statuses(write: string, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const { db } = api.context;
  db.raw.exec(`create trigger broken before ${write} begin select raise(abort, 'broken'); end`);
  const failed = await ask();
  db.raw.exec("drop trigger broken");
  return [failed.status, (await ask()).status];
}

it("a code that could not be sent does not have to be waited for", async () => {
  expect(await statuses("insert on message", askCode)).toEqual([500, 200]);
});

it("a code still signs in after the session could not be stored", async () => {
  await askCode();
  const { code } = lastMessage(api, phone);
  const give = () => post("/api/auth/byCode", { login: phone, type: "sms", code, uid: "guest" });
  expect(await statuses("insert on session", give)).toEqual([500, 200]);
});

it("a link still registers after the customer could not be stored", async () => {
  await register();
  expect(await statuses("insert on session", setUp)).toEqual([500, 200]);
});

it("a link still recovers the account after the password could not be stored", async () => {
  await register();
  await setUp();
  await post("/api/app/restore/byEmail", { email });
  const change = () => post("/api/app/restore/changePassword", { token: tokenOf(), ...password });
  expect(await statuses("update on customer", change)).toEqual([500, 200]);
});

it("an order that could not be confirmed takes nothing from the stock, also in the listings", async () => {
  changeProduct(api.context, 10, { stock: 1 });
  fill(api, "u", 10);
  const [body, key] = [orderOf(api, "u"), newKey()];
  const { db } = api.context;
  db.raw.exec("create trigger broken before insert on message begin select raise(abort, 'broken'); end");
  expect((await create(api, body, key)).status).toBe(500);
  db.raw.exec("drop trigger broken");
  const inStock = await call(api, "/api/app/catalog/info?filter[inStock]=1&perPage=100");
  expect(await inStock.response.text()).toContain('"product-10"');
  expect((await create(api, body, key)).status).toBe(201);
});

describe("a code of a signed-in customer", () => {
  let ask: (path: string, body?: object) => ReturnType<typeof call>;
  beforeEach(() => {
    const { id } = addCustomer(api.context.db, { phone }, api.context.now());
    const own = caller(api, openSession(api.context, id).token);
    ask = (path, body = {}) => own(`/api/app/profile/${path}`, { method: "POST", body });
  });
  const codeOf = (to: string) => lastMessage(api, to).code;

  it("still changes the phone after that could not be stored", async () => {
    const next = "+375291234567";
    await ask("personal/prove");
    await ask("personal/editPhone", { phone: next, proof: codeOf(phone) });
    const give = () => ask("personal/editPhone", { phone: next, code: codeOf(next) });
    expect(await statuses("update on customer", give)).toEqual([500, 200]);
  });

  it("still proves who asks after the new phone's code could not be sent", async () => {
    await ask("personal/prove");
    const request = { phone: "+375291234567", proof: codeOf(phone) };
    expect(await statuses("insert on message", () => ask("personal/editPhone", request))).toEqual([500, 200]);
  });

  it("still deletes the account after that could not be stored", async () => {
    await ask("delete");
    const give = () => ask("delete", { code: codeOf(phone) });
    expect(await statuses("delete on customer", give)).toEqual([500, 200]);
  });
});

/** Fills the disk: no table can grow any more. */
function fillDisk(): void {
  const { db } = api.context;
  db.raw.exec("create table filler (bytes)");
  db.raw.pragma(`max_page_count = ${db.value<number>("select page_count from pragma_page_count")}`);
  const fill = (size: number) => {
    for (;;) db.run("insert into filler values (zeroblob(?))", size);
  };
  for (const size of [10_000, 100]) expect(() => fill(size)).toThrow("disk is full");
}

it("a product is shown on a full disk, and its views are recorded again later", async () => {
  const path = (uid: string) => `/api/app/catalog/product/product-1/view?uid=${uid}`;
  const viewedBy = () => api.context.db.value<number>("select count(distinct uid) from viewed") ?? 0;
  fillDisk();
  const shown = new Set<number>();
  // The table's last page may have room for some.
  for (let guest = 0; guest < 300; guest += 1) shown.add((await call(api, path(`guest-${guest}`))).status);
  expect([...shown]).toEqual([200]);
  const recorded = viewedBy();
  expect(recorded).toBeLessThan(300);
  api.context.db.raw.pragma("max_page_count = 1000000");
  await call(api, path("later"));
  expect(viewedBy()).toBe(recorded + 1);
});
