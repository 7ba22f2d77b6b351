import { describe, expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { readQuantities } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { contentOf, signedCookie } from "./support/cookies";
import { createKnownShopper } from "./support/guests";
import { createShopper, type Reply } from "./support/shopper";
import { profileOf, signInAs } from "./support/signing-in";

const api = createApi();
const { id } = await api.product(landmarks.inStock);
const signedAt: unknown = expect.any(Number);
const today = new Date().toISOString().slice(0, 10);
const fiveYears = 5 * 365 * 24 * 60 * 60;

const uidCookieOf = (reply: Reply) => reply.cookies.find(({ name }) => name === "uid");
const uidIn = (reply: Reply) =>
  z.object({ uid: z.string().min(8) }).parse(contentOf(uidCookieOf(reply)?.value ?? "")).uid;
const noticesIn = (reply: Reply) => reply.cookies.filter(({ name }) => name.startsWith("notice-"));

describe("the visitor's cookie", () => {
  test.each(locales)("is set with the first page, for five years, HttpOnly and SameSite: %s", async (locale) => {
    const reply = await createShopper().send(localePath(locale, paths.home()));
    const cookie = uidCookieOf(reply);
    expect(cookie?.attributes).toEqual({ path: "/", "max-age": String(fiveYears), httponly: "", samesite: "Lax" });
    expect(contentOf(cookie?.value ?? "")).toEqual({ uid: uidIn(reply), renewed: today, signedAt });
    expect(reply.cookies.map(({ name }) => name).sort()).toEqual(["i18n_redirected", "uid"]);
  });

  test("is not set again if nothing has changed", async () => {
    const shopper = createShopper();
    await shopper.open(paths.home());
    for (const path of [paths.home(), paths.catalog(), paths.product(landmarks.inStock), paths.basket(), "/nowhere"]) {
      expect((await shopper.send(path)).cookies, path).toEqual([]);
    }
  });

  test("is set for a guest whose first request is a POST", async () => {
    const shopper = createShopper();
    const reply = await shopper.post(paths.basketLines(), { add: String(id) });
    expect(await readQuantities(api.url, uidIn(reply))).toEqual({ [id]: 1 });
  });

  test("is renewed once a day, for the same guest", async () => {
    const uid = await api.newUid();
    const cookie = await signedCookie("uid", { uid, renewed: "2026-01-01" });
    const shopper = createShopper({ cookies: { uid: cookie, i18n_redirected: "ru" } });
    const reply = await shopper.send(paths.catalog());
    expect(contentOf(uidCookieOf(reply)?.value ?? "")).toEqual({ uid, renewed: today, signedAt });
    expect(uidCookieOf(reply)?.attributes["max-age"]).toBe(String(fiveYears));
    expect((await shopper.send(paths.catalog())).cookies).toEqual([]);
  });

  test("keeps a notice for one page only", async () => {
    const shopper = await createKnownShopper(api);
    const posted = await shopper.post(paths.basketLines(), { add: String(id) });
    expect(noticesIn(posted)).toHaveLength(1);
    const shown = await shopper.send(paths.basket());
    expect(noticesIn(shown).map(({ attributes }) => attributes["max-age"])).toEqual(["0"]);
  });
});

describe("an invalid cookie makes the visitor a new guest", async () => {
  const owner = await createKnownShopper(api);
  await api.addToBasket(owner.uid(), id, 3);
  const own = owner.jar.get("uid") ?? "";
  const [payload = "", signature = ""] = own.split(".");
  const forged = encodeURIComponent(Buffer.from(JSON.stringify({ uid: owner.uid() })).toString("base64"));
  const values = [
    ["a changed signature", `${payload}.${signature.slice(0, -3)}AAA`],
    ["no signature", payload],
    ["other content with the same signature", `${forged}.${signature}`],
    ["another secret's signature", await signedCookie("uid", { uid: owner.uid() }, "somebody-else's-secret")],
    ["nothing", ""],
    ["nonsense", "abc"],
    ["a malformed escape sequence", "%E0%A4%A"],
    ["a signed text", await signedCookie("uid", "text")],
    ["a signed null", await signedCookie("uid", null)],
    ["a signed list", await signedCookie("uid", [owner.uid()])],
    ["a signed uid of a wrong type", await signedCookie("uid", { uid: { $ne: 1 } })],
    ["an empty signed uid", await signedCookie("uid", { uid: "" })],
    ["an oversized signed uid", await signedCookie("uid", { uid: "x".repeat(1000) })],
  ] as const;

  test.each(values)("%s", async (_, cookie) => {
    const shopper = createShopper({ cookies: { uid: cookie, i18n_redirected: "ru" } });
    const page = await shopper.open(paths.basket());
    expect(page.status).toBe(200);
    expect(page.all("main li[id^=p]")).toEqual([]);
    expect(uidIn(page)).not.toBe(owner.uid());
    expect((await shopper.post(paths.basketLines(), { add: String(id) })).status).toBe(303);
    expect(await readQuantities(api.url, shopper.uid())).toEqual({ [id]: 1 });
    expect(await readQuantities(api.url, owner.uid())).toEqual({ [id]: 3 });
  });

  test("but the shop's own cookie shows its owner's basket", async () => {
    const page = await createShopper({ cookies: { uid: own, i18n_redirected: "ru" } }).open(paths.basket());
    expect(page.one(`#p${id} input[name="quantity"]`).getAttribute("value")).toBe("3");
  });

  test("a signed cookie keeps its valid fields and drops the others", async () => {
    const cookies = {
      uid: await signedCookie("uid", { uid: owner.uid(), renewed: 5, more: "x" }),
      session: await signedCookie("session", { token: 5, more: "x" }),
    };
    const reply = await createShopper({ cookies: { ...cookies, i18n_redirected: "ru" } }).send(paths.home());
    expect(reply.status).toBe(200);
    expect(contentOf(uidCookieOf(reply)?.value ?? "")).toEqual({ uid: owner.uid(), renewed: today, signedAt });
  });
});

test("a customer with the earlier single cookie stays signed in, with the same basket", async () => {
  const { uid, session } = await sessionOfAnna();
  await api.addToBasket(uid, id, 2);
  const shopper = createShopper({ cookies: { session, i18n_redirected: "ru" } });
  const page = await shopper.open(paths.personalAccount());
  expect([page.status, profileOf(page)]).toEqual([200, translateFor("ru")("header.profile")]);
  expect(shopper.uid()).toBe(uid);
  expect((await shopper.send(paths.personalAccount())).cookies).toEqual([]);
});

/** The session cookie of a signed-in customer in the earlier format, when one cookie held all parts. */
async function sessionOfAnna() {
  const customer = await signInAs("anna");
  const uid = customer.uid();
  const { token, refreshToken } = z
    .object({ token: z.string(), refreshToken: z.string() })
    .parse(contentOf(customer.jar.get("session") ?? ""));
  const content = { uid, token, refreshToken, refreshedAt: Date.now(), renewed: today, compared: [id] };
  return { uid, session: await signedCookie("session", content) };
}

test("a HEAD request gets the same headers without a body", async () => {
  const shopper = await createKnownShopper(api);
  const reply = await shopper.send(paths.catalog(), { method: "HEAD" });
  expect([reply.status, reply.body]).toEqual([200, ""]);
  expect(reply.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});
