import { describe, expect, test } from "vitest";
import * as z from "zod";

import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { contentOf, signedCookie } from "./support/cookies";
import { useShopWith } from "./support/isolated-shop";
import { createShopper } from "./support/shopper";
import { isSignedIn, submitButton, sessionOf } from "./support/signing-in";

const [first, second, removed] = [
  "the-first-secret-of-all-that-are-set",
  "the-second-secret-of-all-that-are-set",
  "a-secret-that-was-removed-some-time-ago",
];
const shop = useShopWith({ SESSION_SECRETS: `${first},${second}` });
const guestRedirect = [302, paths.signIn({ redirectTo: paths.personal() })];

/** The content of the session cookie of a customer who has signed in to this shop. */
async function customerSession() {
  const shopper = createShopper({ shop: shop.url() });
  const { email, password } = demoCustomers.anna;
  const page = await shopper.open(paths.signIn({ step: "email" }));
  expect((await shopper.press(page, submitButton, { email, password })).status).toBe(303);
  return z.record(z.string(), z.unknown()).parse(contentOf(shopper.jar.get("session") ?? ""));
}

const shopperWithSession = (session: string) =>
  createShopper({ shop: shop.url(), cookies: { session, i18n_redirected: "ru" } });

async function expectGuest(session: string) {
  const reply = await shopperWithSession(session).send(paths.personal());
  expect([reply.status, reply.location]).toEqual(guestRedirect);
}

describe("the session cookie", () => {
  test("is accepted with the old secret's signature and renewed with the current secret", async () => {
    const shopper = shopperWithSession(await signedCookie("session", await customerSession(), second));
    const uid = { uid: await shop.api().newUid(), renewed: "2026-01-01" };
    shopper.jar.set("uid", await signedCookie("uid", uid, second));
    expect((await shopper.send(paths.personal())).status).toBe(200);
    const value = shopper.jar.get("uid") ?? "";
    expect(contentOf(value)).toMatchObject({ uid: uid.uid });
    expect(value).toBe(await signedCookie("uid", contentOf(value), first));
    expect((await shopper.send(paths.personal())).status).toBe(200);
  });

  test.each([
    ["was removed", removed],
    ["belongs to another shop", "somebody-else's-secret"],
    ["is empty", " "],
  ])("is ignored if it is signed with a secret that %s", async (_, secret) => {
    await expectGuest(await signedCookie("session", await customerSession(), secret));
  });

  test("is ignored if it was tampered with", async () => {
    const content = await customerSession();
    const own = decodeURIComponent(await signedCookie("session", content, first));
    const [payload = "", signature = ""] = own.split(".");
    const other = Buffer.from(JSON.stringify({ ...content, uid: "other" })).toString("base64");
    for (const forged of [
      `${other}.${signature}`,
      `${payload}.`,
      payload,
      `${payload}.${signature}x`,
      `.${signature}`,
    ]) {
      await expectGuest(encodeURIComponent(forged));
    }
  });

  test("is ignored if the API did not issue its token", async () => {
    const content = await customerSession();
    for (const token of ["x", "", "null", "' or 1=1 --", "x".repeat(3000), 5, null, { $ne: "" }]) {
      const session = await signedCookie("session", { ...content, token, refreshToken: "none" }, first);
      await expectGuest(session);
    }
  });

  test("does no harm if it is oversized", async () => {
    const content = { ...(await customerSession()), more: "x".repeat(6000) };
    const shopper = shopperWithSession(await signedCookie("session", content, first));
    expect((await shopper.send(paths.personal())).status).toBe(200);
    // Larger than the headers that Node accepts.
    const endless = await shopperWithSession("x".repeat(40_000)).send(paths.personal());
    expect(endless.status).toBe(431);
    expect((await createShopper({ shop: shop.url() }).send(paths.home())).status).toBe(200);
  });
});

describe("session fixation", () => {
  test("a cookie planted before the sign-in gives its author no access afterwards", async () => {
    const attacker = createShopper({ shop: shop.url() });
    await attacker.open(paths.home());
    const planted = Object.fromEntries(attacker.jar);
    const victim = createShopper({ shop: shop.url(), cookies: planted });
    const { email, password } = demoCustomers.boris;
    await victim.press(await victim.open(paths.signIn({ step: "email" })), submitButton, { email, password });
    expect(isSignedIn(victim)).toBe(true);
    const api = shop.api();
    const { id } = await api.product(landmarks.inStock);
    await victim.post(paths.basketLines(), { add: String(id) });
    expect((await victim.open(paths.basket())).all(`#p${id}`)).toHaveLength(1);

    expect((await attacker.send(paths.personal())).status).toBe(302);
    expect((await attacker.open(paths.basket())).all("main li[id^=p]")).toEqual([]);
    expect((await attacker.open(paths.favorites())).all("main [id^=p]")).toEqual([]);
  });

  test("signing out issues a new uid, and the old cookie no longer identifies the customer", async () => {
    const shopper = createShopper({ shop: shop.url() });
    const { email, password } = demoCustomers.boris;
    await shopper.press(await shopper.open(paths.signIn({ step: "email" })), submitButton, { email, password });
    const [old, uid] = [shopper.jar.get("session") ?? "", sessionOf(shopper).uid];
    expect((await shopper.post(paths.signOut(), {})).location).toBe(paths.home());
    await shopper.open(paths.home());
    expect(sessionOf(shopper).token).toBeUndefined();
    expect(sessionOf(shopper).uid).toMatch(/.{8}/);
    expect(sessionOf(shopper).uid).not.toBe(uid);
    await expectGuest(old);
  });
});
