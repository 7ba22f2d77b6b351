import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { demo } from "#mocks/db/seed/customers/read";
import { lastMessage } from "#mocks/testing/customer";
import { demoCustomers } from "#mocks/testing/landmarks";
import { seedTiny } from "#mocks/testing/seed";
import { startApi } from "#mocks/testing/test-api";

import type { Caller } from "./client.server";

/** The functions about customers against the embedded API over HTTP: that paths, bodies and shapes fit together. */
let api: Awaited<ReturnType<typeof startApi>>;
let caller: Caller;

beforeEach(async () => {
  api = await startApi({ seed: seedTiny });
  vi.stubEnv("API_URL", api.url);
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
  caller = { requestId: "r1", locale: "en", token: null, calls: [] };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await api.close();
});

async function signIn(): Promise<void> {
  const auth = await import("./auth.server");
  const { email, password } = demoCustomers.anna;
  const { data } = await auth.signInByEmail(caller, { email, password, uid: null, device: "Chrome, Windows" });
  caller.token = data?.token ?? null;
}

const phone = "+79991234567";

describe("signing in", () => {
  it("by phone, with refresh and sign-out", async () => {
    const auth = await import("./auth.server");
    const basket = await import("./basket.server");
    await basket.addToBasket(caller, "guest", 1, 2);
    expect((await auth.requestCode(caller, phone)).data).toMatchObject({ sent: true, resendAfter: 59 });
    const soon = await auth.requestCode(caller, phone);
    expect(soon).toMatchObject({ status: 429, error: { code: "too_many_requests" } });
    expect(soon.error?.retryAfter).toBeGreaterThan(50);
    const code = lastMessage(api, phone).code ?? "";
    const { data } = await auth.signInByCode(caller, { phone, code, uid: "guest", device: "" });
    expect(data?.merged).toEqual({ basket: 1, favorites: 0, orders: 0 });
    caller.token = data?.token ?? null;
    expect((await auth.getSession(caller)).data?.user.phone).toBe(phone);
    const renewed = (await auth.refreshSession(caller, data?.refreshToken ?? "")).data;
    expect((await auth.getSession(caller)).status).toBe(401);
    caller.token = renewed?.token ?? null;
    expect((await basket.getBasket(caller, "another", { peek: true })).data?.list[0]?.quantity).toBe(2);
    expect((await auth.signOut(caller)).status).toBe(200);
    expect((await auth.getSession(caller)).error?.code).toBe("unauthorized");
  });

  it("by e-mail: registration and recovery", async () => {
    const auth = await import("./auth.server");
    const email = "oleg@example.com";
    const tokenOf = () => new URL(lastMessage(api, email).link ?? "").searchParams.get("token") ?? "";
    const password = { password: "secret-1", confirmPassword: "secret-1" };
    expect((await auth.register(caller, { email, name: "Oleg", uid: null })).data).toEqual({ sent: true });
    expect((await auth.setUpPassword(caller, { token: tokenOf(), ...password, device: "" })).data?.token).toBeTruthy();
    expect((await auth.requestRecovery(caller, "nobody@example.com")).error?.code).toBe("account_not_found");
    await auth.requestRecovery(caller, email);
    const changed = await auth.changePassword(caller, { token: lastMessage(api, email).code ?? "", ...password });
    expect(changed.data).toEqual({ changed: true });
    const wrong = await auth.signInByEmail(caller, { email, password: "no", uid: null, device: "" });
    expect(wrong).toMatchObject({ status: 400, error: { code: "invalid_credentials" } });
  });
});

