import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers, landmarks } from "#mocks/testing/landmarks";

import { personOf, valueOf } from "./checkout/checkout";
import { createApi } from "./support/api";
import { signedCookie } from "./support/cookies";
import { createKnownShopper } from "./support/guests";
import { startHeldApi } from "./support/held-api";
import { noticesOf, textOf, type Page } from "./support/page";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper, type Reply, type Shopper } from "./support/shopper";
import { profileOf, renewableCookies, submitButton } from "./support/signing-in";

const api = createApi();
const t = translateFor("ru");
const { anna, boris } = demoCustomers;
/** The call without which the news page is not rendered. */
const newsCall = /news\/list/;

let held: Awaited<ReturnType<typeof startHeldApi>>;
let shop: Awaited<ReturnType<typeof startShopWithLog>>;

beforeAll(async () => {
  held = await startHeldApi(inject("apiUrl"));
  shop = await startShopWithLog(held.url, { LOG_LEVEL: "silent" });
}, 60_000);
afterEach(() => held.closeHeld());
afterAll(async () => {
  await shop.stop();
  held.stop();
});

/** Does something while an earlier request is pending; its response arrives afterwards. */
async function whilePending(ask: () => Promise<Reply>, call: RegExp, act: () => Promise<unknown>): Promise<Reply> {
  held.hold(call);
  const asked = ask();
  await vi.waitFor(() => expect(held.waiting()).toBe(1), 5000);
  await act();
  held.forwardHeld();
  return asked;
}

const whileNewsPending = (shopper: Shopper, act: () => Promise<unknown>) =>
  whilePending(() => shopper.send(paths.news()), newsCall, act);

async function signIn(
  shopper: Shopper,
  { email, password }: { email: string; password: string } = anna,
): Promise<Page> {
  const reply = await shopper.press(await shopper.open(paths.signIn({ step: "email" })), submitButton, {
    email,
    password,
  });
  expect(reply.status).toBe(303);
  return shopper.follow(reply);
}

const signOut = (shopper: Shopper) => shopper.post(paths.signOut(), {});
const newShopper = (cookies: Record<string, string> = {}) =>
  createShopper({ shop: shop.url, cookies: { i18n_redirected: "ru", ...cookies } });
const knownShopper = () => createKnownShopper(api, { shop: shop.url });

/** The e-mail address that the account page shows; null for a guest. */
async function customerOf(shopper: Shopper): Promise<string | null> {
  const reply = await shopper.send(paths.personalAccount());
  if (reply.status === 302) return null;
  const page = await shopper.open(paths.personalAccount());
  expect(profileOf(page)).toBe(t("header.profile"));
  return textOf(page.one("#email summary > :nth-child(2)"));
}

const longAgo = "2026-01-01";

describe("a sign-in survives a late response", () => {
  test("to the very first page", async () => {
    const shopper = newShopper();
    await whileNewsPending(shopper, () => signIn(shopper));
    expect(await customerOf(shopper)).toBe(anna.email);
  });

  test.each(["uid", "session"] as const)("that renews the visitor's cookie `%s`", async (name) => {
    const shopper = newShopper({ [name]: await signedCookie(name, { uid: await api.newUid(), renewed: longAgo }) });
    await whileNewsPending(shopper, () => signIn(shopper));
    expect(await customerOf(shopper)).toBe(anna.email);
  });

  test("that removes a notice", async () => {
    const shopper = await knownShopper();
    const { id } = await api.product(landmarks.inStock);
    await shopper.post(paths.basketLines(), { add: String(id) });
    await whileNewsPending(shopper, () => signIn(shopper));
    expect(await customerOf(shopper)).toBe(anna.email);
  });

  test("that reports the end of the last session", async () => {
    const shopper = newShopper({
      session: await signedCookie("session", { uid: await api.newUid(), token: "dead", refreshToken: "invalid too" }),
    });
    await whileNewsPending(shopper, async () => {
      await shopper.open(paths.home());
      await signIn(shopper);
    });
    expect(await customerOf(shopper)).toBe(anna.email);
  });

  test("that renews the token of another customer", async () => {
    const shopper = newShopper(await renewableCookies());
    await whilePending(
      () => shopper.send(paths.personalAccount()),
      /auth\/refresh/,
      async () => {
        await signOut(shopper);
        await signIn(shopper, boris);
      },
    );
    expect(await customerOf(shopper)).toBe(boris.email);
  });

  test("that changes the comparison", async () => {
    const shopper = await knownShopper();
    const { id } = await api.product(landmarks.inStock);
    await whilePending(
      () => shopper.post(paths.compare(), { add: String(id) }),
      /product\/list/,
      () => signIn(shopper),
    );
    expect(await customerOf(shopper)).toBe(anna.email);
    expect((await shopper.open(paths.compare())).all(`#p${id}`)).toHaveLength(1);
  });
});

