import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sentCode, session, signedIn, tokens } from "~/api/schemas/auth";
import { dropOld } from "#mocks/context";
import { hashPassword } from "#mocks/customers/passwords";
import { addCustomer } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage, signInByPhone } from "#mocks/testing/customer";
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
  call(api, path, { method: "POST", body, language });

const phone = "+79991234567";
const askCode = (to = phone, language: "ru" | "en" = "ru") =>
  post("/api/auth/login", { login: to, type: "sms" }, language);
const giveCode = (code: string, uid?: string) => post("/api/auth/byCode", { login: phone, type: "sms", code, uid });
const wrongCode = () => (lastMessage(api, phone).code === "0000" ? "1111" : "0000");

describe("a code by SMS", () => {
  it("has four digits, is sent in the requested language and signs in once", async () => {
    const answer = (await askCode(phone, "en")).data(sentCode);
    const { kind, code, text } = lastMessage(api, phone);
    expect(answer).toEqual({ sent: true, resendAfter: 59, demoCode: code });
    expect([kind, text]).toEqual(["sms", `Your Verstak sign-in code: ${code}`]);
    expect(code).toMatch(/^\d{4}$/);
    const { token } = (await giveCode(code ?? "")).data(signedIn);
    const { user } = (await caller(api, token)("/api/auth/session")).data(session);
    expect(user).toMatchObject({ phone, email: null, name: "" });
    expect((await giveCode(code ?? "")).error().code).toBe("code_expired");
  });

  it("stays out of the answer if messages leave the house", async () => {
    vi.spyOn(api.context.outbox, "sends").mockReturnValue(true);
    expect((await askCode()).data(sentCode)).toEqual({ sent: true, resendAfter: 59 });
  });

  it("is not sent again within 59 s, whoever requests it; the response says how long to wait", async () => {
    await askCode();
    later(20.5);
    const answer = await askCode();
    expect([answer.status, answer.error().code, answer.response.headers.get("retry-after")]).toEqual([
      429,
      "too_many_requests",
      "39",
    ]);
    later(38.5);
    expect((await askCode()).status).toBe(200);
    expect((await askCode("+79997654321")).status).toBe(200);
  });

  it("becomes invalid once another one is sent", async () => {
    await askCode();
    const first = lastMessage(api, phone).code ?? "";
    do {
      later(60);
      expect((await askCode()).status).toBe(200);
    } while (lastMessage(api, phone).code === first);
    expect((await giveCode(first)).error().code).toBe("invalid_code");
    expect((await giveCode(lastMessage(api, phone).code ?? "")).status).toBe(200);
  });

  it("is forgotten with the phone once it has expired", async () => {
    await askCode();
    later(240);
    await askCode("+79997654321");
    later(60);
    dropOld(api.context);
    expect(api.context.db.column("select purpose from one_time_code")).toEqual(["login:+79997654321"]);
  });

  it("is sent to a phone at most six times an hour", async () => {
    for (let n = 0; n < 6; n += 1) {
      expect((await askCode()).status).toBe(200);
      later(60);
    }
    const answer = await askCode();
    expect([answer.status, answer.response.headers.get("retry-after")]).toEqual([429, String(3600 - 360)]);
    later(3600 - 360);
    expect((await askCode()).status).toBe(200);
  });

  it("is valid for five minutes", async () => {
    await askCode();
    later(300);
    const answer = await giveCode(lastMessage(api, phone).code ?? "");
    expect([answer.status, answer.error().code]).toEqual([400, "code_expired"]);
  });

  it("allows five guesses, even parallel ones", async () => {
    await askCode();
    const guesses = await Promise.all(Array.from({ length: 50 }, () => giveCode(wrongCode())));
    const codes = guesses.map((answer) => answer.error().code);
    expect(codes.filter((code) => code === "invalid_code")).toHaveLength(5);
    expect(codes.filter((code) => code === "code_expired")).toHaveLength(45);
    expect((await giveCode(lastMessage(api, phone).code ?? "")).error().code).toBe("code_expired");
  });

  it("allows guesses from a known device after strangers have used up theirs", async () => {
    await askCode();
    const guess = (client: string, code: string) => {
      const body = { login: phone, type: "sms", code };
      return call(api, "/api/auth/byCode", { method: "POST", body, headers: { "x-client": client } });
    };
    const code = lastMessage(api, phone).code ?? "";
    for (let number = 0; number < 30; number += 1) await guess(`address:${number}`, wrongCode());
    expect((await guess("address:another", code)).error().code).toBe("code_expired");
    expect((await guess("device:known", wrongCode())).error().code).toBe("invalid_code");
    expect((await guess("device:known", code)).status).toBe(200);
  });

  it("registers a phone number once", async () => {
    const first = await signInByPhone(api, phone);
    const second = await signInByPhone(api, phone);
    const ids = await Promise.all(
      [first, second].map(async ({ token }) => (await caller(api, token)("/api/auth/session")).data(session).user.id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it.each([["89991234567"], ["+7 999 123-45-67"], ["+7999"], [""], [79991234567]])(
    "is not sent to %j",
    async (login) => {
      const answer = await post("/api/auth/login", { login, type: "sms" });
      expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, ["login"]]);
    },
  );
});

describe("e-mail and password", () => {
  const email = "anna@example.com";
  const hashed = hashPassword("пароль-1");
  beforeEach(async () => {
    addCustomer(api.context.db, { email, emailConfirmed: 1, passwordHash: await hashed }, clock);
    addCustomer(api.context.db, { email: "none@example.com", emailConfirmed: 1 }, clock);
  });
  const byEmail = (login: string, password: string) =>
    post("/api/app/auth/byEmail", { login, type: "email", password, uid: "u" });

  it("sign in; the case of the address is ignored", async () => {
    expect((await byEmail(" Anna@Example.com ", "пароль-1")).data(signedIn).merged).toEqual({
      basket: 0,
      favorites: 0,
      orders: 0,
    });
  });

  it.each([
    ["a wrong password", email, "пароль-2"],
    ["an unknown address", "nobody@example.com", "пароль-1"],
    ["an account without a password", "none@example.com", "пароль-1"],
    ["a login that is not an address", "anna", "пароль-1"],
  ])("are rejected with the same message for %s", async (_, login, password) => {
    const answer = await byEmail(login, password);
    expect([answer.status, answer.error()]).toEqual([
      400,
      { code: "invalid_credentials", message: "Неверная почта или пароль" },
    ]);
  });

  it.each([[email], ["nobody@example.com"]])("allow ten guesses in 15 minutes: %s", async (login) => {
    const guesses = await Promise.all(Array.from({ length: 15 }, () => byEmail(login, "wrong one")));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = await byEmail(login, "пароль-1");
    expect([refused.status, refused.response.headers.get("retry-after")]).toEqual([429, "900"]);
    later(900);
    expect((await byEmail(login, "пароль-1")).status).toBe(login === email ? 200 : 400);
  });

  it("reset the guesses after a successful sign-in", async () => {
    for (let n = 0; n < 12; n += 1)
      expect((await byEmail(email, n % 5 === 4 ? "пароль-1" : "no")).status).not.toBe(429);
  });
});

describe("a session", () => {
  it("ends at sign-out, with its refresh token", async () => {
    const { token, refreshToken } = await signInByPhone(api, phone);
    const ask = caller(api, token);
    expect((await ask("/api/auth/logout", { method: "POST" })).status).toBe(200);
    expect((await ask("/api/auth/session")).error().code).toBe("unauthorized");
    expect((await post("/api/auth/refresh", { refreshToken })).status).toBe(401);
    expect((await ask("/api/auth/logout", { method: "POST" })).status).toBe(200);
  });

  it("is valid for an hour and is refreshed by a token that works once", async () => {
    const { token, refreshToken, expiresAt } = await signInByPhone(api, phone);
    expect(Date.parse(expiresAt) - clock.getTime()).toBe(3_600_000);
    later(3600);
    expect((await caller(api, token)("/api/auth/session")).status).toBe(401);
    const renewed = (await post("/api/auth/refresh", { refreshToken })).data(tokens);
    expect((await caller(api, renewed.token)("/api/auth/session")).status).toBe(200);
    const again = await post("/api/auth/refresh", { refreshToken });
    expect([again.status, again.error().code]).toEqual([401, "unauthorized"]);
    later(30 * 86_400);
    expect((await post("/api/auth/refresh", { refreshToken: renewed.refreshToken })).status).toBe(401);
  });

  it("is stored only as a hash", async () => {
    const { token, refreshToken } = await signInByPhone(api, phone);
    const rows = JSON.stringify(api.context.db.all("select * from session"));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(refreshToken);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  it.each([["Bearer nonsense"], ["Bearer "], ["Basic abc"], ["nonsense"]])(
    "does not exist for %j: calls that read the token fail, others do not",
    async (authorization) => {
      const headers = { authorization };
      for (const path of ["/api/auth/session", "/api/app/basket/view?uid=u", "/api/app/catalog/info?uid=u"]) {
        const answer = await call(api, path, { headers });
        expect([path, answer.status, answer.error().code]).toEqual([path, 401, "unauthorized"]);
      }
      expect((await call(api, "/api/app/catalog/menu", { headers })).status).toBe(200);
      expect(
        (await call(api, "/api/auth/login", { method: "POST", headers, body: { login: phone, type: "sms" } })).status,
      ).toBe(200);
    },
  );
});
