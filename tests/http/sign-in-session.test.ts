import { expect, test } from "vitest";

import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { demoCustomers } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { signedCookie } from "./support/cookies";
import { lastCode, newPhone } from "./support/new-customer";
import { noticesOf } from "./support/page";
import { createShopper } from "./support/shopper";
import { isSignedIn, profileOf, renewableCookies, submitButton, sessionOf } from "./support/signing-in";

const api = createApi();
const { anna } = demoCustomers;

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/%0d%0aLocation:https://evil.example".replaceAll("%0d%0a", "\r\n"),
  "javascript:alert(1)",
  "https://evil.example/",
  "https://user@evil.example/",
  "http://localhost:1/",
])("signing in never redirects to another site: %j", async (target) => {
  const shopper = createShopper();
  const page = await shopper.open(paths.signIn({ step: "email", redirectTo: target }));
  const reply = await shopper.press(page, submitButton, { email: anna.email, password: anna.password });
  expect(reply.location).toBe(paths.personal());
  const posted = await createShopper().post(paths.signIn({ step: "email", redirectTo: target }), {
    email: anna.email,
    password: anna.password,
  });
  expect(posted.location).toBe(paths.personal());
});

test("an expired token is renewed once, even for parallel requests", async () => {
  const cookies = await renewableCookies();
  const shoppers = Array.from({ length: 20 }, () => createShopper({ cookies }));
  const replies = await Promise.all(shoppers.map((shopper) => shopper.open(paths.favorites())));
  expect(replies.map(({ status }) => status)).toEqual(shoppers.map(() => 200));
  expect(replies.map(profileOf)).toEqual(shoppers.map(() => translateFor("ru")("header.profile")));
  const tokens = new Set(shoppers.map((shopper) => sessionOf(shopper).token));
  expect([tokens.size, tokens.has("dead")]).toEqual([1, false]);
});

test("a session that cannot be renewed ends with a notice on the page", async () => {
  const cookie = await signedCookie("session", {
    uid: await api.newUid(),
    token: "dead",
    refreshToken: "invalid too",
    refreshedAt: Date.now(),
  });
  const shopper = createShopper({ cookies: { session: cookie } });
  const page = await shopper.open(paths.favorites());
  expect(page.status).toBe(200);
  expect(isSignedIn(shopper)).toBe(false);
  expect(noticesOf(await shopper.open(paths.home())).join()).toContain(translateFor("ru")("sign-in:ended"));
});

test("a page that redirects leaves the notice of the sign-in to the next one", async () => {
  const shopper = createShopper();
  const phone = newPhone();
  const asked = await shopper.open(paths.signIn({ step: "phone", redirectTo: paths.checkout() }));
  const sent = await shopper.follow(await shopper.press(asked, submitButton, { phone }));
  const reply = await shopper.press(sent, submitButton, { code: (await lastCode(phone)) ?? "" });
  const checkout = await shopper.follow(reply);
  // The basket is empty.
  expect([reply.location, checkout.location]).toEqual([paths.checkout(), paths.basket()]);
  expect(noticesOf(await shopper.follow(checkout)).join()).toContain(translateFor("ru")("sign-in:welcome"));
  expect(noticesOf(await shopper.open(paths.basket()))).toEqual([]);
});

test("a code that was not requested redirects to the first step", async () => {
  const shopper = createShopper();
  expect((await shopper.send(paths.signIn({ step: "code" }))).location).toBe(paths.signIn({ step: "phone" }));
  const reply = await shopper.post(paths.signIn({ step: "code" }), { code: "1234" });
  expect(reply.location).toBe(paths.signIn({ step: "phone" }));
});

test("a password may be guessed ten times", async () => {
  const shopper = createShopper();
  const page = await shopper.open(paths.signIn({ step: "email" }));
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const reply = await shopper.press(page, submitButton, {
      email: "guessed@verstak.example",
      password: `guess-${guess}`,
    });
    statuses.push(reply.status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test("the sign-in pages are not cached or indexed", async () => {
  const shopper = createShopper();
  for (const path of [paths.signIn(), paths.signIn({ step: "email" }), paths.signUp(), paths.signUpPassword("x")]) {
    const page = await shopper.open(path);
    expect(page.headers.get("Cache-Control"), path).toBe("no-store");
    expect(page.one('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  }
});
