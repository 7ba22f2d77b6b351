import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { session, signedIn } from "~/api/schemas/auth";
import { basket } from "~/api/schemas/basket";
import { hashPassword } from "#mocks/customers/passwords";
import { addCustomer, getCustomer } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage } from "#mocks/testing/customer";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
beforeEach(() => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
});
afterEach(() => api.close());

const later = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const post = (path: string, body: object, language: "ru" | "en" = "ru") =>
  call(api, `/api/app/${path}`, { method: "POST", body, language });

const email = "oleg@example.com";
const register = (language: "ru" | "en" = "ru") =>
  post("registration", { email: "Oleg@Example.com", name: "Олег", lastName: "Зорин", uid: "guest" }, language);
const tokenOf = (to = email) => new URL(lastMessage(api, to).link ?? "").searchParams.get("token") ?? "";
const setUp = (token: string, password = "secret-1", confirmPassword = password) =>
  post("registration/setup-password", { token, password, confirmPassword });
const signIn = (password: string) => post("auth/byEmail", { login: email, type: "email", password, uid: "other" });

describe("registration", () => {
  it("sends a link that sets the password, signs in and merges the basket", async () => {
    await post("basket/1/add", { uid: "guest", quantity: 2 });
    expect((await register()).json()).toEqual({ data: { sent: true } });
    expect(lastMessage(api, email).link).toBe(`http://shop.test/sign-up/password?token=${tokenOf()}`);
    expect((await signIn("secret-1")).status).toBe(400);
    const { token, merged } = (await setUp(tokenOf())).data(signedIn);
    expect(merged).toEqual({ basket: 1, favorites: 0, orders: 0 });
    const ask = caller(api, token);
    expect((await ask("/api/auth/session")).data(session).user).toMatchObject({
      email,
      name: "Олег",
      lastName: "Зорин",
    });
    expect((await ask("/api/app/basket/view?uid=any")).data(basket).list).toHaveLength(1);
    expect((await signIn("secret-1")).status).toBe(200);
  });

  it("returns the same for a registered address, and sends a recovery link", async () => {
    await register();
    await setUp(tokenOf());
    expect((await register("en")).json()).toEqual({ data: { sent: true } });
    const { link, text } = lastMessage(api, email);
    expect(link).toContain("http://shop.test/en/sign-in?step=recovery-2&token=");
    expect(text).toContain("You already have an account");
    expect((await setUp(tokenOf())).error().code).toBe("invalid_token");
  });

  it("is open to the owner of an address; an account that has not confirmed it loses it", async () => {
    const typist = addCustomer(api.context.db, { phone: "+79990000000", email }, clock);
    await register();
    const own = (await setUp(tokenOf())).data(signedIn);
    expect((await caller(api, own.token)("/api/auth/session")).data(session).user).toMatchObject({
      email,
      phone: null,
    });
    expect(getCustomer(api.context.db, typist.id)?.email).toBeNull();
  });

  it("accepts a link once, within a day, but no recovery link", async () => {
    await register();
    const token = tokenOf();
    later(86_400);
    expect((await setUp(token)).error().code).toBe("invalid_token");
    await register();
    const fresh = tokenOf();
    expect(
      (await post("restore/changePassword", { token: fresh, password: "secret-1", confirmPassword: "secret-1" }))
        .status,
    ).toBe(400);
    expect((await setUp(fresh)).status).toBe(200);
    expect([(await setUp(fresh)).status, (await setUp("nonsense")).status]).toEqual([400, 400]);
  });

  it.each([
    ["12345", "12345", "password"],
    ["secret-1", "secret-2", "confirmPassword"],
    ["x".repeat(129), "x".repeat(129), "password"],
    ["Qwerty123", "Qwerty123", "password"],
  ])("rejects %s and %s, and the link still works", async (password, confirm, field) => {
    await register();
    const answer = await setUp(tokenOf(), password, confirm);
    expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, [field]]);
    expect((await setUp(tokenOf(), "x".repeat(128))).status).toBe(200);
  });

  it("rejects invalid addresses and limits the e-mails to one address", async () => {
    expect((await post("registration", { email: "oleg", name: "Олег" })).error().fields).toEqual({
      email: "Неправильный формат почты",
    });
    for (let n = 0; n < 6; n += 1) expect((await register()).status).toBe(200);
    expect((await register()).status).toBe(429);
  });
});

describe("recovery", () => {
  beforeEach(async () => {
    await register();
    await setUp(tokenOf());
  });
  const restore = (to = email, language: "ru" | "en" = "ru") => post("restore/byEmail", { email: to }, language);
  const change = (token: string, password = "another-2") =>
    post("restore/changePassword", { token, password, confirmPassword: password });

  it("sets a new password with the link, ends all sessions and sends a notice", async () => {
    const { token } = (await signIn("secret-1")).data(signedIn);
    expect((await restore()).json()).toEqual({ data: { sent: true } });
    expect(lastMessage(api, email).link).toBe(`http://shop.test/sign-in?step=recovery-2&token=${tokenOf()}`);
    expect((await change(tokenOf())).json()).toEqual({ data: { changed: true } });
    expect(lastMessage(api, email).text).toContain("изменён");
    expect((await caller(api, token)("/api/auth/session")).status).toBe(401);
    expect([(await signIn("secret-1")).status, (await signIn("another-2")).status]).toEqual([400, 200]);
  });

  it("accepts the code in the e-mail instead, in any spelling, once", async () => {
    await restore();
    const code = lastMessage(api, email).code ?? "";
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const link = tokenOf();
    expect((await change(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).status).toBe(200);
    expect([(await change(code)).status, (await change(link)).status]).toEqual([400, 400]);
  });

  it("rejects a common password, and the link still works", async () => {
    await restore();
    expect((await change(tokenOf(), "iloveyou")).error().fields).toEqual({
      password: "Этот пароль слишком распространён, его легко подобрать. Придумайте другой",
    });
    expect((await change(tokenOf())).status).toBe(200);
  });

  it("does not recover an account that has not confirmed the address, even with a password", async () => {
    const typed = "typed@example.com";
    const passwordHash = await hashPassword("another-2");
    addCustomer(api.context.db, { phone: "+79990000000", email: typed, passwordHash }, clock);
    expect((await restore(typed)).error().code).toBe("account_not_found");
    const answer = await post("auth/byEmail", { login: typed, type: "email", password: "another-2", uid: "u" });
    expect(answer.error().code).toBe("invalid_credentials");
  });

  it("with an old e-mail sets no password of an account that entered the address later", async () => {
    await restore();
    const oldToken = tokenOf();
    const { db } = api.context;
    db.run("update customer set email = null where email = ?", email);
    const other = addCustomer(db, { phone: "+79990000000", email }, clock);
    expect((await change(oldToken)).error().code).toBe("invalid_token");
    expect(getCustomer(db, other.id)?.passwordHash).toBeNull();
  });

  it("accepts no codes after a hundred attempts, but still accepts links", async () => {
    await restore();
    const guesses = await Promise.all(Array.from({ length: 101 }, () => change("22222222")));
    expect(guesses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect((await change(lastMessage(api, email).code ?? "")).status).toBe(429);
    expect((await change(tokenOf())).status).toBe(200);
  });

  it("expires after an hour", async () => {
    await restore();
    later(3600);
    expect((await change(tokenOf())).error().code).toBe("invalid_token");
  });

  it("reports an unknown address", async () => {
    const answer = await restore("nobody@example.com", "en");
    expect([answer.status, answer.error()]).toEqual([404, { code: "account_not_found", message: "Account not found" }]);
  });
});
