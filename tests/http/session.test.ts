import { describe, expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { paths } from "~/paths";
import { landmarks } from "#mocks/db/seed/landmarks";

import { readQuantities } from "../fixtures/visitor";
import { createApi } from "./support/api";
import { contentOf, signedCookie } from "./support/cookies";
import { createKnownShopper } from "./support/guests";
import { createShopper, type Reply } from "./support/shopper";

const api = createApi();
const { id } = await api.product(landmarks.inStock);
const today = new Date().toISOString().slice(0, 10);
const fiveYears = 5 * 365 * 24 * 60 * 60;

const sessionOf = (reply: Reply) => reply.cookies.find(({ name }) => name === "session");
const uidIn = (reply: Reply) =>
  z.object({ uid: z.string().min(8) }).parse(contentOf(sessionOf(reply)?.value ?? "")).uid;

describe("the session's cookie", () => {
  test.each(locales)(
    "is set with the first page, for five years, out of reach of scripts and other sites: %s",
    async (locale) => {
      const reply = await createShopper().send(localePath(locale, paths.home()));
      const session = sessionOf(reply);
      expect(session?.attributes).toEqual({ path: "/", "max-age": String(fiveYears), httponly: "", samesite: "Lax" });
      expect(contentOf(session?.value ?? "")).toEqual({ uid: uidIn(reply), renewed: today });
      expect(reply.cookies.map(({ name }) => name).sort()).toEqual(["i18n_redirected", "session"]);
    },
  );

  test("is not set again where nothing has changed", async () => {
    const shopper = createShopper();
    await shopper.open(paths.home());
    for (const path of [paths.home(), paths.catalog(), paths.product(landmarks.inStock), paths.basket(), "/nowhere"]) {
      expect((await shopper.send(path)).cookies, path).toEqual([]);
    }
  });

  test("is set for a guest who posts before reading anything", async () => {
    const shopper = createShopper();
    const reply = await shopper.post(paths.basketLines(), { add: String(id) });
    expect(await readQuantities(api.url, uidIn(reply))).toEqual({ [id]: 1 });
  });

  test("is renewed once a day, for the same guest", async () => {
    const uid = await api.newUid();
    const session = await signedCookie("session", { uid, renewed: "2026-01-01" });
    const shopper = createShopper({ cookies: { session, i18n_redirected: "ru" } });
    const reply = await shopper.send(paths.catalog());
    expect(contentOf(sessionOf(reply)?.value ?? "")).toEqual({ uid, renewed: today });
    expect(sessionOf(reply)?.attributes["max-age"]).toBe(String(fiveYears));
    expect((await shopper.send(paths.catalog())).cookies).toEqual([]);
  });

  test("keeps a notice for one page and no longer", async () => {
    const shopper = await createKnownShopper(api);
    const posted = await shopper.post(paths.basketLines(), { add: String(id) });
    expect(contentOf(sessionOf(posted)?.value ?? "")).toHaveProperty("notice");
    const shown = await shopper.send(paths.basket());
    expect(contentOf(sessionOf(shown)?.value ?? "")).toEqual({ uid: shopper.uid(), renewed: today });
  });
});

describe("a cookie that is not the shop's own makes a new guest, not an error", async () => {
  const owner = await createKnownShopper(api);
  await api.addToBasket(owner.uid(), id, 3);
  const own = owner.jar.get("session") ?? "";
  const [payload = "", signature = ""] = own.split(".");
  const forged = encodeURIComponent(Buffer.from(JSON.stringify({ uid: owner.uid() })).toString("base64"));
  const values = [
    ["a changed signature", `${payload}.${signature.slice(0, -3)}AAA`],
    ["no signature", payload],
    ["another content under the same signature", `${forged}.${signature}`],
    ["another secret's signature", await signedCookie("session", { uid: owner.uid() }, "somebody-else's-secret")],
    ["nothing", ""],
    ["nonsense", "abc"],
    ["a broken escape", "%E0%A4%A"],
    ["a signed text", await signedCookie("session", "text")],
    ["a signed null", await signedCookie("session", null)],
    ["a signed list", await signedCookie("session", [owner.uid()])],
    ["a signed uid of a wrong kind", await signedCookie("session", { uid: { $ne: 1 } })],
    ["a signed uid that is empty", await signedCookie("session", { uid: "" })],
    ["a signed uid that is endless", await signedCookie("session", { uid: "x".repeat(1000) })],
  ] as const;

  test.each(values)("%s", async (_, session) => {
    const shopper = createShopper({ cookies: { session, i18n_redirected: "ru" } });
    const page = await shopper.open(paths.basket());
    expect(page.status).toBe(200);
    expect(page.all("main li[id^=p]")).toEqual([]);
    expect(uidIn(page)).not.toBe(owner.uid());
    expect((await shopper.post(paths.basketLines(), { add: String(id) })).status).toBe(303);
    expect(await readQuantities(api.url, shopper.uid())).toEqual({ [id]: 1 });
    expect(await readQuantities(api.url, owner.uid())).toEqual({ [id]: 3 });
  });

  test("while the shop's own one shows its owner's basket", async () => {
    const page = await createShopper({ cookies: { session: own, i18n_redirected: "ru" } }).open(paths.basket());
    expect(page.one(`#p${id} input[name="quantity"]`).getAttribute("value")).toBe("3");
  });

  test("a signed session keeps what is right of it and drops what is not", async () => {
    const content = { uid: owner.uid(), renewed: 5, notice: { kind: "loud", text: "x" }, more: "x" };
    const session = await signedCookie("session", content);
    const reply = await createShopper({ cookies: { session, i18n_redirected: "ru" } }).send(paths.home());
    expect(reply.status).toBe(200);
    expect(contentOf(sessionOf(reply)?.value ?? "")).toEqual({ uid: owner.uid(), renewed: today });
  });
});

test("a page that is only asked for its head has no body and the same headers", async () => {
  const shopper = await createKnownShopper(api);
  const reply = await shopper.send(paths.catalog(), { method: "HEAD" });
  expect([reply.status, reply.body]).toEqual([200, ""]);
  expect(reply.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});
