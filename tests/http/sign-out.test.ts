import { expect, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks } from "#mocks/testing/landmarks";

import { address, agreed, newEmail, orderButton, personOf } from "./checkout/checkout";
import { createApi } from "./support/api";
import { signedCookie } from "./support/cookies";
import { createNewCustomer, registerCustomer } from "./support/new-customer";
import { noticesOf } from "./support/page";
import { createShopper, type Shopper } from "./support/shopper";
import { isSignedIn, profileOf, sessionOf } from "./support/signing-in";

const api = createApi();
const { id } = await api.product(landmarks.madeToOrder);
const t = translateFor("ru");
const successPath = paths.orderPlaced("individual");

/** @returns the e-mail of the order, which the success page shows */
async function placeOrder(shopper: Shopper): Promise<string> {
  const email = newEmail();
  await shopper.post(paths.basketLines(), { add: String(id) });
  const checkout = await shopper.open(paths.checkout("individual"));
  const { "customer.phone": _, ...person } = personOf(email);
  const typed = {
    // A customer's phone is filled in from the account.
    ...(isSignedIn(shopper) ? person : personOf(email)),
    ...{ ...address, ...agreed(checkout), "delivery.code": ["courier"], payment: ["cash"] },
  };
  const counted = await shopper.pressForPage(checkout, 'aside button[value="recalculate"]', typed);
  expect((await shopper.press(counted, orderButton)).location).toBe(successPath);
  return email;
}

test("after a sign-out the next visitor sees no data of the customer, even with the old cookies", async () => {
  const { shopper } = await createNewCustomer();
  const email = await placeOrder(shopper);
  expect((await shopper.open(successPath)).body).toContain(email);

  const placed = shopper.jar.get("placed") ?? "";
  const left = await shopper.post(paths.signOut(), {});
  expect(left.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect(shopper.jar.has("placed")).toBe(false);
  for (const path of [successPath, paths.signUp(), paths.checkout("individual"), paths.basket()])
    expect([path, (await shopper.send(path)).body.includes(email)]).toEqual([path, false]);

  // A response that arrives after the sign-out would set the cookie again like this.
  shopper.jar.set("placed", placed);
  const page = await shopper.open(successPath);
  expect(page.body).not.toContain(email);
  expect(page.body).not.toContain("?key=");
});

test("after a sign-out on another device, neither a guest nor the next customer sees the customer's draft", async () => {
  const { shopper, endSession } = await createNewCustomer();
  const email = newEmail();
  const openCheckout = async () => {
    await shopper.post(paths.basketLines(), { add: String(id) });
    return shopper.open(paths.checkout("individual"));
  };
  await shopper.pressForPage(await openCheckout(), 'aside button[value="recalculate"]', { "customer.email": email });
  expect((await openCheckout()).body).toContain(email);

  await endSession();
  expect((await shopper.open(paths.checkout("individual"))).body).not.toContain(email);
  expect((await openCheckout()).body).not.toContain(email);

  const password = "a-good-password";
  const next = await registerCustomer("ru", password);
  await shopper.post(paths.signIn({ step: "email" }), { email: next.email, password });
  expect(isSignedIn(shopper)).toBe(true);
  expect((await openCheckout()).body).not.toContain(email);
});

test("after a sign-out on another device, neither a guest nor the next customer sees the order that was just placed", async () => {
  const { shopper, endSession } = await createNewCustomer();
  const email = await placeOrder(shopper);
  expect((await shopper.open(successPath)).body).toContain(email);

  await endSession();
  const seen = async () => (await shopper.open(successPath)).body;
  for (const body of [await seen(), await seen()]) {
    expect(body).not.toContain(email);
    expect(body).not.toContain("?key=");
  }
  const password = "a-good-password";
  const next = await registerCustomer("ru", password);
  await shopper.post(paths.signIn({ step: "email" }), { email: next.email, password });
  expect(isSignedIn(shopper)).toBe(true);
  expect(await seen()).not.toContain(email);
});

test("a guest who signs in after the order still sees it", async () => {
  const shopper = createShopper();
  const email = await placeOrder(shopper);
  const password = "a-good-password";
  const { email: login } = await registerCustomer("ru", password);
  await shopper.post(paths.signIn({ step: "email" }), { email: login, password });
  expect((await shopper.open(successPath)).body).toContain(email);
});

test("a customer who signs in on the way to the order keeps what the guest has typed", async () => {
  const shopper = createShopper();
  const email = newEmail();
  await shopper.post(paths.basketLines(), { add: String(id) });
  const checkout = await shopper.open(paths.checkout("individual"));
  await shopper.pressForPage(checkout, 'aside button[value="recalculate"]', { "customer.email": email });
  const password = "a-good-password";
  const { email: login } = await registerCustomer("ru", password);
  await shopper.post(paths.signIn({ step: "email" }), { email: login, password });
  expect((await shopper.open(paths.checkout("individual"))).body).toContain(email);
});

const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;

test.each([
  [29, true],
  [31, false],
])("a customer whose last visit was %i days ago is signed in: %s", async (days, isIn) => {
  const { shopper } = await createNewCustomer();
  const { token, uid = "" } = sessionOf(shopper);
  const day = new Date(daysAgo(days)).toISOString().slice(0, 10);
  const cookies = {
    uid: await signedCookie("uid", { uid, renewed: day }),
    session: await signedCookie("session", { token, refreshedAt: daysAgo(days) }),
  };
  const later = createShopper({ cookies });
  const home = await later.open(paths.home());
  expect([profileOf(home), isSignedIn(later)]).toEqual([t(isIn ? "header.profile" : "header.signIn"), isIn]);
  // The visitor keeps the same identifier.
  expect(later.uid()).toBe(uid);
  const next = await later.open(paths.about());
  expect(noticesOf(next)).toEqual(isIn ? [] : [expect.stringContaining(t("sign-in:ended"))]);
  expect(profileOf(next)).toBe(t(isIn ? "header.profile" : "header.signIn"));
});
