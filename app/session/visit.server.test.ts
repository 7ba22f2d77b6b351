import { afterEach, describe, expect, test, vi } from "vitest";

import { stubApi } from "../../tests/fixtures/stub-api";
import { writePart } from "./cookie.server";
import { openVisit } from "./open-visit.server";
import { endSession, requireCustomer } from "./visit.server";

afterEach(() => void vi.restoreAllMocks());

const headerOf = (setCookies: readonly string[]) => setCookies.map((cookie) => cookie.split(";")[0]).join("; ");

/** The loader's arguments for a customer whose token the API no longer accepts. */
async function customerArgs(refreshToken: string) {
  const session = await writePart("session", { token: "expired", refreshToken, refreshedAt: Date.now() });
  const uid = await writePart("uid", { uid: "visitor-1", renewed: new Date().toISOString().slice(0, 10) });
  const request = new Request("http://shop.example/personal", { headers: { Cookie: headerOf([session, uid]) } });
  return { request, context: {}, params: {} };
}

const tokens = (token: string) => ({ token, refreshToken: `after-${token}`, expiresAt: "2030-01-01T00:00:00Z" });
const refusal = (status: number, message: string) => Response.json({ error: { code: "refused", message } }, { status });

/** The notice that a response leaves for the next page. */
async function noticeAfter(response: Response) {
  const request = new Request("http://shop.example/", {
    headers: { Cookie: headerOf(response.headers.getSetCookie()) },
  });
  return (await openVisit({ request, context: {} })).consumeNotice();
}

describe("a customer whom the API refuses in spite of a fresh token", () => {
  test.each([
    [401, "No such session", "Сеанс закончился. Войдите ещё раз"],
    [403, "Ваш аккаунт заблокирован. Позвоните нам", "Ваш аккаунт заблокирован. Позвоните нам"],
    [403, "", "Сеанс закончился. Войдите ещё раз"],
  ])("with %i and %j is signed out with a message", async (status, message, shown) => {
    stubApi(async (url) =>
      url.includes("/auth/refresh") ? Response.json({ data: tokens("fresh") }) : refusal(status, message),
    );
    const thrown: unknown = await requireCustomer(await customerArgs(`${status} ${message}`)).catch(
      (error: unknown) => error,
    );
    if (!(thrown instanceof Response)) throw thrown;
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([302, "/sign-in?redirectTo=%2Fpersonal"]);
    expect(await noticeAfter(thrown)).toMatchObject({ kind: "error", text: shown });
    const { request } = await customerArgs(`${status} ${message}`);
    const cookies = `${request.headers.get("Cookie")}; ${headerOf(thrown.headers.getSetCookie())}`;
    const next = new Request("http://shop.example/", { headers: { Cookie: cookies } });
    expect((await openVisit({ request: next, context: {} })).caller.token).toBeNull();
  });

  test("stays signed in if a proxy refuses the call", async () => {
    stubApi(async () => new Response("<h1>Forbidden</h1>", { status: 403 }));
    const args = await customerArgs("kept by proxy");
    await expect(requireCustomer(args)).rejects.toMatchObject({ status: 503 });
    expect((await openVisit(args)).caller.token).toBe("expired");
  });

  test("stays signed in if the token cannot be renewed now", async () => {
    stubApi(async (url) => refusal(url.includes("/auth/refresh") ? 503 : 401, "Expired"));
    const args = await customerArgs("kept for later");
    await expect(requireCustomer(args)).rejects.toMatchObject({ status: 503 });
    expect((await openVisit(args)).caller.token).toBe("expired");
  });

  test.each([408, 429, 500, 503])("with %i stays signed in", async (status) => {
    stubApi(async () => refusal(status, "Later"));
    const args = await customerArgs(`kept ${status}`);
    await expect(requireCustomer(args)).rejects.toMatchObject({ status: 503 });
    expect((await openVisit(args)).caller.token).toBe("expired");
  });
});

test("a sign-out with an expired token ends the session at the API too", async () => {
  const ended: unknown[] = [];
  let isRenewed = false;
  stubApi(async (url) => {
    if (url.includes("/auth/refresh")) isRenewed = true;
    else if (isRenewed) ended.push(url);
    if (url.includes("/auth/refresh")) return Response.json({ data: tokens("fresh") });
    return isRenewed ? Response.json({ data: {} }) : refusal(401, "Expired");
  });
  const args = await customerArgs("ends");
  const response = await endSession(await openVisit(args));
  expect(ended).toEqual([expect.stringMatching(/\/auth\/logout$/)]);
  expect(await noticeAfter(response)).toMatchObject({ kind: "success", text: "Вы вышли из аккаунта" });
  const next = new Request("http://shop.example/", {
    headers: { Cookie: headerOf(response.headers.getSetCookie()) },
  });
  expect((await openVisit({ request: next, context: {} })).caller.token).toBeNull();
});

test("a sign-out from a session that has ended already says only that the customer is signed out", async () => {
  stubApi(async () => refusal(401, "Expired"));
  const response = await endSession(await openVisit(await customerArgs("is over")));
  expect(await noticeAfter(response)).toMatchObject({ kind: "success", text: "Вы вышли из аккаунта" });
});
