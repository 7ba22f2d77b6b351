import { afterEach, beforeEach, describe, expect, it, test } from "vitest";

import { sentCode } from "~/api/schemas/auth";
import { userView } from "~/api/schemas/profile";
import { hashPassword } from "#mocks/customers/passwords";
import { openSession } from "#mocks/customers/sessions";
import { addCustomer, getCustomer, setPasswordHash } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { caller, lastMessage } from "#mocks/testing/customer";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
let ask: ReturnType<typeof caller>;
let id: number;
const phone = "+79991234567";
const password = "known-1";
const passwordHash = await hashPassword(password);
beforeEach(() => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
  const own = { phone, email: "old@example.com", emailConfirmed: 1, passwordHash };
  ({ id } = addCustomer(api.context.db, own, clock));
  ask = caller(api, openSession(api.context, id).token);
});
afterEach(() => api.close());

const later = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const post = (path: string, body: object) => ask(`/api/app/profile/personal/${path}`, { method: "POST", body });
const forgetPassword = () => api.context.db.run("update customer set password_hash = null where id = ?", id);
const codeOf = (to: string) => lastMessage(api, to).code ?? "none";
const otherThan = (code: string) => (code === "0000" ? "1111" : "0000");
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

const ways = [
  { what: "phone", path: "editPhone", old: phone, next: "+375291234567" },
  { what: "email", path: "editEmail", old: "old@example.com", next: "new@example.com" },
] as const;

describe.each(ways)("the $what", ({ what, path, old, next }) => {
  const edit = (body: object) => post(path, { [what]: next, ...body });

  /** Confirms the new contact as its recipient does. */
  const confirmNext = () => (what === "phone" ? edit({ code: codeOf(next) }) : openLink(next, true));

  it("needs a proof: a session alone or a wrong password sends nothing", async () => {
    expect(fieldsOf(await edit({}))).toEqual([422, ["password"]]);
    expect(fieldsOf(await edit({ password: "wrong" }))).toEqual([422, ["password"]]);
    expect(fieldsOf(await edit({ proof: "1234" }))).toEqual([400, ["proof"]]);
    expect(messagesTo(next)).toEqual([]);
  });

  it("allows ten wrong passwords in 15 minutes", async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => edit({ password: "wrong" })));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await edit({ password })).status).toBe(429);
  });

  it.each(["with", "without"])(
    "of an account %s a password is changed with a code sent to the old phone",
    async (has) => {
      if (has === "without") {
        forgetPassword();
        expect(fieldsOf(await edit({ password }))).toEqual([422, ["proof"]]);
      }
      const sent = (await post("prove", {})).data(sentCode);
      const proof = codeOf(phone);
      expect(sent).toEqual({ sent: true, resendAfter: 59, demoCode: proof });
      expect(fieldsOf(await edit({ proof: otherThan(proof) }))).toEqual([400, ["proof"]]);
      expect((await edit({ proof })).status).toBe(200);
      expect((await confirmNext()).status).toBe(200);
      expect(customer()?.[what]).toBe(next);
    },
  );

  it("allows ten wrong proofs a day, whatever the codes", async () => {
    const guess = async () => {
      await post("prove", {});
      const proof = otherThan(codeOf(phone));
      const statuses = [];
      for (let turn = 0; turn < 5; turn += 1) statuses.push((await edit({ proof })).status);
      later(60);
      return statuses;
    };
    expect(await guess()).toEqual([400, 400, 400, 400, 400]);
    expect(await guess()).toEqual([400, 400, 400, 400, 400]);
    expect(await guess()).toEqual([429, 429, 429, 429, 429]);
    await post("prove", {});
    const refused = await edit({ proof: codeOf(phone) });
    expect([refused.status, Number(refused.response.headers.get("Retry-After"))]).toEqual([
      429,
      expect.closeTo(86_000, -4),
    ]);
    expect((await edit({ password })).status).toBe(200);
  });

  it("accepts a proof once", async () => {
    forgetPassword();
    await post("prove", {});
    const proof = codeOf(phone);
    expect((await edit({ proof })).status).toBe(200);
    later(60);
    expect(fieldsOf(await edit({ proof }))).toEqual([400, ["proof"]]);
  });

  it("keeps the proof valid if the message cannot be sent yet", async () => {
    await edit({ password });
    forgetPassword();
    await post("prove", {});
    const proof = codeOf(phone);
    expect((await edit({ proof })).status).toBe(429);
    later(60);
    expect((await edit({ proof })).status).toBe(200);
  });

  it("cannot be another customer's; only the recipient learns this", async () => {
    addCustomer(api.context.db, { [what]: next, emailConfirmed: 1 }, clock);
    expect((await edit({ password })).data(sentCode).sent).toBe(true);
    expect(fieldsOf(await confirmNext())).toEqual([422, [what]]);
    expect(customer()?.[what]).toBe(old);
  });

  it("cannot be changed to itself", async () => {
    expect(fieldsOf(await edit({ [what]: old, password }))).toEqual([422, [what]]);
  });

  it("allows messages to ten new ones an hour", async () => {
    const to = (n: number) => (what === "phone" ? `+7999000000${n}` : `next-${n}@example.com`);
    for (let n = 0; n < 10; n += 1) expect((await edit({ [what]: to(n), password })).status).toBe(200);
    expect((await edit({ password })).status).toBe(429);
  });
});