describe("a sign-out survives a late response", () => {
  test("that renews the token", async () => {
    const shopper = newShopper(await renewableCookies());
    await whilePending(
      () => shopper.send(paths.personalAccount()),
      /auth\/refresh/,
      () => signOut(shopper),
    );
    expect(await customerOf(shopper)).toBeNull();
  });

  test("that renews the visitor's cookie: the next visitor has another uid", async () => {
    const shopper = newShopper();
    await signIn(shopper);
    const uid = shopper.uid();
    shopper.jar.set("uid", await signedCookie("uid", { uid, renewed: longAgo }));
    await whileNewsPending(shopper, () => signOut(shopper));
    expect(await customerOf(shopper)).toBeNull();
    await shopper.open(paths.home());
    expect(shopper.uid()).not.toBe(uid);
  });

  test("that stores a draft of the checkout: the draft does not come back", async () => {
    const shopper = newShopper();
    await signIn(shopper);
    const { id } = await api.product(landmarks.madeToOrder);
    await shopper.post(paths.basketLines(), { add: String(id) });
    const checkout = paths.checkout("individual");
    const page = await shopper.open(checkout);
    const fields = { key: valueOf(page, "key"), hash: valueOf(page, "hash"), total: valueOf(page, "total") };
    const typed = { ...personOf("left-behind@example.com"), ...fields, intent: "keep" };
    await shopper.post(`${paths.checkoutQuote()}?type=individual`, typed);
    await whilePending(
      () => shopper.send(checkout),
      /checkout\/settings/,
      () => signOut(shopper),
    );
    await shopper.open(paths.home());
    await shopper.post(paths.basketLines(), { add: String(id) });
    const next = await shopper.open(checkout);
    expect(next.status).toBe(200);
    expect(next.body).not.toContain("left-behind@example.com");
    expect(next.body).not.toContain(anna.email);
  });
});

describe("late responses in two tabs", () => {
  test("neither removes the other's notice", async () => {
    const shopper = await knownShopper();
    const { id } = await api.product(landmarks.inStock);
    await shopper.post(paths.basketLines(), { add: String(id) });
    await whileNewsPending(shopper, () => shopper.post(paths.clearBasket(), {}));
    expect(noticesOf(await shopper.open(paths.home()))).toEqual([t("notice.cleared")]);
  });

  test("the language of the tab that was opened last is stored", async () => {
    const shopper = await knownShopper();
    const { id } = await api.product(landmarks.inStock);
    await whilePending(
      () => shopper.post(paths.basketLines(), { add: String(id) }),
      /basket\/\d+\/add/,
      () => shopper.open(`/en${paths.about()}`),
    );
    expect((await shopper.send(paths.home())).location).toBe("/en");
  });

  test("both add to the comparison", async () => {
    const shopper = await knownShopper();
    const [first, second] = await Promise.all([api.product(landmarks.inStock), api.product(landmarks.madeToOrder)]);
    await whilePending(
      () => shopper.post(paths.compare(), { add: String(first.id) }),
      /product\/list/,
      async () => {
        held.hold(newsCall);
        await shopper.post(paths.compare(), { add: String(second.id) });
      },
    );
    const page = await shopper.open(paths.home());
    expect(page.all(`header a[href="${paths.compare()}"]`).map(textOf).join()).toContain("2");
  });
});

test.each([
  [paths.personal(), /auth\/session|profile\/(view|orders)/],
  [paths.personalHistory(), /auth\/session|profile\/orders/],
  [paths.checkout("individual"), /auth\/session|profile\/(address|company)/],
])("%s calls the API for the customer while the session is still being checked", async (path, calls) => {
  const shopper = newShopper();
  await signIn(shopper);
  held.hold(calls);
  const asked = shopper.send(path);
  await vi.waitFor(() => expect(held.waiting()).toBe(3), 5000);
  held.forwardHeld();
  expect((await asked).status).toBeLessThan(400);
});
