import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Notice } from "~/lib/notice";

import { stubApi } from "../../tests/fixtures/stub-api";
import { authorOf } from "./author.server";

/** The maximum size of a cookie in browsers. */
const most = 4096;
/** The limit for all parts of the session together. */
const maxTogether = 7 * 1024;

const digits = (length: number) => "1".repeat(length);
const largest = { token: "t".repeat(800), refreshToken: "r".repeat(736), expiresAt: "2026-11-23T10:00:00Z" };

/** The API returns a visitor and renewed tokens of the maximum length. */
const answers = vi.fn<(url: string) => Promise<Response>>(async (url) =>
  Response.json({ data: url.includes("/profile/uid") ? { uid: "u".repeat(64) } : largest }),
);

beforeEach(() => {
  stubApi(answers);
  vi.stubEnv("SITE_URL", "https://shop.example");
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function openVisit() {
  const session = await import("./open-visit.server");
  return session.openVisit({ request: new Request("https://shop.example/"), context: {} });
}

type Visit = Awaited<ReturnType<typeof openVisit>>;

/** The cookies that a visit sets, as names and values. */
async function cookiesOf(visit: Visit): Promise<string[]> {
  const headers = new Headers();
  await visit.commit(headers);
  return headers
    .getSetCookie()
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0] ?? "");
}

test.each([
  ["Latin", "x"],
  ["Cyrillic", "я"],
  ["signs that JSON spells out", '"'],
  ["signs of four bytes", "🔧"],
])("all parts of the session at their largest fit in their cookies, and in a request's head: %s", async (_, letter) => {
  const visit = await openVisit();
  await visit.uid();
  visit.signOut();
  visit.signIn(largest);
  await visit.caller.renew?.(largest.token);
  visit.rememberCode({ phone: `+${digits(15)}`, resendAt: Date.now(), fault: letter.repeat(1500) });
  visit.rememberConfirmation({
    ...{ what: "deletion", customer: Number.MAX_SAFE_INTEGER, to: letter.repeat(1500), resendAt: Date.now() },
  });
  visit.rememberReturn(`/${"p".repeat(299)}`);
  for (const at of [1, 2, 3, 4, 5, 6]) visit.rememberDevice(`email ${at}`);
  const cookies = (await cookiesOf(visit)).filter((cookie) => cookie.startsWith("__Host-"));
  expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(
    ["code", "confirmation", "device", "letter", "renewed", "session"].map((name) => `__Host-${name}`),
  );
  const newcomer = await openVisit();
  await newcomer.uid();
  const [uid = ""] = (await cookiesOf(newcomer)).filter((cookie) => cookie.startsWith("__Host-uid="));
  for (const cookie of [...cookies, uid]) expect(cookie.length).toBeLessThanOrEqual(most);
  const header = [...cookies, uid].join("; ");
  expect(header.length).toBeGreaterThan(5000);
  expect(header.length).toBeLessThanOrEqual(maxTogether);
});

test.each(["x", "я", '"', "🔧"])("a notice of 1,500 times %s is cut, and says so", async (letter) => {
  const visit = await openVisit();
  visit.setNotice({ kind: "error", text: letter.repeat(1500) });
  const [cookie = ""] = (await cookiesOf(visit)).filter((each) => each.startsWith("__Host-notice-"));
  expect(cookie.length).toBeLessThanOrEqual(most);
  const session = await import("./open-visit.server");
  const request = new Request("https://shop.example/", { headers: { Cookie: cookie } });
  const notice: Notice | null = (await session.openVisit({ request, context: {} })).consumeNotice();
  expect(notice?.text).toMatch(/…$/);
  expect(notice?.text?.startsWith(letter.repeat(100))).toBe(true);
});

test("a notice and an error message that fit are not cut", async () => {
  const text = "Не получилось. ".repeat(12).trim();
  const visit = await openVisit();
  visit.rememberCode({ phone: "+79990000000", resendAt: 0, fault: text });
  expect(visit.codeRequest()?.fault).toBe(text);
});

test("a placed order with the longest payment link fits in a cookie", async () => {
  const { savePlacedOrder } = await import("./placed-order.server");
  const headers = new Headers();
  await savePlacedOrder(
    headers,
    {
      ...{ orderId: Number.MAX_SAFE_INTEGER, number: digits(40), accessKey: "k".repeat(200), personType: "individual" },
      ...{ paymentLink: `https://pay.example/${"p".repeat(1980)}`, email: "я".repeat(5000) },
    },
    authorOf("u".repeat(64), "a token"),
  );
  const [cookie = ""] = headers.getSetCookie();
  expect((cookie.split(";")[0] ?? "").length).toBeLessThanOrEqual(most);
});