describe("the phone", () => {
  const next = "+375291234567";
  const edit = (body: object) => post("editPhone", { phone: next, ...body });

  it("is changed with the password and a code sent to the new one; the old one is notified", async () => {
    const sent = (await edit({ password })).data(sentCode);
    expect(customer()?.phone).toBe(phone);
    const code = codeOf(next);
    expect(sent).toEqual({ sent: true, resendAfter: 59, demoCode: code });
    expect((await edit({ code: otherThan(code) })).error().code).toBe("invalid_code");
    expect(messagesTo(phone)).toEqual([]);
    expect((await edit({ code })).data(userView).user.phone).toBe(next);
    expect(lastMessage(api, phone).text).toContain("Телефон в вашем аккаунте");
    expect(lastMessage(api, next).text).toContain("теперь указан в вашем аккаунте");
    expect((await edit({ code })).status).toBe(400);
  });

  it("is sent another code without a proof while the first code is valid", async () => {
    await edit({ password });
    expect((await edit({})).status).toBe(429);
    later(60);
    expect((await edit({})).data(sentCode).sent).toBe(true);
    later(300);
    expect(fieldsOf(await edit({}))).toEqual([422, ["password"]]);
    expect((await edit({ code: codeOf(next) })).error().code).toBe("code_expired");
  });

  it("must be the one that the code was sent to", async () => {
    expect((await edit({ code: "1234" })).error().code).toBe("code_expired");
    await edit({ password });
    expect((await edit({ phone: "+79995555555", code: codeOf(next) })).error().code).toBe("code_expired");
  });
});

it("the proof is sent by e-mail if the account has no phone", async () => {
  const only = addCustomer(api.context.db, { email: "only@example.com", emailConfirmed: 1 }, clock);
  ask = caller(api, openSession(api.context, only.id).token);
  await post("prove", {});
  expect(lastMessage(api, "only@example.com")).toMatchObject({ kind: "email" });
});

it("a sign-in code is valid neither as a proof nor for a change", async () => {
  forgetPassword();
  await call(api, "/api/auth/login", { method: "POST", body: { login: phone, type: "sms" } });
  expect(fieldsOf(await post("editPhone", { phone: "+79995555555", proof: codeOf(phone) }))).toEqual([400, ["proof"]]);
  setPasswordHash(api.context.db, id, passwordHash);
  await call(api, "/api/auth/login", { method: "POST", body: { login: "+79995555555", type: "sms" } });
  const code = codeOf("+79995555555");
  expect((await post("editPhone", { phone: "+79995555555", code })).error().code).toBe("code_expired");
});

test.each([
  ["the proof code", () => post("prove", {})],
  ["the deletion of the account", () => ask("/api/app/profile/delete", { method: "POST", body: {} })],
])("strangers who request codes repeatedly do not block %s for the owner", async (_, askForIt) => {
  forgetPassword();
  for (let stranger = 0; stranger < 13; stranger += 1) {
    const headers = { "x-client": `address:${stranger}` };
    await call(api, "/api/auth/login", { method: "POST", body: { login: phone, type: "sms" }, headers });
    later(60);
  }
  expect((await askForIt()).status).toBe(200);
});