describe("the personal area", () => {
  beforeEach(signIn);

  it("shows and edits personal data", async () => {
    const profile = await import("./profile.server");
    expect((await profile.getProfile(caller)).data?.orders.list).toHaveLength(3);
    expect((await profile.getPersonal(caller)).data?.bonuses.balance).toBe(1250);
    const { email, password: oldPassword } = demoCustomers.anna;
    expect((await profile.editPerson(caller, { name: "Anna", email })).data?.user.lastName).toBe("");
    const notify = { orderSms: false, orderEmail: true };
    expect((await profile.editNotify(caller, notify)).data).toEqual({ notify });
    const next = { password: "secret-2", confirmPassword: "secret-2" };
    expect((await profile.editPassword(caller, { oldPassword, ...next })).status).toBe(200);
    const proof = { password: next.password };
    expect((await profile.requestPhoneCode(caller, phone)).error?.fields).toHaveProperty("password");
    expect((await profile.requestPhoneCode(caller, phone, proof)).data?.sent).toBe(true);
    const called = await profile.editPhone(caller, phone, lastMessage(api, phone).code ?? "");
    expect(called.data?.user.phone).toBe(phone);
    const fresh = "new@example.com";
    expect((await profile.requestEmailLink(caller, fresh, proof)).data?.sent).toBe(true);
    const token = new URL(lastMessage(api, fresh).link ?? "").searchParams.get("token") ?? "";
    const opened = await profile.confirmEmail(caller, { token });
    expect(opened.data).toEqual({ email: fresh, isConfirmed: false });
    const confirmed = await profile.confirmEmail(caller, { token, confirm: true });
    expect(confirmed.data).toEqual({ email: fresh, isConfirmed: true });
    expect((await profile.requestProof(caller)).data?.sent).toBe(true);
    expect((await profile.listCustomerFavorites(caller, { page: 1, perPage: 10 })).data?.products).toEqual([]);
    expect((await profile.requestDeletion(caller)).data?.sent).toBe(true);
    expect((await profile.deleteAccount(caller, lastMessage(api, phone).code ?? "")).status).toBe(200);
    expect((await profile.getPersonal(caller)).status).toBe(401);
  });

  it("shows and ends sessions", async () => {
    const profile = await import("./profile.server");
    const first = caller.token;
    await signIn();
    const sessions = (await profile.listSessions(caller)).data?.sessions ?? [];
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Chrome, Windows", true],
      ["Chrome, Windows", false],
    ]);
    const other = sessions[1]?.id ?? "";
    expect((await profile.closeSession(caller, other)).status).toBe(200);
    expect((await profile.closeSession(caller, other)).status).toBe(404);
    expect((await profile.getPersonal({ ...caller, token: first })).status).toBe(401);
    expect((await profile.closeAllSessions(caller)).status).toBe(200);
    expect((await profile.getPersonal(caller)).status).toBe(401);
  });

  it("stores addresses and companies", async () => {
    const saved = await import("./saved-details.server");
    const added = (await saved.addAddress(caller, { value: "Tver", default: true })).data?.addresses ?? [];
    expect(added.map(({ value }) => value)[0]).toBe("Tver");
    const id = added[0]?.id ?? 0;
    expect((await saved.changeAddress(caller, id, { value: "Kaluga" })).data?.addresses).toHaveLength(3);
    expect((await saved.removeAddress(caller, id)).data?.addresses).toEqual(
      (await saved.listAddresses(caller)).data?.addresses,
    );
    const company = (await saved.listCompanies(caller)).data?.companies[0]?.id ?? 0;
    expect((await saved.addCompany(caller, demo().customers.boris.company)).data?.companies).toHaveLength(2);
    const wrong = await saved.changeCompany(caller, company, { ...demo().customers.boris.company, inn: "1" });
    expect(Object.keys(wrong.error?.fields ?? {})).toContain("inn");
    expect((await saved.removeCompany(caller, company)).data?.companies).toHaveLength(1);
  });

  it("shows orders and accepts requests about them", async () => {
    const orders = await import("./orders.server");
    const list = async (status?: string) =>
      (await orders.listOrders(caller, { page: 1, perPage: 10, ...(status ? { status } : {}) })).data?.orders.list ??
      [];
    expect(await list("ready")).toHaveLength(1);
    const [fresh] = await list("new");
    const id = fresh?.id ?? 0;
    expect((await orders.getInvoice(caller, id)).data?.type).toBe("text/html");
    expect((await orders.getPaymentLink(caller, id)).data?.link).toContain(`${api.url}/pay/`);
    expect((await orders.repeatOrder(caller, id, "u")).data?.added.length).toBeGreaterThan(0);
    const reason = (await orders.getOrderSettings(caller)).data?.cancel.reason[0]?.code ?? "";
    expect((await orders.cancelOrder(caller, id, { reason, comment: "No" })).data?.request.kind).toBe("cancel");
    const done = (await list("completed")).find(({ can }) => can.refund)?.id ?? 0;
    const line = (await orders.getOrder(caller, done)).data?.order.items[0];
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const asked = await orders.refundOrder(caller, done, {
      reason: "defect",
      comment: "Скол",
      items: [{ productId: line?.productId ?? 0, quantity: 1 }],
      files: [new File([Uint8Array.from(picture)], "скол.jpg", { type: "image/jpeg" })],
    });
    expect(asked.data?.request.files).toEqual([{ name: "скол.jpg", size: picture.length }]);
    const requestId = asked.data?.request.id ?? 0;
    expect((await orders.listRequests(caller, { page: 1, perPage: 1 })).data?.refunds[0]?.id).toBe(requestId);
    expect((await orders.withdrawRefund(caller, done, requestId)).status).toBe(200);
    expect((await orders.getOrder(caller, 999_999)).status).toBe(404);
  });
});
