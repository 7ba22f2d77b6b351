import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { sentCode } from "~/api/schemas/auth";
import { emailChange } from "~/api/schemas/profile";
import { hashPassword } from "#mocks/customers/passwords";
import { openSession } from "#mocks/customers/sessions";
import { addCustomer, deleteCustomer, getCustomer, setPasswordHash } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage } from "#mocks/testing/customer";
import { place } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
let ask: ReturnType<typeof caller>;
let id: number;
const password = "known-1";
const passwordHash = await hashPassword(password);
beforeEach(() => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
  const own = { phone: "+79991234567", email: "old@example.com", emailConfirmed: 1, passwordHash };
  ({ id } = addCustomer(api.context.db, own, clock));
  ask = caller(api, openSession(api.context, id).token);
});
afterEach(() => api.close());

const later = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const post = (path: string, body: object) => ask(`/api/app/profile/personal/${path}`, { method: "POST", body });
const messagesTo = (to: string) => api.context.outbox.list().filter((message) => message.to === to);
const customer = () => getCustomer(api.context.db, id);
const fieldsOf = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.status,
  Object.keys(answer.error().fields ?? {}),
];

/** Opens the link in the last e-mail to an address, without a session: only looks, or confirms. */
const openLink = (to: string, confirm: boolean) => {
  const token = new URL(lastMessage(api, to).link ?? "").searchParams.get("token");
  return call(api, "/api/app/profile/personal/confirmEmail", { method: "POST", body: { token, confirm } });
};

describe("the e-mail", () => {
  const [old, next] = ["old@example.com", "new@example.com"];
  const edit = (email: string, more: object) => post("editEmail", { email, ...more });

  it("is changed when the link sent to it is confirmed; the old one is notified", async () => {
    expect((await edit(next, { password })).data(sentCode)).toEqual({ sent: true, resendAfter: 59 });
    expect(lastMessage(api, next)).toMatchObject({ kind: "email", code: null });
    expect((await openLink(next, false)).data(emailChange)).toEqual({ email: next, isConfirmed: false });
    expect([customer()?.email, messagesTo(old)]).toEqual([old, []]);
    const { link } = lastMessage(api, next);
    expect((await openLink(next, true)).data(emailChange)).toEqual({ email: next, isConfirmed: true });
    expect(customer()).toMatchObject({ email: next, emailConfirmed: 1 });
    expect(lastMessage(api, old).text).toContain("Адрес почты в вашем аккаунте");
    expect(lastMessage(api, next).text).toContain("теперь указан в вашем аккаунте");
    const token = new URL(link ?? "").searchParams.get("token");
    for (const confirm of [false, true]) {
      const again = await call(api, "/api/app/profile/personal/confirmEmail", {
        method: "POST",
        body: { token, confirm },
      });
      expect(again.data(emailChange).isConfirmed).toBe(true);
    }
    expect(messagesTo(old)).toHaveLength(1);
  });

  it("is sent another link without a proof while the first one is valid; only the last one works", async () => {
    await edit(next, { password });
    const first = new URL(lastMessage(api, next).link ?? "").searchParams.get("token");
    expect((await edit(next, {})).status).toBe(429);
    later(60);
    expect((await edit(next, {})).data(sentCode).sent).toBe(true);
    const body = { token: first, confirm: true };
    const replaced = await call(api, "/api/app/profile/personal/confirmEmail", { method: "POST", body });
    expect(replaced.error().code).toBe("invalid_token");
    later(86_400);
    ask = caller(api, openSession(api.context, id).token);
    expect(fieldsOf(await edit(next, {}))).toEqual([422, ["password"]]);
    expect((await openLink(next, true)).error().code).toBe("invalid_token");
    expect(customer()?.email).toBe(old);
  });

  it.each([
    ["the password changes", () => setPasswordHash(api.context.db, id, "another")],
    ["the account is deleted", () => void deleteCustomer(api.context.db, customer() ?? expect.fail())],
  ])("is no longer confirmed by the link once %s", async (_, change) => {
    await edit(next, { password });
    change();
    expect((await openLink(next, true)).error().code).toBe("invalid_token");
    expect(api.context.db.all("select 1 from email_token")).toEqual([]);
  });

  it("says nothing about an address that was changed again", async () => {
    await edit(next, { password });
    await openLink(next, true);
    later(60);
    await edit("third@example.com", { password });
    await openLink("third@example.com", true);
    const link = messagesTo(next).find((message) => message.link !== null)?.link;
    const body = { token: new URL(link ?? "").searchParams.get("token") };
    const first = await call(api, "/api/app/profile/personal/confirmEmail", { method: "POST", body });
    expect(first.error().code).toBe("invalid_token");
  });

  it("joins the guest orders with it once it is confirmed, not before", async () => {
    const { order } = await place(api, "guest", 10);
    const owner = () => api.context.db.get("select customer_id as id from customer_order where id = ?", order.id);
    await edit("ivan@example.com", { password });
    await openLink("ivan@example.com", false);
    expect(owner()).toEqual({ id: 0 });
    await openLink("ivan@example.com", true);
    expect(owner()).toEqual({ id });
  });

  it("that is unconfirmed is confirmed with its link, and can then be used to sign in", async () => {
    api.context.db.run("update customer set email = 'typed@example.com', email_confirmed = 0 where id = ?", id);
    expect((await edit("typed@example.com", { password })).status).toBe(200);
    expect((await openLink("typed@example.com", true)).status).toBe(200);
    expect(messagesTo("typed@example.com")).toHaveLength(1);
    const body = { login: "typed@example.com", type: "email", password };
    expect((await call(api, "/api/app/auth/byEmail", { method: "POST", body })).status).toBe(200);
  });

  it("moves from an account that has not confirmed it to the owner of the mailbox", async () => {
    const other = addCustomer(api.context.db, { phone: "+79990000002", email: next }, clock);
    await edit("New@Example.com", { password });
    await openLink(next, true);
    expect([customer()?.email, getCustomer(api.context.db, other.id)?.email]).toEqual([next, null]);
  });

  it("is not mailed more than six times an hour", async () => {
    for (let n = 0; n < 6; n += 1) {
      expect((await edit(next, n === 0 ? { password } : {})).status).toBe(200);
      later(60);
    }
    expect((await edit(next, {})).status).toBe(429);
  });

  it.each(["oleg", "", "oleg@"])("cannot be changed to %j", async (email) => {
    expect(fieldsOf(await edit(email, { password }))).toEqual([422, ["email"]]);
  });
});
