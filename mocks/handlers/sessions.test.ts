import { afterEach, beforeEach, expect, it } from "vitest";

import { signedIn, tokens, type Tokens } from "~/api/schemas/auth";
import { sessionList } from "~/api/schemas/profile";
import { call } from "#mocks/testing/call";
import { caller, lastMessage, signInByPhone } from "#mocks/testing/customer";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
const start = new Date("2026-11-20T09:00:00Z");
const phone = "+79991234567";
beforeEach(() => {
  clock = start;
  api = createTestApi({ seed: seedTiny, now: () => clock });
});
afterEach(() => api.close());

const later = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const base = "/api/app/profile/sessions";
const list = async ({ token }: Tokens) => (await caller(api, token)(base)).data(sessionList).sessions;
const isLive = async ({ token }: Tokens) => (await caller(api, token)("/api/auth/session")).status === 200;
const post = ({ token }: Tokens, path: string, body: object = {}) =>
  caller(api, token)(`${base}/${path}`, { method: "POST", body });

/** Signs in by phone from a browser. */
async function signInAt(device: string | null): Promise<Required<Tokens>> {
  later(60);
  await call(api, "/api/auth/login", { method: "POST", body: { login: phone, type: "sms" } });
  const body = { login: phone, type: "sms", code: lastMessage(api, phone).code };
  const headers: Record<string, string> = device === null ? {} : { "x-client-device": device };
  const answer = await call(api, "/api/auth/byCode", { method: "POST", body, headers });
  const { token, refreshToken = "", expiresAt } = answer.data(signedIn);
  return { token, refreshToken, expiresAt };
}

it("sessions are listed with device and times, the session of the call first", async () => {
  const chrome = await signInAt("Chrome, Windows");
  await signInAt(null);
  const [own, other, ...more] = await list(chrome);
  expect(more).toEqual([]);
  const [at, then] = [60, 120].map((seconds) => new Date(start.getTime() + seconds * 1000).toISOString());
  expect(own).toMatchObject({ device: "Chrome, Windows", isCurrent: true, startedAt: at, usedAt: at });
  expect(other).toMatchObject({ device: "", isCurrent: false, startedAt: then, usedAt: then });
});

it("sessions keep their ID and start time when they are refreshed, and update the time of use", async () => {
  const first = await signInAt("Chrome, Windows");
  const [before] = await list(first);
  later(7200);
  const body = { refreshToken: first.refreshToken };
  const renewed = (await call(api, "/api/auth/refresh", { method: "POST", body })).data(tokens);
  expect(await list(renewed)).toEqual([{ ...before, usedAt: clock.toISOString() }]);
});

it("sessions that have expired are not listed", async () => {
  await signInAt("Chrome, Windows");
  later(30 * 86_400);
  expect(await list(await signInAt("Firefox, Linux"))).toHaveLength(1);
});

it("sessions cause no database writes when they are used", async () => {
  const session = await signInAt("Chrome, Windows");
  const count = () => api.context.db.get<{ n: number }>("select total_changes() as n")?.n;
  const before = count();
  expect(await isLive(session)).toBe(true);
  await list(session);
  expect(count()).toBe(before);
});

it("sessions are ended one by one, including their refresh tokens", async () => {
  const [own, other] = [await signInAt("Chrome, Windows"), await signInAt("Firefox, Linux")];
  const id = (await list(own))[1]?.id;
  expect((await post(own, "close", { id })).json()).toEqual({ data: {} });
  expect([await isLive(own), await isLive(other)]).toEqual([true, false]);
  const body = { refreshToken: other.refreshToken };
  expect((await call(api, "/api/auth/refresh", { method: "POST", body })).status).toBe(401);
  expect((await post(own, "close", { id })).error().code).toBe("not_found");
});

it("sessions of another customer are not accessible", async () => {
  const own = await signInAt("Chrome, Windows");
  const stranger = await signInByPhone(api, "+79990000001");
  const [theirs] = await list(stranger);
  expect((await post(own, "close", { id: theirs?.id })).error().code).toBe("not_found");
  expect((await post(own, "close", {})).error().fields).toHaveProperty("id");
  expect((await post(own, "closeAll")).status).toBe(200);
  expect([await isLive(stranger), await isLive(own)]).toEqual([true, false]);
});

it("sessions are ended all at once, including the session of the call", async () => {
  const [own, other] = [await signInAt("Chrome, Windows"), await signInAt("Firefox, Linux")];
  expect((await post(own, "closeAll")).json()).toEqual({ data: {} });
  expect([await isLive(own), await isLive(other)]).toEqual([false, false]);
});

it("sessions store 200 characters of a device's name", async () => {
  const [session] = await list(await signInAt("x".repeat(500)));
  expect(session?.device).toHaveLength(200);
});
